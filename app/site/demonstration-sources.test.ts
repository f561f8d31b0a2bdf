/** The demonstration's catalogue states only sourced facts about real machines. */
import { describe, expect, it } from "vitest";
import { toCompatibilityKeys } from "#app/api/index/compatibility-keys.ts";
import recalledOf from "#app/drawings/machines/recalled.json" with { type: "json" };
import { products, readJsonLines, said } from "../../tests/support/demonstration-catalogue.ts";
import { all as drawn } from "../../tests/support/drawn-catalogue.ts";

interface SourceLine {
  sku: string;
  /** The sources of the product's specifications and of the machines that it is said to fit. */
  sources: string[];
  /** Remarks on the sources, for maintainers of the catalogue. */
  notes?: string;
}

type Product = (typeof products)[number];

const sources = readJsonLines("app/site/demonstration/sources.jsonl") as SourceLine[];
const sourced = new Set(sources.filter((line) => line.sources.length > 0).map(({ sku }) => sku));
const unsourced = products.filter(({ sku }) => !sourced.has(sku ?? ""));
const drawnOf = new Map(products.map(({ id }, index) => [id, drawn[index]]));

const UNITS = "cc|kW|W|hp|bar|l|litres?|m³/h|Nm|Ah|Wh|kg|g|cm|mm|m|V|min|minutes|rpm|J|N|inch|ft";
const SPECIFICATION = new RegExp(`(?<![\\d./])(\\d[\\d.,]*)(?: |-)?(?:${UNITS})(?![\\p{L}])`, "gu");
/** Names of chain and blade sizes, as makers write them. */
const NAMES = /(?:1\/4|3\/8|\.325|\.404) inch/g;

const toNumber = (text: string) => Number(text.replaceAll(",", ""));

function numbersIn(texts: readonly string[]): number[] {
  return texts.flatMap((text) =>
    Array.from(text.replace(NAMES, "").matchAll(SPECIFICATION), ([, number = ""]) =>
      toNumber(number),
    ),
  );
}

const wordsOf = ({ features = [], brief_description = "", description = "" }: Product) => [
  ...features.map(({ title }) => title),
  ...new Set([brief_description, description]),
];

/** The battery system is a name, not a quantity. */
const specificationsOf = ({ specifications = [], technical_details = [] }: Product) =>
  [...specifications, ...technical_details].filter(({ name }) => name !== "Battery system");

/** The condition of a quantity is in brackets. */
const CONDITION = / \(.+\)$/;

