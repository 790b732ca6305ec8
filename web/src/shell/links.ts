/** Where links lead: other devices cannot use the name this device has for itself (localhost). */
export function linkBase(page: Pick<Location, "hostname" | "origin">, address: string | null) {
  const own = ["localhost", "127.0.0.1", "[::1]"].includes(page.hostname);
  return own && address !== null ? address : page.origin;
}
