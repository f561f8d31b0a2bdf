/** The demonstration's catalogue states only sourced facts about real machines. */
import { describe, expect, it } from "vitest";
import recalledOf from "#app/drawings/machines/recalled.json" with { type: "json" };
import { products, readJsonLines } from "../../tests/support/demonstration-catalogue.ts";
import { all as drawn } from "../../tests/support/drawn-catalogue.ts";

interface SourceLine {
  sku: string;
  /** Where the product's figures were read. */
  sources: string[];
  /** Remarks on the sources, for those who keep the catalogue. */
  notes?: string;
}

type Product = (typeof products)[number];

const sources = readJsonLines("app/site/demonstration/sources.jsonl") as SourceLine[];
const sourced = new Set(sources.filter((line) => line.sources.length > 0).map(({ sku }) => sku));
const unsourced = products.filter(({ sku }) => !sourced.has(sku ?? ""));
const drawnOf = new Map(products.map(({ id }, index) => [id, drawn[index]]));

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

const wordsOf = ({ features = [], brief_description = "", description = "" }: Product) => [
  ...features.map(({ title }) => title),
  ...new Set([brief_description, description]),
];

/** Which batteries fit is a name, and no figure. */
const figuresOf = ({ specifications = [], technical_details = [] }: Product) =>
  [...specifications, ...technical_details].filter(({ name }) => name !== "Battery system");

/** What its figures hold for is said in brackets. */
const CONDITION = / \(.+\)$/;

describe("every machine of the demonstration", () => {
  it("names where its figures were read", () => {
    const bare = unsourced.filter((product) => figuresOf(product).length > 0 || product.weight !== undefined);
    expect(bare.map(({ name }) => name)).toEqual([]);
    for (const address of sources.flatMap((line) => line.sources)) expect(() => new URL(address)).not.toThrow();
    const known = new Set(products.map(({ sku }) => sku));
    expect(sources.filter(({ sku }) => !known.has(sku))).toEqual([]);
  });

  it("says no figure in its words without a source", () => {
    const said = unsourced.filter((product) => figuresIn(wordsOf(product)).length > 0).map(({ name }) => name);
    expect(said).toEqual([]);
  });

  it("says no figure that is only remembered, in words or under its drawing", () => {
    const told = products.flatMap((product) => {
      const values = figuresOf(product).map(({ value }) => value.replace(CONDITION, ""));
      const known = new Set(values.flatMap((value) => value.match(/[\d.]+/g) ?? []).map(Number));
      const { name = "", drawings = [] } = drawnOf.get(product.id) ?? {};
      const recalled = Object.values((recalledOf as Record<string, object>)[name] ?? {}).filter(
        (value) => !known.has(value),
      );
      const captions = drawings.flatMap(({ seen, scale }) => [seen, scale?.dimension_text ?? ""]);
      const figures = figuresIn([...wordsOf(product), ...captions]);
      return figures.filter((figure) => recalled.includes(figure)).map((figure) => `${name}: ${figure}`);
    });
    expect(told).toEqual([]);
  });

  it("says of each battery machine's weight and run time which battery they hold for", () => {
    const bare = products
      .filter(({ type }) => type === "cordless")
      .flatMap((product) =>
        figuresOf(product)
          .filter(({ name, value }) => ["Weight", "Run time"].includes(name) && !CONDITION.test(value))
          .map(({ name }) => `${product.name}: ${name}`),
      );
    expect(bare).toEqual([]);
  });

  it("has sale prices below its prices", () => {
    for (const { name, price, sale_price } of products) expect(sale_price ?? 0, name).toBeLessThan(price ?? 0);
  });
});
