// @vitest-environment jsdom
import { render, screen } from "@testing-library/preact";
import { describe, expect, it, vi } from "vitest";

import "../rendering";
import type { Setting } from "../../src/house/wire";
import { Settings } from "../../src/lobby/Settings";

function settings(count: number): Setting[] {
  return Array.from({ length: count }, (_, number) => ({
    id: `rule-${number}`,
    title: `Rule ${number}`,
    choices: [
      { id: "no", title: "no" },
      { id: "yes", title: "yes" },
    ],
    default: "no",
  }));
}

function shown(count: number, options: Record<string, string> = {}, onChange = vi.fn()) {
  return render(<Settings settings={settings(count)} options={options} onChange={onChange} />);
}

describe("the settings of a new match", () => {
  it("lie open while they are few", () => {
    const { container } = shown(5);
    expect(screen.getAllByRole("group")).toHaveLength(5);
    expect(container.querySelector("details")).toBeNull();
  });

  it("are folded but for the first when they are many", () => {
    const { container } = shown(20);
    expect(container.querySelectorAll("details fieldset")).toHaveLength(19);
    expect(container.querySelector("details")!.open).toBe(false);
    expect(container.querySelector("summary")!.textContent).toContain("19");
  });

  it("say how many of those that are folded are not as usual", () => {
    const { container } = shown(20, { "rule-0": "yes", "rule-3": "yes", "rule-4": "yes" });
    expect(container.querySelector("summary")!.textContent).toMatch(/\b2 of them changed/);
  });

  it("keep what was agreed before when another is changed", () => {
    const onChange = vi.fn();
    const { container } = shown(20, { "rule-0": "yes" }, onChange);
    container.querySelectorAll<HTMLInputElement>("details input")[1]!.click();
    expect(onChange).toHaveBeenCalledWith({ "rule-0": "yes", "rule-1": "yes" });
  });

  it("leave out what is settled", () => {
    const settled = { id: "only", title: "Only", choices: [{ id: "on", title: "on" }], default: "on" };
    render(<Settings settings={[settled]} options={{}} onChange={vi.fn()} />);
    expect(screen.queryByText("Only")).toBeNull();
  });
});
