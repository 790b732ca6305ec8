/** Being called at this browser: the permission, the push service, and the room. */

import { get, post, remove } from "../api";
import { introduce } from "../introduce";
import type { NoticesView } from "../wire";
import { say, words } from "../words.svelte";
import { named } from "./names";
import { deviceId, forget, remember } from "./remembered";

/** Why this browser cannot be called: it lacks what is needed, its owner has forbidden it, or its push service failed. */
export class NotHere extends Error {
  constructor(readonly why: "unable" | "denied" | "failed") {
    super(why);
  }
}

export function able(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Asks the browser for permission, which only somebody's press may do, and subscribes. */
export async function turnOn(key: string): Promise<NoticesView> {
  if (!able()) throw new NotHere("unable");
  if ((await Notification.requestPermission()) !== "granted") throw new NotHere("denied");
  return tell(await subscribe(key));
}

async function tell(subscription: PushSubscription): Promise<NoticesView> {
  const { endpoint } = subscription;
  const { keys } = subscription.toJSON();
  const { browser, system } = named(navigator.userAgent, brands());
  const name = say("web-called-device", { browser: browser || "none", system: system || "none" });
  const { language } = words;
  await introduce();
  const said = { endpoint, p256dh: keys?.p256dh, auth: keys?.auth, name, language };
  const view = await post<NoticesView>("/api/me/notices/devices", said);
  await remember({ endpoint, name, language });
  return view;
}

export async function turnOff(device: string): Promise<NoticesView> {
  if (device === (await own())) {
    await (await subscribed())?.unsubscribe();
    await forget();
  }
  return remove<NoticesView>(`/api/me/notices/devices/${encodeURIComponent(device)}`);
}

/** Does what has all devices called no more; this one still is, if it was before. */
export async function exceptHere(act: () => Promise<unknown>): Promise<void> {
  const subscription = await subscribed().catch(() => null);
  const here = await own();
  const { devices } = await get<NoticesView>("/api/me/notices");
  await act();
  if (subscription && devices.some(({ id }) => id === here)) await tell(subscription);
}

/** Whoever leaves this browser is not called at it any more. */
export async function leave(): Promise<void> {
  const device = await own();
  if (device !== null) await turnOff(device).catch(() => undefined); // it may not be known
  if (able()) await forget();
}

/** The id by which the room knows this browser, if it is subscribed. */
export async function own(): Promise<string | null> {
  const subscription = await subscribed().catch(() => null);
  if (!subscription || !crypto.subtle) return null;
  return deviceId(subscription.endpoint);
}

async function subscribed(): Promise<PushSubscription | null> {
  if (!able()) return null;
  const registration = await navigator.serviceWorker.getRegistration("/");
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await pushManager.subscribe(wish);
  } catch {
    await (await subscribed())?.unsubscribe(); // it may be one that was made for another key
  }
  return pushManager.subscribe(wish).catch(() => {
    throw new NotHere("failed");
  });
}

function brands(): readonly { brand: string }[] {
  const { userAgentData } = navigator as { userAgentData?: { brands: { brand: string }[] } };
  return userAgentData?.brands ?? [];
}

/** What went wrong with this browser, or null if it was something else. */
export function notHere(error: unknown): string | null {
  return error instanceof NotHere ? say("web-called-not-here", { why: error.why }) : null;
}
