// @vitest-environment jsdom
import { render, screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import "../rendering";
import type { Proof, ProofPart, TableCard, Throw } from "../../src/house/wire";
import { ProofPage } from "../../src/pages/ProofPage";

const part = (first: number, end: number, rules: number, proved: boolean): ProofPart => ({ first, end, rules, proved });
const thrown = (number: number, agrees: boolean | null): Throw => ({ number, seat: "red", chance: [6], agrees });

function shown(more: Partial<Proof>) {
  const proof: Proof = {
    algorithm: "a", commitment: "c", secret: "s", shares: {}, dice_secret: "d", agrees: true, choices: 5, rules: 2,
    parts: [part(0, 5, 2, true)], throws: [], ...more,
  };
  const table = { id: "t", game: "g", scenario: "s", seats: [] } as unknown as TableCard;
  const answer = (url: string) => (url.includes("/proof") ? proof : table);
  vi.stubGlobal("fetch", async (url: string) => new Response(JSON.stringify(answer(url))));
  return render(<ProofPage id="t" />);
}

describe("the proof of a match", () => {
  it("of one piece says nothing of parts", async () => {
    const { container } = shown({});
    await screen.findByText(/^Every throw of this match agrees/);
    expect(container.querySelector(".proof-parts")).toBeNull();
  });

  it("whose rules were mended says which part is proved, and by which version", async () => {
    const { container } = shown({ parts: [part(0, 4, 1, false), part(4, 5, 2, true)], throws: [thrown(1, null), thrown(4, true)] });
    await screen.findByText(/^Every throw that the rules in force here can judge agrees/);
    const parts = [...container.querySelectorAll(".proof-parts li")].map((each) => each.textContent);
    expect(parts).toEqual([
      expect.stringMatching(/^Choices 0 to 3 were made by version 1 .* only version 1 can prove/),
      "Choice 4 was made by version 2 of the rules. It is proved by it.",
    ]);
    expect(screen.getByRole("img", { name: /cannot be judged/ })).toBeTruthy();
    expect(screen.queryByRole("img", { name: "does not agree" })).toBeNull();
  });

  it("that fails says so", async () => {
    shown({ agrees: false, parts: [part(0, 5, 2, false)], throws: [thrown(1, false)] });
    await screen.findByText(/^Something does not agree/);
    expect(screen.getByRole("img", { name: "does not agree" })).toBeTruthy();
  });
});
