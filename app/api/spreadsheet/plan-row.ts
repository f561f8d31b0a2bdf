/** Plans one row of an import by the catalogue and the rows before it. */
import { ABOVE_PRICE, isAbovePrice } from "#app/catalogue/sale.ts";
import { ProductUpdate } from "#app/contract/product.ts";
import { ImageUrl, MOST } from "#app/contract/product-parts-writing.ts";
import { joinList, splitList } from "#app/contract/text-lists.ts";
import { innermost, toErrorText } from "#app/contract/validation-messages.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { CellError, withPlainBreaks } from "./cells.ts";
import { COLUMNS, PRICE, SKU, SLUG } from "./columns.ts";
import { planDetails } from "./details.ts";
import { isExample } from "./export-products.ts";
import { checkNewNames, type NameContext } from "./new-names.ts";
import { isUrl, type PictureSource, planPictures } from "./pictures.ts";
import type { PriceReader } from "./shop-prices.ts";
import { MAX_CELL_LENGTH } from "./spreadsheet-format.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";
import { addError, type Cell, listIn, type PlannedRow, textAt, textIn } from "./table.ts";

/** The catalogue, and what the rows before have taken. */
export interface PlanContext extends NameContext {
  pictures: PictureSource;
  /** Names of image files by the SKU in lower case, if no column names them. */
  matched: ReadonlyMap<string, string[]>;
  prices: PriceReader;
  /** Earlier names of values by the titles of their columns. */
  former: ReadonlyMap<string, string>;
  /** Rows by the product or the slug that they give. */
  taken: Map<string, number>;
}

interface ReceivedRow {
  row: number;
  cells: Cell[];
  sku: string;
}

/** @param product undefined for a new one */
export async function planRow(
  { row, cells, sku }: ReceivedRow,
  product: StoredProduct | undefined,
  context: PlanContext,
): Promise<PlannedRow> {
  const { names } = context;
  const name = textAt(cells, "Name") || (product?.name ?? "");
  const plan: PlannedRow = {
    row,
    sku: product?.sku ?? sku,
    name,
    outcome: product ? "same" : "new",
    changes: [],
    errors: [],
    id: product?.id ?? null,
    category: names.categories.nameOf(product?.category_id ?? null),
    fields: {},
    newNames: [],
  };
  const matched = context.matched.get(plan.sku.toLowerCase());
  const column = COLUMNS.find("Pictures");
  if (plan.sku && matched && column) {
    const before = product ? column.write(product, names) : "";
    const value = joinList([...splitList(before), ...matched]);
    cells.push({ title: column.title, column, value, fault: null });
  }
  if (!product && isExample(sku, name)) plan.outcome = "example";
  else {
    await planChanges(plan, cells, product, context);
    if (plan.outcome === "same" && plan.changes.length > 0) plan.outcome = "changed";
  }
  const key = product ? `product ${product.id}` : sku && `new ${sku.toLowerCase()}`;
  if (key) take(context, key, plan, SKU, sku, "remove one of the two");
  return plan;
}

function take(
  { taken }: PlanContext,
  key: string,
  plan: PlannedRow,
  ...[column, value, remedy]: [column: string, value: string, remedy: string]
): void {
  const first = taken.get(key);
  if (first === undefined) taken.set(key, plan.row);
  else addError(plan, column, value, `is already in row ${first}: ${remedy}`);
}

async function planChanges(
  plan: PlannedRow,
  cells: readonly Cell[],
  product: StoredProduct | undefined,
  context: PlanContext,
): Promise<void> {
  for (const { column, title, value, fault } of cells)
    if (fault) addError(plan, column?.title ?? title, value, fault);
  // Without a readable SKU the product is unknown.
  if (plan.errors.some(({ column }) => column === SKU)) return;
  if (!product && plan.sku === "" && plan.name === "")
    addError(plan, SKU, "", "is missing: enter a code that identifies the product");
  if (!product && plan.name === "")
    addError(plan, "Name", "", "is missing: enter the product's name");
  planCells(plan, cells, product, context.names);
  planDetails(plan, cells, product, context.former);
  checkFields(plan);
  checkSalePrice(plan, product);
  await planPictures(plan, context.pictures, product?.images ?? []);
  checkNewNames(plan, context);
  // Without a code, the slug that the name makes identifies the product.
  if (!product && plan.sku === "" && plan.name)
    plan.fields.slug ??= context.names.newSlugOf(plan.name) ?? "";
  checkSlug(plan, context);
}

