/** The check of docs/fairness.md that a page can make by itself. */

/** What stands before the seed in what is hashed; a commitment to anything else can not be taken for one. */
const PURPOSE = "deskoherna seed 1\n";

/** Browsers offer hashing only to pages that came over HTTPS or from this machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined;

export async function commitmentOf(seed: string): Promise<string> {
  const bytes = new Uint8Array((seed.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
  const purpose = new TextEncoder().encode(PURPOSE);
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array([...purpose, ...bytes]));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
