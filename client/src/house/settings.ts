/** What a player has chosen for himself: kept in the browser, applied to the page. */

import { computed, effect, signal, type Signal } from "@preact/signals";

export type Language = "en" | "fr";
export type Theme = "auto" | "day" | "night";
export type Symbols = "period" | "nato";

function kept<T extends string>(key: string, fallback: T, allowed: readonly T[]): Signal<T> {
  const found = read(key) as T | null;
  const value = signal<T>(found !== null && allowed.includes(found) ? found : fallback);
  effect(() => write(key, value.value));
  return value;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(`estafette.${key}`);
  } catch {
    return null; // a browser that keeps nothing
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`estafette.${key}`, value);
  } catch {
    // a browser that keeps nothing
  }
}

function spoken(): Language {
  const first = navigator.languages.find((tag) => /^(fr|en)\b/i.test(tag));
  return first?.toLowerCase().startsWith("fr") ? "fr" : "en";
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const prefersDark = signal(dark.matches);
const prefersStill = signal(still.matches);
dark.addEventListener("change", () => (prefersDark.value = dark.matches));
still.addEventListener("change", () => (prefersStill.value = still.matches));

export const language = kept<Language>("language", spoken(), ["en", "fr"]);
export const theme = kept<Theme>("theme", "auto", ["auto", "day", "night"]);
export const textSize = kept<"100" | "115" | "130" | "150">("text-size", "100", [
  "100",
  "115",
  "130",
  "150",
]);
export const contrast = kept<"normal" | "high">("contrast", "normal", ["normal", "high"]);
export const symbols = kept<Symbols>("symbols", "period", ["period", "nato"]);
/** What happens where one can only pass: it is done by itself, or one is asked. */
export const passing = kept<"self" | "ask">("passing", "self", ["self", "ask"]);
export const motion = kept<"auto" | "on" | "off">("motion", "auto", ["auto", "on", "off"]);

/** The theme in force: the night map when the system or the player wants it. */
export const night = computed(() =>
  theme.value === "auto" ? prefersDark.value : theme.value === "night",
);

/** May things move on the screen? */
export const moving = computed(() =>
  motion.value === "auto" ? !prefersStill.value : motion.value === "on",
);

effect(() => {
  const root = document.documentElement;
  root.lang = language.value;
  root.dataset["theme"] = night.value ? "night" : "day";
  root.dataset["size"] = textSize.value;
  root.dataset["contrast"] = contrast.value;
  root.dataset["motion"] = moving.value ? "on" : "off";
});
