/** Shows the beats of a film in their time, and never forgets to stop. */

/** Calls `over` exactly once: at the end, when stopped, or when nobody looks. */
export function project<B extends { at: number }>(
  { beats, lasts }: { beats: B[]; lasts: number },
  show: (beat: B) => void,
  over: () => void,
): () => void {
  let running = true;
  const timers = beats.map((beat) => setTimeout(() => show(beat), beat.at));
  const hidden = () => document.hidden && stop();
  function stop() {
    if (!running) return;
    running = false;
    timers.forEach(clearTimeout);
    document.removeEventListener("visibilitychange", hidden);
    over();
  }
  timers.push(setTimeout(stop, lasts));
  document.addEventListener("visibilitychange", hidden);
  return stop;
}

/** Whether to show the result at once. */
export const still = () =>
  document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** An attachment: the element lives through the frames once and stays as the last one left it. */
export const once =
  (frames: Keyframe[], duration: number, options: KeyframeAnimationOptions = {}) =>
  (element: Element) => {
    const easing = "cubic-bezier(0.3, 0, 0.1, 1)";
    const life = element.animate(frames, { duration, easing, fill: "both", ...options });
    return () => life.cancel();
  };