describe("every machine of the demonstration", () => {
  it("names the sources of its values", () => {
    const bare = unsourced.filter(
      (product) => specificationsOf(product).length > 0 || product.weight !== undefined,
    );
    expect(bare.map(({ name }) => name)).toEqual([]);
    for (const address of sources.flatMap((line) => line.sources))
      expect(() => new URL(address)).not.toThrow();
    const known = new Set(products.map(({ sku }) => sku));
    expect(sources.filter(({ sku }) => !known.has(sku))).toEqual([]);
  });

  it("names the source of the machines that a spare is said to fit", () => {
    const wrong = products.filter(({ id, sku }) => said.has(id) && !sourced.has(sku ?? ""));
    expect(said.size).toBeGreaterThan(10);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("names the models that a spare fits one by one", () => {
    const ranges = products.filter((product) =>
      wordsOf(product).some((words) =>
        /\b[A-Z]{2,3} ?\d+[A-Z ]* to (?:[A-Z]{2,3} ?)?\d/.test(words),
      ),
    );
    expect(ranges.map(({ name }) => name)).toEqual([]);
  });

  it("states no value in its texts without a source", () => {
    const unproved = unsourced
      .filter((product) => numbersIn(wordsOf(product)).length > 0)
      .map(({ name }) => name);
    expect(unproved).toEqual([]);
  });

  it("states no unsourced value in its texts or below its drawing", () => {
    const errors = products.flatMap((product) => {
      const values = specificationsOf(product).map(({ value }) => value.replace(CONDITION, ""));
      const known = new Set(values.flatMap((value) => value.match(/[\d.]+/g) ?? []).map(Number));
      const { name = "", drawings = [] } = drawnOf.get(product.id) ?? {};
      const recalled = Object.values((recalledOf as Record<string, object>)[name] ?? {}).filter(
        (value) => !known.has(value),
      );
      const captions = drawings.flatMap(({ caption, scale }) => [
        caption,
        scale?.dimension_text ?? "",
      ]);
      const specifications = numbersIn([...wordsOf(product), ...captions]);
      return specifications
        .filter((specification) => recalled.includes(specification))
        .map((specification) => `${name}: ${specification}`);
    });
    expect(errors).toEqual([]);
  });

  it("names the battery of each battery machine's weight and run time", () => {
    const bare = products
      .filter(({ type }) => type === "cordless")
      .flatMap((product) =>
        specificationsOf(product)
          .filter(
            ({ name, value }) => ["Weight", "Run time"].includes(name) && !CONDITION.test(value),
          )
          .map(({ name }) => `${product.name}: ${name}`),
      );
    expect(bare).toEqual([]);
  });
});

const keysOf = new Map(
  products.map(({ id, specifications = [], type = null, brand_id = null }) => [
    id,
    toCompatibilityKeys({ specifications, type, brand_id, fits: [] }).keys,
  ]),
);
const isPair = (spare: Product, machine: Product) =>
  said.get(spare.id)?.includes(machine.id) ||
  (!spare.type && keysOf.get(spare.id)?.some((key) => keysOf.get(machine.id)?.includes(key)));
const machines = products.filter(({ type }) => type);
const sparesOf = (machine: Product) => products.filter((spare) => isPair(spare, machine));

const figureOf = ({ specifications = [] }: Product, name: string) =>
  specifications.find((each) => each.name === name)?.value ?? "";
const numbersOf = (product: Product, ...names: string[]) =>
  names.flatMap((name) => figureOf(product, name).match(/\d+/g) ?? []);
const barsOf = (product: Product) => numbersOf(product, "Guide bar length", "Guide bar options");
const isFor = (product: Product, ...types: string[]) => types.includes(product.product_type ?? "");

describe("every spare of the demonstration", () => {
  it("fits machines only", () => {
    const ids = new Set(machines.map(({ id }) => id));
    expect([...said.values()].flat().filter((id) => !ids.has(id))).toEqual([]);
  });

  it("has the pitch, gauge, bar, drive links and battery system of the machine", () => {
    const wrong = machines.flatMap((machine) =>
      sparesOf(machine)
        .filter((spare) => {
          const isOfSaw = isFor(spare, "Saw Chain", "Guide Bar");
          const names = isOfSaw ? ["Chain pitch", "Chain gauge"] : [];
          if (isFor(spare, "Battery")) names.push("Battery system");
          const links = numbersOf(machine, "Drive links");
          return !(
            names.every((name) => figureOf(spare, name) === (figureOf(machine, name) || null)) &&
            (!isOfSaw || barsOf(spare).every((bar) => barsOf(machine).includes(bar))) &&
            numbersOf(spare, "Drive links").every((each) => !links[0] || links.includes(each))
          );
        })
        .map((spare) => `${machine.name}: ${spare.name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("if a chain, names its bar on its card, with one count of drive links for each bar", () => {
    const counts = new Map<string, string>();
    for (const chain of products.filter((product) => isFor(product, "Saw Chain")))
      for (const bar of barsOf(chain)) {
        const key = [figureOf(chain, "Chain pitch"), figureOf(chain, "Chain gauge"), bar].join();
        const links = figureOf(chain, "Drive links");
        expect(counts.get(key) ?? links, chain.name ?? "").toBe(links);
        counts.set(key, links);
        expect(chain.brief_description).toContain(`${bar} cm`);
      }
    expect(counts.size).toBeGreaterThan(4);
  });

  it.each([
    ["MS 250", ["63 PM3 Picco Micro 3, 55 links", "Rollomatic E Light 04 40 cm"]],
    ["MSA 200 C-B", []],
    ["MSA 161 T", ["Rollomatic E Light 01 30 cm"]],
    ["RE 80", ["High-pressure hose DN 06, 9 m", "Rotary washing brush 4910", "Water filter 4910"]],
    ["KMA 200 R", ["BF-KM", "BG-KM", "FCB-KM", "HT-KM"]],
    ["SE 33", ["Paper filter bags for SE 33", "Washable filter for SE 33"]],
  ])("beside batteries, is shown on the %s if it is known to fit", (name, expected) => {
    const machine = machines.find((product) => product.name === name);
    const spares = (machine ? sparesOf(machine) : []).filter((spare) => !isFor(spare, "Battery"));
    expect(spares.map((spare) => spare.name).sort()).toEqual(expected);
  });
});
