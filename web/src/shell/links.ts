/** Where links lead: elsewhere, this device must not be called by the name it has for itself. */
export function linkBase(page: Pick<Location, "hostname" | "origin">, address: string | null) {
  const own = ["localhost", "127.0.0.1", "[::1]"].includes(page.hostname);
  return own && address !== null ? address : page.origin;
}
