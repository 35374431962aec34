/** Is the screen that of a phone? */

import { signal } from "@preact/signals";

const query = matchMedia("(max-width: 44rem)");
const narrow = signal(query.matches);
query.addEventListener("change", () => (narrow.value = query.matches));

export function useNarrow(): boolean {
  return narrow.value;
}
