/** The service worker of this room, once the page has settled. Where there can be none, all else works. */

import type { Pressed } from "./worker";

export function register(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}

/** Somebody has pressed a notice about the table that this page shows. */
export function onPressed(heard: () => void): () => void {
  const hear = ({ data }: MessageEvent<Pressed>) => {
    if (data === "pressed") heard();
  };
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  serviceWorker?.addEventListener("message", hear);
  return () => serviceWorker?.removeEventListener("message", hear);
}
