/** Passkeys as browsers and the server write them: bytes here, base64url there. */

import { post } from "../api";
import type { DeviceLink, PasskeyOptions, PasskeyView } from "../wire";

/** Why there can be no passkeys here; null: there can. */
export type Obstacle = "address" | "http" | "browser" | null;

interface Surroundings {
  location: Pick<Location, "hostname">;
  isSecureContext: boolean;
  PublicKeyCredential?: unknown;
}

export function obstacle(here: Surroundings = globalThis as unknown as Surroundings): Obstacle {
  if (/^[\d.]+$|^\[/.test(here.location.hostname)) return "address";
  if (!here.isSecureContext) return "http";
  return here.PublicKeyCredential ? null : "browser";
}

/** Makes a passkey on this device; null if the person changed their mind. */
export async function addPasskey(person: string, name: string): Promise<PasskeyView | null> {
  const { options } = await post<PasskeyOptions>("/api/me/passkeys/begin", { name: person });
  const made = await mind(() => navigator.credentials.create({ publicKey: creation(options) }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  const response = {
    clientDataJSON: text(clientDataJSON),
    attestationObject: text(attestationObject),
  };
  return post<PasskeyView>("/api/me/passkeys", { name, credential: sent(made, response) });
}

/** Has somebody show by a passkey who they are; null if they changed their mind. */
export async function usePasskey(): Promise<DeviceLink | null> {
  const { options } = await post<PasskeyOptions>("/api/me/passkeys/ask", {});
  const used = await mind(() => navigator.credentials.get({ publicKey: request(options) }));
  if (!used) return null;
  const answer = used.response as AuthenticatorAssertionResponse;
  const response = {
    clientDataJSON: text(answer.clientDataJSON),
    authenticatorData: text(answer.authenticatorData),
    signature: text(answer.signature),
    userHandle: answer.userHandle ? text(answer.userHandle) : null,
  };
  return post<DeviceLink>("/api/me/passkeys/use", sent(used, response));
}

/** Such as "iPhone", by which a person tells their passkeys apart; empty if it cannot be told. */
export function deviceName(agent: string): string {
  const known: [RegExp, string][] = [
    [/iPhone/, "iPhone"],
    [/iPad/, "iPad"],
    [/Android/, "Android"],
    [/CrOS/, "Chromebook"],
    [/Macintosh/, "Mac"],
    [/Windows/, "Windows"],
    [/Linux/, "Linux"],
  ];
  return known.find(([sign]) => sign.test(agent))?.[1] ?? "";
}

export function creation(options: Record<string, any>): PublicKeyCredentialCreationOptions {
  return {
    ...(options as PublicKeyCredentialCreationOptions),
    challenge: bytes(options.challenge),
    user: { ...options.user, id: bytes(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map(described),
  };
}

export function request(options: Record<string, any>): PublicKeyCredentialRequestOptions {
  return {
    ...(options as PublicKeyCredentialRequestOptions),
    challenge: bytes(options.challenge),
    allowCredentials: (options.allowCredentials ?? []).map(described),
  };
}

function described(one: { id: string }): PublicKeyCredentialDescriptor {
  return { ...one, type: "public-key", id: bytes(one.id) };
}

/** Browsers tell in the same words that somebody declined, waited too long or has no passkey. */
async function mind(act: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await act()) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ["NotAllowedError", "AbortError"].includes(error.name))
      return null;
    throw error;
  }
}

function sent(credential: PublicKeyCredential, response: object): object {
  const { id, rawId, type } = credential;
  return { id, rawId: text(rawId), type, response };
}

export function text(buffer: ArrayBuffer): string {
  const letters = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}
