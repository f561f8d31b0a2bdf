/** The rows of a comparison: values, differences and lengths of the bars. */
import type { Product, Specification } from "#app/catalogue/product.ts";
import { typicalValue } from "#app/catalogue/quantity/convert.ts";
import { type QuantityParts, toQuantityParts } from "#app/catalogue/quantity/format.ts";
import type { Quantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { NO_UNIT } from "#app/catalogue/quantity/units.ts";
import {
  appliesTo,
  type SpecificationDefinition,
} from "#app/catalogue/specifications/definition.ts";
import { readName } from "#app/catalogue/specifications/name.ts";
import { type Defined, SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { toPlainText, truncateWords } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";

const NO_SKU = "-";
/** Specifications with these names repeat a fixed row, so they get no row of their own. */
const REPEATED = ["sku", "description", "product type"];
const DESCRIPTION_WORDS = 15;

export interface ComparisonCell {
  /** Null for an unknown value; values are never invented. */
  text: string | null;
  /** The number and its unit in a row of quantities; null where it is not known. */
  specification: QuantityParts | null;
  /**
   * The quantity as a share of the row's largest, 0 to 1; null where no two known ones differ, or
   * where they have different conditions.
   */
  share: number | null;
}

export interface ComparisonRow {
  /** A row that every comparison has; null for a specification. */
  fixed: "sku" | "brief" | "productType" | null;
  /** The name of a specification. */
  label: string;
  /** Whether any two known values differ. */
  differs: boolean;
  /** Rows that always differ (SKU, description), so their difference is not marked. */
  isIdentity: boolean;
  cells: ComparisonCell[];
}

/** A product's specifications, and what the shop has defined of them, by key. */
interface Compared {
  named: Specification[];
  defined: ReadonlyMap<string, Defined>;
}

/**
 * SKU, description and product type; the specifications that the shop compares; then each other that
 * a product has, those that most have first. What is known of none is last.
 */
export function listComparisonRows(
  products: Product[],
  definitions: readonly SpecificationDefinition[],
): ComparisonRow[] {
  const reader = new SpecificationReader(definitions);
  const compared = products.map((product) => toCompared(product, reader));
  const isCompared = ({ uses, ...definition }: SpecificationDefinition) =>
    uses.includes("comparison") &&
    products.some(({ categoryId }) => appliesTo({ ...definition, uses }, categoryId));
  const isKnown = ({ key }: SpecificationDefinition) =>
    compared.some(({ defined }) => defined.get(key)?.isOwn);
  const others = definitions.filter((each) => !isCompared(each) && isKnown(each));
  const fixed = [
    fixedRow("sku", products.map(toSku)),
    fixedRow("brief", products.map(toDescription)),
    fixedRow(
      "productType",
      products.map((product) => product.productType || product.subcategory || product.category),
    ),
    ...definitions.filter(isCompared).map((definition) => definedRow(definition, compared)),
  ];
  const defined = others.map((definition) => definedRow(definition, compared));
  const named = [...fixed, ...defined].filter((row) => row.fixed === null);
  const taken = new Set([...REPEATED, ...named.map(({ label }) => toKey(label))]);
  const own = listOwnRows(compared).filter(({ label }) => !taken.has(toKey(label)));
  const rest = [...defined, ...own].sort((a, b) => countKnown(b) - countKnown(a));
  const known = fixed.filter((row) => countKnown(row) > 0);
  return [...new Set([...known, ...rest, ...fixed])];
}

function toCompared(product: Product, reader: SpecificationReader): Compared {
  // Specifications first, then technical details.
  const all = [...product.specifications, ...product.technicalDetails];
  const read = reader.read(withWeight(all, product.weightKg), product.categoryId);
  const defined = new Map(read.map((each) => [each.definition.key, each]));
  return { named: all, defined };
}

function toSku({ sku, id }: Product): string {
  return sku || (id > 0 ? String(id) : NO_SKU);
}

function toDescription({ brief, description }: Product): string | null {
  return truncateWords(toPlainText(brief) || toPlainText(description), DESCRIPTION_WORDS) || null;
}

function fixedRow(
  fixed: NonNullable<ComparisonRow["fixed"]>,
  texts: readonly (string | null)[],
): ComparisonRow {
  return { ...textRow(fixed, texts), fixed, isIdentity: fixed !== "productType" };
}

function textRow(label: string, texts: readonly (string | null)[]): ComparisonRow {
  const cells = texts.map((text) => ({ text: text || null, specification: null, share: null }));
  return { fixed: null, label, differs: differs(cells), isIdentity: false, cells };
}

function definedRow(
  { key, name }: SpecificationDefinition,
  products: readonly Compared[],
): ComparisonRow {
  const found = products.map(({ defined }) => defined.get(key));
  const quantities = found.map((each) => (typeof each?.value === "object" ? each.value : null));
  const values = quantities.map((quantity) => quantity && typicalValue(quantity));
  const known = values.filter((value) => value !== null);
  // Bars would compare weights with and without a battery.
  const isAlike = new Set(quantities.flatMap((quantity) => quantity?.note ?? [])).size < 2;
  const largest = isAlike && new Set(known).size > 1 ? Math.max(...known) : 0;
  const toCell = (quantity: Quantity | null | undefined, at: number): ComparisonCell => {
    if (!quantity) {
      const { value, specification } = found[at] ?? {};
      const written = specification?.value ?? findNamed(products[at]?.named ?? [], toKey(name));
      const text = typeof value === "string" ? value : (written ?? null);
      return { text, specification: null, share: null };
    }
    const specification = toQuantityParts(quantity);
    return {
      text: `${specification.number} ${specification.unit}`.trim(),
      specification,
      share: largest > 0 ? (values[at] ?? 0) / largest : null,
    };
  };
  const inOneUnit = quantities.map(toCell);
  const hasUnit = readName(name).unit !== NO_UNIT;
  const cells = hasUnit ? inOneUnit : found.map((each, at) => toCell(each?.given, at));
  return { fixed: null, label: name, differs: differs(inOneUnit), isIdentity: false, cells };
}

/** Specifications without a definition. */
function listOwnRows(products: readonly Compared[]): ComparisonRow[] {
  const labels = new Map<string, string>();
  const rests = products.map(({ named, defined }) => {
    const taken = new Set([...defined.values()].map(({ specification }) => specification.name));
    return named.filter(({ name }) => !taken.has(name));
  });
  for (const { name } of rests.flat())
    if (toKey(name) && !labels.has(toKey(name))) labels.set(toKey(name), name);
  return [...labels]
    .map(([key, label]) => ({ label, values: rests.map((rest) => findNamed(rest, key)) }))
    .map(({ label, values }) => textRow(label, values));
}

const toKey = (name: string) => name.trim().toLowerCase();

function findNamed(specifications: readonly Specification[], key: string): string | null {
  return specifications.find(({ name }) => toKey(name) === key)?.value ?? null;
}

/** 5 kW and 5.0 kW do not differ. */
function differs(cells: ComparisonCell[]): boolean {
  const known = cells.flatMap(({ text }) => text ?? []);
  const texts = known.map((text) =>
    text
      .trim()
      .toLowerCase()
      .replace(/\.(\d*?)0+(?!\d)/g, (_, kept) => (kept ? `.${kept}` : "")),
  );
  return new Set(texts).size > 1;
}

const countKnown = ({ cells }: ComparisonRow) => cells.filter(({ text }) => text !== null).length;

/** Whether the value of every product is known. */
export const isComplete = (row: ComparisonRow) => countKnown(row) === row.cells.length;
