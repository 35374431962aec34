import { describe, expect, it } from "vitest";

import { matched } from "../../src/pages/routes";

describe("the addresses of the house", () => {
  it("open the page that they name", () => {
    expect(matched("/")).toEqual({ page: "lobby", parts: [] });
    expect(matched("/table/abc")).toEqual({ page: "table", parts: ["abc"] });
    expect(matched("/join/abc/north%20east/x1")).toEqual({
      page: "join",
      parts: ["abc", "north east", "x1"],
    });
  });

  it("may end with a stroke", () => {
    expect(matched("/help/")?.page).toBe("help");
  });

  it("lead nowhere when nobody knows them", () => {
    expect(matched("/table")).toBeNull();
    expect(matched("/join/abc/north")).toBeNull();
    expect(matched("/elsewhere")).toBeNull();
  });

  it("bear a torn escape without breaking", () => {
    expect(matched("/table/%E0%A4%A")?.parts).toEqual(["%E0%A4%A"]);
  });
});
