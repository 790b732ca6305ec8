/** Where links lead: other devices cannot use the name this device has for itself (localhost). */
export function linkBase(page: Pick<Location, "hostname" | "origin">, address: string | null) {
  return isOwnName(page.hostname) && address !== null ? address : page.origin;
}

/** Whether a link works on this device only. */
export function isOwn(link: string): boolean {
  return isOwnName(new URL(link).hostname);
}

function isOwnName(name: string): boolean {
  return ["localhost", "127.0.0.1", "[::1]"].includes(name);
}