/** Compares the cells with the product's current values. */
function planCells(
  plan: PlannedRow,
  cells: readonly Cell[],
  product: StoredProduct | undefined,
  names: SpreadsheetNames,
): void {
  for (const { column, value, fault } of cells) {
    if (fault || !column || (column.keepsEmpty && value === "")) continue;
    try {
      const to = column.normalise ? column.normalise(value, names) : value;
      const from = product ? withPlainBreaks(column.write(product, names)) : "";
      // Excel cuts longer texts.
      if (to === from || (product && to === from.slice(0, MAX_CELL_LENGTH))) continue;
      Object.assign(plan.fields, column.toFields(to, names));
      plan.changes.push({ column: column.title, from, to });
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      addError(plan, column.title, value, error.message);
    }
  }
  plan.category = textIn(plan, "Category") ?? plan.category;
}

/** Validates the changes as a call of the API; each error is reported at its column. */
function checkFields(plan: PlannedRow): void {
  const { fields } = plan;
  for (const received of ProductUpdate.safeParse(fields).error?.issues ?? []) {
    const issue = innermost(received);
    const [field, at] = [String(issue.path[0]), Number(issue.path[1])];
    const isList = field === "technical_details" || field === "staff_values";
    const detail = isList && (fields[field]?.[at]?.name ?? field);
    const title = detail || COLUMNS.titleOf(field);
    if (title) addError(plan, title, textIn(plan, title) ?? "", toErrorText(issue));
  }
  for (const { title, list } of COLUMNS.list)
    if (list && listIn(plan, title).length > MOST[list])
      addError(plan, title, textIn(plan, title) ?? "", `must have at most ${MOST[list]} entries`);
  for (const url of listIn(plan, "Pictures").filter(isUrl)) {
    const [issue] = ImageUrl.safeParse(url).error?.issues ?? [];
    if (issue) addError(plan, "Pictures", url, toErrorText(issue));
  }
}

function checkSalePrice(plan: PlannedRow, product: StoredProduct | undefined): void {
  const { price, sale_price } = plan.fields;
  if (price === undefined && sale_price === undefined) return;
  const sale = sale_price ?? product?.sale_price ?? null;
  const regular = price === undefined ? (product?.price ?? null) : price;
  if (sale_price && regular === null && !plan.errors.some(({ column }) => column === PRICE))
    addError(plan, PRICE, "", "is missing: a sale price needs a price");
  if (sale_price === null || !isAbovePrice(regular, sale)) return;
  addError(plan, "Sale price", String(sale), ABOVE_PRICE);
}

const NO_SKU = "is missing, and the name is not of this product alone: enter a code";
const NO_LATIN =
  "is missing, and the name has no Latin letters to find the product by: enter a code";
const REMEDY = "enter another, or leave the cell empty to make one from the name";

function checkSlug(plan: PlannedRow, context: PlanContext): void {
  const { slug } = plan.fields;
  if (slug === undefined) return;
  const owner = context.names.findBySlug(slug);
  const isMade = textIn(plan, SLUG) === undefined;
  if (isMade && (slug === "" || owner || context.taken.has(`slug ${slug}`))) {
    addError(plan, SKU, "", slug ? NO_SKU : NO_LATIN);
    return;
  }
  if (owner && owner.id !== plan.id) {
    const which = owner.isFormer ? "a former" : "the";
    const whose = context.names.keyOf(owner.id);
    addError(plan, SLUG, slug, `is ${which} URL slug of ${whose}: ${REMEDY}`);
  }
  take(context, `slug ${slug}`, plan, SLUG, slug, REMEDY);
}
