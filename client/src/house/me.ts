/** Who I am to the server: nobody yet, a guest with a name, or an account. */

import { signal } from "@preact/signals";

import { ask, carry, Refused, send } from "./api";
import { language } from "./settings";
import type { Me } from "./wire";

/** undefined: not known yet; null: nobody. */
export const me = signal<Me | null | undefined>(undefined);

export async function recognise(): Promise<void> {
  try {
    become(await ask<Me>("/me"));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    become(null);
  }
}

/** A guest needs a name and nothing else. */
export async function arrive(name: string): Promise<void> {
  become(await send<Me>("POST", "/guest", { name, language: language.value }));
}

/** A guest who registers keeps his tables. */
export async function register(name: string, password: string): Promise<void> {
  become(await send<Me>("POST", "/register", { name, password }));
}

export async function logIn(name: string, password: string): Promise<void> {
  become(await send<Me>("POST", "/login", { name, password }));
}

export async function logOut(): Promise<void> {
  await send<void>("POST", "/logout");
  become(null);
}

export async function prefer(changes: Partial<Omit<Me, "id" | "csrf" | "guest">>): Promise<void> {
  become(await send<Me>("PATCH", "/me", changes));
}

export async function deleteMe(password: string): Promise<void> {
  await send<void>("DELETE", "/me", { password });
  become(null);
}

function become(found: Me | null): void {
  carry(found?.csrf ?? "");
  me.value = found;
}
