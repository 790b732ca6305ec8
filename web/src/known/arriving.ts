/** A device becomes somebody, by what a link or a passkey gave it. */

import { post } from "../api";
import { me } from "../me.svelte";
import { router } from "../router.svelte";
import type { DeviceLinkView, Moved } from "../wire";

export const MOVE = "/me/move";

/** A name for a message, which has other words where there is none. */
export function named(name: string): { name: string; called: "yes" | "no" } {
  return { name, called: name ? "yes" : "no" };
}

export function lookAt(token: string): Promise<DeviceLinkView> {
  return post<DeviceLinkView>("/api/me/move/look", { token });
}

export async function become(token: string): Promise<Moved> {
  const moved = await post<Moved>("/api/me/move/go", { token, along: true });
  if (moved.name) me.name = moved.name;
  return moved;
}

/** At once, if this device has nothing of its own; else it is asked first. Whether it has become the person. */
export async function arrive(token: string): Promise<boolean> {
  const { same, tables } = await lookAt(token);
  if (tables) {
    router.go(`${MOVE}#${token}`);
    return false;
  }
  if (!same) await become(token);
  return true;
}
