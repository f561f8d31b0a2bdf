/** The rows of a comparison: what each product has under each name, whether they differ, and how long the bars are. */
import { DISPLACEMENT, ENGINE_POWER, findFigure, POWER, type Wanted, WEIGHT } from "./comparison-lookup.ts";
import type { Product, Specification } from "./product.ts";
import { typicalValue } from "./quantity/convert.ts";
import { type ShownFigure, toShownFigure } from "./quantity/format.ts";
import { toPlainText, truncateWords } from "./text.ts";
import { withWeight } from "./weight.ts";

/** Shown where the value is unknown. A value is never invented. */
const NOT_KNOWN = "N/A";
const NO_SKU = "-";
const DESCRIPTION_WORDS = 15;

export interface ComparisonCell {
  text: string;
  /** The number and its unit, where the row is one of amounts and this product's is known. */
  figure: ShownFigure | null;
  /** The amount as a share of the row's largest, 0 to 1; null where it is not known. */
  share: number | null;
}

export interface ComparisonRow {
  label: string;
  /** Whether any two products of which something is known read differently here. */
  differs: boolean;
  /** Rows that tell products apart by nature (SKU, description): their differing says nothing, so it is not marked. */
  isIdentity: boolean;
  /** True for a row that the products bring; false for one of the seven fixed rows. */
  isOwn: boolean;
  cells: ComparisonCell[];
}

/**
 * Seven fixed rows (SKU, Description, Product Type, Displacement, Power, Engine power, Weight),
 * then each attribute that at least two of the products have.
 */
export function listComparisonRows(products: Product[]): ComparisonRow[] {
  const named = [
    textRow("SKU", products.map(toSku), true),
    textRow("Description", products.map(toDescription), true),
    textRow(
      "Product Type",
      products.map((product) => product.productType || NOT_KNOWN),
      false,
    ),
    ...[DISPLACEMENT, POWER, ENGINE_POWER, WEIGHT].map((wanted) => amountRow(wanted, products)),
  ];
  // A figure of the same name that could not be read as the row's amount would make a second row of that name.
  const taken = new Set(named.map(({ label }) => toKey(label)));
  return [...named, ...listOwnRows(products).filter(({ label }) => !taken.has(toKey(label)))];
}

function toSku({ sku, id }: Product): string {
  return sku || (id > 0 ? String(id) : NO_SKU);
}

function toDescription({ brief, description }: Product): string {
  return truncateWords(brief || toPlainText(description), DESCRIPTION_WORDS) || NOT_KNOWN;
}

function textRow(label: string, texts: string[], isIdentity: boolean): ComparisonRow {
  const cells = texts.map((text) => ({ text, figure: null, share: null }));
  return { label, differs: differs(cells), isIdentity, isOwn: false, cells };
}

function amountRow(wanted: Wanted, products: Product[]): ComparisonRow {
  const found = products.map((product) => findFigure(withWeight(listNamed(product), product.weightKg), wanted));
  const values = found.map((each) => (each?.quantity ? typicalValue(each.quantity) : null));
  const largest = Math.max(0, ...values.filter((value) => value !== null));
  const cells = found.map((each, at): ComparisonCell => {
    if (!each?.quantity) return { text: each?.text ?? NOT_KNOWN, figure: null, share: null };
    const figure = toShownFigure(each.quantity);
    return { text: `${figure.number} ${figure.unit}`, figure, share: largest > 0 ? (values[at] ?? 0) / largest : 0 };
  });
  return { label: wanted.exact, differs: differs(cells), isIdentity: false, isOwn: false, cells };
}

/** Both lists of named figures, the specifications first. */
function listNamed(product: Product): Specification[] {
  return [...product.specifications, ...product.technicalDetails];
}

/** Attributes outside the fixed rows, under the makers' names, that at least two products have. */
function listOwnRows(products: Product[]): ComparisonRow[] {
  const taken = [DISPLACEMENT, POWER, ENGINE_POWER, WEIGHT];
  const labels = new Map<string, string>();
  for (const specification of products.flatMap(listNamed)) {
    const isTaken = taken.some((wanted) => findFigure([specification], wanted) !== null);
    const key = toKey(specification.name);
    if (!isTaken && key && !labels.has(key)) labels.set(key, specification.name);
  }
  return [...labels]
    .map(([key, label]) => ({ label, values: products.map((product) => findNamed(product, key)) }))
    .filter(({ values }) => values.filter((value) => value !== null).length >= 2)
    .map(({ label, values }) => ({
      ...textRow(
        label,
        values.map((value) => value ?? NOT_KNOWN),
        false,
      ),
      isOwn: true,
    }));
}

const toKey = (name: string) => name.trim().toLowerCase();

function findNamed(product: Product, key: string): string | null {
  return listNamed(product).find(({ name }) => toKey(name) === key)?.value ?? null;
}

/** What nobody knows may be the same: only what is known can differ. 5 kW and 5.0 kW do not. */
function differs(cells: ComparisonCell[]): boolean {
  const known = cells
    .filter(({ text }) => text !== NOT_KNOWN)
    .map(({ text }) =>
      text
        .trim()
        .toLowerCase()
        .replace(/\.(\d*?)0+(?!\d)/g, (_, kept) => (kept ? `.${kept}` : "")),
    );
  return new Set(known).size > 1;
}
