/** The line to the server: up, or lost and tried again. Pages ask anew when it comes back. */

import { signal } from "@preact/signals";

export const lost = signal(false);

/** Counts how often the line came back. */
export const returns = signal(0);

const FIRST_TRY = 1000;
const LONGEST_PAUSE = 15000;

export function lineLost(): void {
  if (lost.value) return;
  lost.value = true;
  setTimeout(() => void retry(FIRST_TRY), FIRST_TRY);
}

async function retry(pause: number): Promise<void> {
  if (await answers()) {
    lost.value = false;
    returns.value += 1;
    return;
  }
  const next = Math.min(pause * 2, LONGEST_PAUSE);
  setTimeout(() => void retry(next), next);
}

async function answers(): Promise<boolean> {
  try {
    return (await fetch("/health", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}
