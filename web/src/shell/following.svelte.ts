/** Keeps the end of a panel in view as it grows, unless the person has scrolled up to read. */

import type { Attachment } from "svelte/attachments";

const NEAR = 60; // pixels from the end within which the panel keeps following

/** For the last element of what scrolls; `what` is what grows. */
export function following(what: () => unknown): Attachment<HTMLElement> {
  return (end) => {
    const scroller = end.closest<HTMLElement>('[role="tabpanel"]');
    if (!scroller) return;
    let along = true;
    let height = scroller.clientHeight;
    const heed = () => {
      if (scroller.clientHeight !== height) return; // nobody has scrolled: it is about to be followed
      along = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR;
    };
    const follow = () => {
      if (along) scroller.scrollTop = scroller.scrollHeight;
    };
    /** Something else needs its room, or gives it back. */
    const resized = new ResizeObserver(() => {
      height = scroller.clientHeight;
      follow();
    });
    resized.observe(scroller);
    scroller.addEventListener("scroll", heed, { passive: true });
    $effect(() => {
      what();
      follow();
    });
    return () => {
      resized.disconnect();
      scroller.removeEventListener("scroll", heed);
    };
  };
}
