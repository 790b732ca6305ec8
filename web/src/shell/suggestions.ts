/** The moves that begin as typed; spaces and the size of letters do not matter. */
export function beginning(moves: readonly string[], typed: string): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, "");
  const start = plain(typed);
  return moves.filter((move) => plain(move).startsWith(start));
}
