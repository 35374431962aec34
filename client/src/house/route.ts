/** Where we are: the path of the page, and going elsewhere without leaving it. */

import { signal } from "@preact/signals";

export const path = signal(location.pathname);

addEventListener("popstate", () => (path.value = location.pathname));

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** A link that stays within the page unless the visitor wants a new one. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) {
    return;
  }
  const to = new URL(link.href);
  if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
  event.preventDefault();
  go(to.pathname + to.search + to.hash);
}
