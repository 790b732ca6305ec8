/** A pressed button or a field may be gone afterwards; then the focus goes to what contained it. */

import { tick } from "svelte";

/** `changes` reads whatever may take the focused element away. */
export function keepFocus(within: () => HTMLElement | undefined, changes: () => unknown): void {
  $effect.pre(() => {
    changes();
    const place = within();
    if (!place?.contains(document.activeElement)) return;
    void tick().then(() => {
      if (document.activeElement === document.body) place.focus({ preventScroll: true });
    });
  });
}
