/** The rows of a comparison: what each product has under each name, whether they differ, and how long the bars are. */
import { DISPLACEMENT, ENGINE_POWER, findQuantity, POWER, type Wanted, WEIGHT } from "./comparison-lookup.ts";
import {
  type ConvertedFigure,
  toCubicCentimetres,
  toHorsepower,
  toKilograms,
  toKilowatts,
} from "./comparison-quantity.ts";
import type { Product, Specification } from "./product.ts";
import { toPlainText, truncateWords } from "./text.ts";

/** What the specification shows where nothing is known; never an invented figure. */
const NOT_KNOWN = "N/A";
const NO_SKU = "-";
const DESCRIPTION_WORDS = 15;

export interface ComparisonCell {
  text: string;
  /** The number and its unit, where the row is one of amounts and this product's is known. */
  figure: ConvertedFigure | null;
  /** The amount as a share of the row's largest, 0 to 1; null where it is not known. */
  share: number | null;
}

export interface ComparisonRow {
  label: string;
  /** Whether any two products of which something is known read differently here. */
  differs: boolean;
  /** Rows that tell products apart by nature (SKU, description): their differing says nothing, so it is not marked. */
  isIdentity: boolean;
  /** Whether the specification names the row, or the products themselves bring it. */
  isOwn: boolean;
  cells: ComparisonCell[];
}

/** The rows that every comparison has, in the specification's order, and after them the figures that at least two of the products name. */
export function listComparisonRows(products: Product[]): ComparisonRow[] {
  const named = [
    textRow("SKU", products.map(toSku), true),
    textRow("Description", products.map(toDescription), true),
    textRow(
      "Product Type",
      products.map((product) => product.productType || NOT_KNOWN),
      false,
    ),
    amountRow(DISPLACEMENT, products, toCubicCentimetres),
    amountRow(POWER, products, toKilowatts),
    amountRow(ENGINE_POWER, products, toHorsepower),
    amountRow(WEIGHT, products, toKilograms),
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

function amountRow(wanted: Wanted, products: Product[], toFigure: (amount: number) => ConvertedFigure): ComparisonRow {
  const amounts = products.map((product) => findAmount(product, wanted));
  const largest = Math.max(0, ...amounts.filter((amount) => amount !== null));
  const cells = amounts.map((amount) => {
    if (amount === null) return { text: NOT_KNOWN, figure: null, share: null };
    const figure = toFigure(amount);
    return { text: `${figure.number} ${figure.unit}`, figure, share: largest > 0 ? amount / largest : 0 };
  });
  return { label: wanted.exact, differs: differs(cells), isIdentity: false, isOwn: false, cells };
}

function findAmount(product: Product, wanted: Wanted): number | null {
  const found = findQuantity(listNamed(product), wanted);
  if (found) return found.amount;
  return wanted === WEIGHT ? product.weightKg : null;
}

/** Both lists of named figures, the specifications first. */
function listNamed(product: Product): Specification[] {
  return [...product.specifications, ...product.technicalDetails];
}

/** Figures beyond the specification's rows, under the makers' names, that at least two products have. */
function listOwnRows(products: Product[]): ComparisonRow[] {
  const taken = [DISPLACEMENT, POWER, ENGINE_POWER, WEIGHT];
  const labels = new Map<string, string>();
  for (const specification of products.flatMap(listNamed)) {
    const isTaken = taken.some((wanted) => findQuantity([specification], wanted) !== null);
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

/** What nobody knows may be the same: only what is known can differ. */
function differs(cells: ComparisonCell[]): boolean {
  const known = cells.map((cell) => cell.text.trim().toLowerCase()).filter((text) => text !== NOT_KNOWN.toLowerCase());
  return new Set(known).size > 1;
}
