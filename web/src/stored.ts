/** What this browser remembers. Where storage is forbidden, nothing is. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`deskoherna-${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`deskoherna-${key}`);
    else localStorage.setItem(`deskoherna-${key}`, value);
  } catch {
    // remembered until the page is closed
  }
}

export function forgetStored(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("deskoherna-")) localStorage.removeItem(key);
  } catch {
    // there was nothing
  }
}
