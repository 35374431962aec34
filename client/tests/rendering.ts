/** For tests that render: what jsdom lacks, a tidy page after each, and a server that answers. */

import { cleanup, configure } from "@testing-library/preact";
import { afterEach, vi } from "vitest";

import "./media";
import { language } from "../src/house/settings";
import { PATIENCE } from "./waiting";

configure({ asyncUtilTimeout: PATIENCE });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  language.value = "en";
});

/** From now on the server answers every request so. */
export function answering(body: unknown, status = 200) {
  const fetched = vi.fn((_url: string, _request: RequestInit) =>
    Promise.resolve(new Response(JSON.stringify(body), { status })),
  );
  vi.stubGlobal("fetch", fetched);
  return fetched;
}
