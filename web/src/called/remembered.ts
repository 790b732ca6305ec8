/** What the room was told of this browser. The service worker, which can ask nobody, says it again if it has to. */

export interface Told {
  endpoint: string;
  name: string;
  language: string;
}

const STORE = "device"; // beside the caches of the shell, which go with each version
const PLACE = "/device";

export async function remember(told: Told): Promise<void> {
  const kept = await caches.open(STORE);
  await kept.put(PLACE, new Response(JSON.stringify(told)));
}

export async function remembered(): Promise<Told | null> {
  const found = await caches.match(PLACE, { cacheName: STORE });
  return found ? ((await found.json()) as Told) : null;
}

export async function forget(): Promise<void> {
  await caches.delete(STORE);
}

/** The id by which the room knows a browser; see `device_id` in server/push.py. */
export async function deviceId(endpoint: string): Promise<string> {
  const bytes = new TextEncoder().encode(endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, 16);
  return btoa(String.fromCharCode(...digest))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
