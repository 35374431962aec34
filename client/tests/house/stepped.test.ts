import { describe, expect, it } from "vitest";

import { stepped } from "../../src/house/ui/stepped";

describe("arrow keys in a row", () => {
  it("go round at both ends", () => {
    expect(stepped("ArrowRight", 2, 3)).toBe(0);
    expect(stepped("ArrowUp", 0, 3)).toBe(2);
  });

  it("jump to the first and the last", () => {
    expect(stepped("Home", 2, 3)).toBe(0);
    expect(stepped("End", 0, 3)).toBe(2);
  });

  it("are the only keys that move", () => {
    expect(stepped("Enter", 0, 3)).toBeNull();
    expect(stepped("ArrowDown", 0, 0)).toBeNull();
  });
});
