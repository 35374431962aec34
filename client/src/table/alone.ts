/** Whoever plays all seats of a screen himself needs no curtain: kept until the window is closed. */

const KEY = "estafette.alone.";

export function wasAlone(table: string): boolean {
  try {
    return sessionStorage.getItem(KEY + table) !== null;
  } catch {
    return false;
  }
}

export function keepAlone(table: string): void {
  try {
    sessionStorage.setItem(KEY + table, "1");
  } catch {
    // a browser that keeps nothing draws the curtain again
  }
}
