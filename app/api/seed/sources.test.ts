/** The demonstration's catalogue states only sourced facts about real machines. */
import { describe, expect, it } from "vitest";
import recalledOf from "#app/drawings/machines/recalled.json" with { type: "json" };
import { all as drawn } from "../../../tests/support/drawn-catalogue.ts";
import type { Machine } from "./machine.ts";
import machines from "./machines.json" with { type: "json" };
import moreMachines from "./more-machines.json" with { type: "json" };

const all = [...machines, ...moreMachines] as unknown as Machine[];
const drawingsOf = new Map(drawn.map(({ name, drawings }) => [name, drawings]));

const UNITS = "cc|kW|W|hp|bar|l|litres?|m³/h|Nm|Ah|Wh|kg|g|cm|mm|m|V|min|minutes|rpm|J|N|inch|ft";
const FIGURE = new RegExp(`(?<![\\d./])(\\d[\\d.,]*)(?: |-)?(?:${UNITS})(?![\\p{L}])`, "gu");
/** These name a chain's or a blade's size, as makers do. */
const NAMES = /(?:1\/4|3\/8|\.325|\.404) inch/g;

const toNumber = (text: string) => Number(text.replaceAll(",", ""));

function figuresIn(texts: readonly string[]): number[] {
  return texts.flatMap((text) =>
    Array.from(text.replace(NAMES, "").matchAll(FIGURE), ([, number = ""]) => toNumber(number)),
  );
}

const wordsOf = (machine: Machine) => [...machine.features, machine.summary];
const nameOf = (machine: Machine) => `${machine.brand} ${machine.model}`;

describe("every machine of the demonstration", () => {
  it("names where its figures were read", () => {
    const bare = all.filter(({ facts, sources }) => Object.keys(facts).length > 0 && !sources?.length);
    expect(bare.map(nameOf)).toEqual([]);
    for (const { sources = [] } of all) for (const source of sources) expect(() => new URL(source)).not.toThrow();
  });

  it("says no figure in its words without a source", () => {
    const said = all
      .filter(({ sources }) => !sources)
      .filter((machine) => figuresIn(wordsOf(machine)).length > 0)
      .map(nameOf);
    expect(said).toEqual([]);
  });

  it("says no figure that is only remembered, in words or under its drawing", () => {
    const told = all.flatMap((machine) => {
      const known = new Set(Object.values(machine.facts).flat());
      const recalled = Object.values((recalledOf as Record<string, object>)[nameOf(machine)] ?? {}).filter(
        (value) => !known.has(value),
      );
      const captions = (drawingsOf.get(nameOf(machine)) ?? []).flatMap(({ seen, scale }) => [
        seen,
        scale?.dimension_text ?? "",
      ]);
      const figures = figuresIn([...wordsOf(machine), ...captions]);
      return figures.filter((figure) => recalled.includes(figure)).map((figure) => `${nameOf(machine)}: ${figure}`);
    });
    expect(told).toEqual([]);
  });

  it("says of each battery machine's weight and run time which battery they hold for", () => {
    const bare = all
      .filter(({ power_type }) => power_type === "battery")
      .flatMap((machine) =>
        ["weight_kg", "run_time_min"]
          .filter((key) => machine.facts[key] !== undefined && !machine.conditions?.[key])
          .map((key) => `${nameOf(machine)}: ${key}`),
      );
    expect(bare).toEqual([]);
  });

  it("has conditions for facts that it has, and sale prices below its prices", () => {
    for (const machine of all) {
      const loose = Object.keys(machine.conditions ?? {}).filter((key) => machine.facts[key] === undefined);
      expect(loose, nameOf(machine)).toEqual([]);
      expect(machine.salePrice ?? 0, nameOf(machine)).toBeLessThan(machine.price);
    }
  });
});
