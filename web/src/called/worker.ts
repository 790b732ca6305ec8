/**
 * The service worker: opens the shell of the room without a connection, and shows notices.
 *
 * Pages always come from the server if it answers, so nobody is kept in an old version; what the version before kept is
 * dropped as soon as a new one is there. Vite builds this file by itself, with the names of what belongs to the shell.
 */

import type { NoticesView } from "../wire";
import { shows, source } from "./offline";
import { deviceId, forget, remember, remembered } from "./remembered";

declare const SHELL: string[];
declare const VERSION: string;

interface Happening extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Happening {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushing extends Happening {
  readonly data: { json(): unknown } | null;
}
interface Pressing extends Happening {
  readonly notification: Notification;
}
interface Rotating extends Happening {
  readonly newSubscription?: PushSubscription | null;
}
interface Window {
  readonly url: string;
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(said: Pressed): void;
}
interface Worker {
  addEventListener(name: "install" | "activate", heard: (event: Happening) => void): void;
  addEventListener(name: "fetch", heard: (event: Fetching) => void): void;
  addEventListener(name: "push", heard: (event: Pushing) => void): void;
  addEventListener(name: "notificationclick", heard: (event: Pressing) => void): void;
  addEventListener(name: "pushsubscriptionchange", heard: (event: Rotating) => void): void;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(wanted: { type: "window"; includeUncontrolled: true }): Promise<Window[]>;
    openWindow(to: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
}

/** What the server sends; see `Pushed` in server/push.py. */
interface Notice {
  title: string;
  body: string;
  table: string;
  path: string;
  language: string;
}

/** What a page is told when somebody presses a notice about the table it shows. */
export type Pressed = "pressed";

const worker = self as unknown as Worker;
const ROOM = "room-";
const KEPT = `${ROOM}${VERSION}`;
const PAGE = "/";
const NOTICES = "/api/me/notices";
const DEVICES = `${NOTICES}/devices`;

worker.addEventListener("install", (event) => {
  const filled = caches.open(KEPT).then((kept) => kept.addAll([PAGE, ...SHELL]));
  event.waitUntil(filled.then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(dropOthers().then(() => worker.clients.claim()));
});

async function dropOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(ROOM) && name !== KEPT);
  await Promise.all(others.map((name) => caches.delete(name)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  switch (source(request, location.origin)) {
    case "page":
      return event.respondWith(fetch(request).catch(() => known(PAGE)));
    case "asset":
      return event.respondWith(known(request).catch(() => fetched(request)));
    case "text":
      return event.respondWith(fetched(request).catch(() => known(request)));
  }
});

async function known(wanted: string | Request): Promise<Response> {
  const found = await caches.match(wanted, { ignoreVary: true });
  if (!found) throw new TypeError("not kept");
  return found;
}

async function fetched(request: Request): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status === 200) {
    const copy = answer.clone();
    await caches.open(KEPT).then((kept) => kept.put(request, copy));
  }
  return answer;
}

worker.addEventListener("push", (event) => {
  const notice = event.data?.json() as Notice | undefined;
  if (notice) event.waitUntil(show(notice));
});

/** Nobody needs to be told what they have before their eyes. */
async function show({ title, body, table, path, language }: Notice) {
  const inSight = (await windows()).some(
    ({ url, visibilityState }) => visibilityState === "visible" && shows(url, table),
  );
  if (inSight) return;
  await worker.registration.showNotification(title, {
    body,
    tag: table, // one for a table: the latest
    lang: language,
    icon: "/icon-192.png",
    badge: "/badge-96.png",
    data: path,
  });
}

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** A window that shows the table comes to the front, and shows it as it is now; else one is opened. */
async function open(path: string) {
  const address = new URL(path, location.origin).href;
  const [, , table = ""] = path.split("/");
  const there = (await windows()).find(({ url }) => shows(url, table));
  there?.postMessage("pressed");
  await (there ? there.focus() : worker.clients.openWindow(address));
}

function windows(): Promise<Window[]> {
  return worker.clients.matchAll({ type: "window", includeUncontrolled: true });
}

worker.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(rotate(event.newSubscription ?? null));
});

/** The push service leads here by another address: the room learns it, if it still calls this browser. */
async function rotate(given: PushSubscription | null) {
  const told = await remembered();
  if (!told) return;
  const former = await deviceId(told.endpoint);
  const { key, devices } = (await (await fetch(NOTICES)).json()) as NoticesView;
  if (!devices.some(({ id }) => id === former)) return forget(); // it was turned off elsewhere
  const { pushManager } = worker.registration;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const subscription = given ?? (await pushManager.subscribe(wish));
  const { endpoint } = subscription;
  const { p256dh, auth } = subscription.toJSON().keys ?? {};
  const now = { ...told, endpoint };
  await fetch(`${DEVICES}/${former}`, { method: "DELETE" }); // there may be no place for one more
  await fetch(DEVICES, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...now, p256dh, auth }),
  });
  await remember(now);
}
