/** How far somebody has come with a guide at a table: kept in his browser. */

import { BEGINNING, type Progress } from "./steps";

export interface Memory {
  open: boolean;
  progress: Progress;
}

const LONGEST = 20; // tables; the oldest is forgotten
const KEY = "estafette.guides";

export function remembered(table: string): Memory | null {
  return all()[table] ?? null;
}

export function remember(table: string, memory: Memory): void {
  const { [table]: _, ...others } = all();
  const kept = Object.entries(others).slice(1 - LONGEST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, memory]])));
  } catch {
    // a browser that keeps nothing
  }
}

function all(): Record<string, Memory> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found as Record<string, Partial<Memory>>)
        .filter(([, memory]) => Array.isArray(memory?.progress?.done))
        .map(([table, memory]) => [
          table,
          { open: memory.open === true, progress: { ...BEGINNING, ...memory.progress } },
        ]),
    );
  } catch {
    return {};
  }
}
