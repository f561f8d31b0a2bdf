import { expect, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { defineColumns } from "./definable.ts";

async function offered(columns: Record<string, string[]>): Promise<string[]> {
  const values = new Map(Object.entries(columns).map(([title, all]) => [title, new Set(all)]));
  return (await defineColumns(values, DEFAULT_DEFINITIONS)).map(
    ({ title, specification: { key, name, unit, type } }) =>
      `${title}: ${key}, ${name}, ${unit}, ${type}`,
  );
}

it("offers columns by which no list is filtered, with name, unit and kind of value", async () => {
  const columns = {
    "Inlet (inch)": ["2", "3"],
    "Net weight": ["4 kg"],
    Head: ["20 m"],
    Body: ["Cast iron"],
    "Self-priming": ["yes", "Nein"],
  };
  expect(await offered(columns)).toEqual([
    "Inlet (inch): inlet, Inlet, inch, number",
    "Head: head, Head, m, number",
    "Body: body, Body, null, choice",
    "Self-priming: self-priming, Self-priming, null, yes_no",
  ]);
});

it("reads a column of mostly texts as a choice, and offers no overlong title", async () => {
  const columns = { "Frame size": ["S", "M", "L", "54 cm"], ["x".repeat(81)]: ["1"] };
  expect(await offered(columns)).toEqual(["Frame size: frame-size, Frame size, null, choice"]);
});
