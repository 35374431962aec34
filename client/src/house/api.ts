/** Speaking to the server: one way to ask, one way to be told no. */

import { lineLost } from "./line";
import { language } from "./settings";
import type { Trouble } from "./wire";

/** The server has said no, in a sentence that may be shown. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.sentence);
  }
}

/** The server cannot be reached: the line is down, or it is being restarted. */
export class Unreachable extends Error {}

let csrf = "";

/** Every change must carry what the session was given. */
export function carry(token: string): void {
  csrf = token;
}

export async function ask<T>(path: string, parameters: Record<string, string> = {}): Promise<T> {
  return call<T>("GET", withLanguage(path, parameters));
}

export async function send<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  parameters: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<T> {
  return call<T>(method, withLanguage(path, parameters), body, signal);
}

function withLanguage(path: string, parameters: Record<string, string>): string {
  const query = new URLSearchParams({ lang: language.value, ...parameters });
  return `/api${path}?${query}`;
}

async function call<T>(method: string, url: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const raw = body instanceof Blob;
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRF-Token"] = csrf;
  if (body !== undefined && !raw) headers["Content-Type"] = "application/json";
  const request: RequestInit = { method, headers, credentials: "same-origin" };
  if (signal) request.signal = signal;
  if (body !== undefined) request.body = raw ? body : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(url, request);
  } catch (reason) {
    if (signal?.aborted) throw reason; // nobody wants the answer any more
    lineLost();
    throw new Unreachable();
  }
  const text = await response.text();
  if (!response.ok) throw new Refused(response.status, troubleIn(text, response));
  return (text ? JSON.parse(text) : undefined) as T;
}

function troubleIn(text: string, response: Response): Trouble {
  try {
    const found = JSON.parse(text) as Trouble;
    if (typeof found.sentence === "string") return found;
  } catch {
    // not ours: a proxy in between has answered
  }
  return { key: "server.unknown", sentence: `${response.status} ${response.statusText}` };
}
