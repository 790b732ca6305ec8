/** Carrying a die with the pointer to where it is to lie; a press alone stays a press. */

const STARTS = 8; // pixels

/** An attachment. `may` tells whether it can be carried, `drop` is told what `data-drop` names there. */
export const carrying =
  (may: () => boolean, drop: (onto: string) => void) => (element: HTMLElement) => {
    let start: { x: number; y: number } | null = null;
    let ghost: HTMLElement | null = null;
    let over: HTMLElement | null = null;

    const placeAt = ({ clientX, clientY }: PointerEvent) =>
      document
        .elementsFromPoint(clientX, clientY)
        .map((one) => one.closest<HTMLElement>("[data-drop]"))
        .find((one) => one !== null) ?? null;

    function lift() {
      const { width, height } = element.getBoundingClientRect();
      ghost = element.cloneNode(true) as HTMLElement;
      ghost.removeAttribute("data-die");
      ghost.inert = true;
      Object.assign(ghost.style, {
        position: "fixed",
        inset: "0 auto auto 0",
        zIndex: "5",
        width: `${width}px`,
        height: `${height}px`,
        margin: `${-height / 2}px ${-width / 2}px`,
        pointerEvents: "none",
      });
      element.after(ghost);
      element.style.opacity = "0.35";
    }

    function moved(event: PointerEvent) {
      if (!start) return;
      const { clientX: x, clientY: y } = event;
      if (!ghost && Math.hypot(x - start.x, y - start.y) < STARTS) return;
      if (!ghost) lift();
      ghost!.style.transform = `translate(${x}px, ${y}px) scale(1.15)`;
      const place = placeAt(event);
      if (place === over) return;
      over?.removeAttribute("data-over");
      over = place;
      over?.setAttribute("data-over", "");
    }

    function end() {
      ghost?.remove();
      over?.removeAttribute("data-over");
      element.style.opacity = "";
      start = ghost = over = null;
    }

    function released(event: PointerEvent) {
      const onto = ghost ? placeAt(event)?.dataset.drop : undefined;
      const carried = ghost !== null;
      end();
      if (carried) addEventListener("click", unheard, { capture: true, once: true });
      if (carried) setTimeout(() => removeEventListener("click", unheard, { capture: true }));
      if (onto) drop(onto);
    }

    /** The press that ends the way is none. */
    const unheard = (click: MouseEvent) => click.stopPropagation();

    function down(event: PointerEvent) {
      if (event.button !== 0 || !event.isPrimary || !may()) return;
      start = { x: event.clientX, y: event.clientY };
      element.setPointerCapture(event.pointerId);
    }

    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", moved);
    element.addEventListener("pointerup", released);
    element.addEventListener("pointercancel", end);
    return () => {
      end();
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", moved);
      element.removeEventListener("pointerup", released);
      element.removeEventListener("pointercancel", end);
    };
  };
