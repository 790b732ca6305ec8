/**
 * Where a browser runs a frame in the same process as the page, a board that never ends takes the
 * page with it. So it is noted while a board is looked at, in this tab: a note that is found when the
 * page comes again says that it did not leave in peace.
 */

const noteOf = (game: string) => `board of ${game}`;

export function hasHung(game: string): boolean {
  try {
    const found = sessionStorage.getItem(noteOf(game)) !== null;
    sessionStorage.removeItem(noteOf(game)); // it gets another chance after this
    return found;
  } catch {
    return false; // nothing can be kept in this browser
  }
}

/** Keeps the note up to date; returns how to end that. A tab in the background may be ended by the browser. */
export function noteWhileSeen(game: string): () => void {
  const note = (here: boolean) => {
    try {
      if (here) sessionStorage.setItem(noteOf(game), "");
      else sessionStorage.removeItem(noteOf(game));
    } catch {
      // nothing can be kept in this browser
    }
  };
  const changed = () => note(!document.hidden);
  const left = () => note(false);
  changed();
  document.addEventListener("visibilitychange", changed);
  addEventListener("pagehide", left);
  return () => {
    document.removeEventListener("visibilitychange", changed);
    removeEventListener("pagehide", left);
    left();
  };
}
