import { describe, expect, it } from "vitest";

import { freshShare } from "../../src/house/share";

describe("a share in the secret of the dice", () => {
  it("is 32 bytes in small hexadecimal letters", () => {
    expect(freshShare()).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is never the same twice", () => {
    expect(freshShare()).not.toBe(freshShare());
  });
});
