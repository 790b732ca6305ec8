/** Pointing at something for the others: hold it, click it with the other button, or press P on it. */

export const HELD = 900; // milliseconds; a finger that stays is first told what the thing is

export type Point = (target: string) => void;

/** An attachment. A press that has become a hold chooses nothing. */
export const pointing = (target: string, point: Point | undefined) => (element: HTMLElement) => {
  if (!point) return;
  let [timer, held] = [0, false];
  const stop = () => clearTimeout(timer);
  const begin = (event: PointerEvent) => {
    stop();
    held = false;
    if (event.button === 0)
      timer = setTimeout(() => {
        held = true;
        point(target);
      }, HELD);
  };
  const click = (event: MouseEvent) => {
    if (!held) return;
    held = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (!held) point(target);
    stop();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === "p" && !event.ctrlKey && !event.metaKey && !event.altKey) point(target);
  };
  const heard = {
    pointerdown: begin,
    pointerup: stop,
    pointercancel: stop,
    pointerleave: stop,
    contextmenu: menu,
    keydown: key,
  };
  const entries = Object.entries(heard) as [string, EventListener][];
  for (const [name, listener] of entries) element.addEventListener(name, listener);
  element.addEventListener("click", click, { capture: true });
  return () => {
    stop();
    for (const [name, listener] of entries) element.removeEventListener(name, listener);
    element.removeEventListener("click", click, { capture: true });
  };
};
