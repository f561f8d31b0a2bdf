/** The demonstration's catalogue states only sourced facts about real machines. */
import { describe, expect, it } from "vitest";
import recalledOf from "#app/drawings/machines/recalled.json" with { type: "json" };
import { products, readJsonLines } from "../../tests/support/demonstration-catalogue.ts";
import { all as drawn } from "../../tests/support/drawn-catalogue.ts";

interface SourceLine {
  sku: string;
  /** The sources of the product's specifications. */
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

  it("states no value in its texts without a source", () => {
    const said = unsourced
      .filter((product) => numbersIn(wordsOf(product)).length > 0)
      .map(({ name }) => name);
    expect(said).toEqual([]);
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

  it("has sale prices below its prices", () => {
    for (const { name, price, sale_price } of products)
      expect(sale_price ?? 0, name).toBeLessThan(price ?? 0);
  });
});
