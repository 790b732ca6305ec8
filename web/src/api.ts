/** Requests to the server. A refusal is thrown as an ApiProblem, no answer as Unreachable. */

import type { AnyCommand, AnyFrame, Problem, ErrorBody } from "./wire";
import { problem as sentence, say, words } from "./words.svelte";

export class ApiProblem extends Error {
  constructor(
    readonly problem: Problem,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export class Unreachable extends Error {
  constructor() {
    super(say("web-unreachable"));
  }
}

export function get<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request(path, { signal });
}

/** Sends JSON, or the bytes of a file as they are. */
export function post<T>(path: string, body: unknown): Promise<T> {
  if (body instanceof Blob) return request(path, { method: "POST", body });
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "POST", body: JSON.stringify(body), headers });
}

/** Replaces what is there. */
export function put<T>(path: string, body: unknown): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return request(path, { method: "PUT", body: JSON.stringify(body), headers });
}

export function remove<T>(path: string): Promise<T> {
  return request(path, { method: "DELETE" });
}

/** A command to a table, outside a socket. */
export async function command(table: string, sent: AnyCommand): Promise<AnyFrame> {
  const frame = await post<AnyFrame>(`/api/tables/${encodeURIComponent(table)}/commands`, sent);
  if (frame.tell === "refused") throw new ApiProblem(frame.problem, sentence(frame.problem), 409);
  return frame;
}

/** What went wrong, as a sentence for the reader. */
export function reason(error: unknown): string {
  return error instanceof ApiProblem || error instanceof Unreachable
    ? error.message
    : say("web-broken");
}

async function request<T>(path: string, options: RequestInit): Promise<T> {
  const headers = { Accept: "application/json", "Accept-Language": words.language };
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers: { ...headers, ...options.headers } });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Unreachable();
  }
  if (answer.ok) return (await answer.json()) as T;
  const body = (await answer.json().catch(() => null)) as ErrorBody | null;
  if (!body?.problem) throw new Unreachable(); // a proxy answered, not the room
  throw new ApiProblem(body.problem, body.message, answer.status);
}
