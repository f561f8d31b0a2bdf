/** Checks a planned row as a call of the API, and its two prices against each other. */
import { ABOVE_PRICE, isAbovePrice } from "#app/catalogue/sale.ts";
import { ProductCreate, ProductUpdate } from "#app/contract/product.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { COLUMNS, type PlannedRow, PRICE } from "./columns.ts";
import { isUrl } from "./plan-pictures.ts";
import { addError, cellOf, validateFields } from "./planned-row.ts";

/** The fields in the shape of an API call; names are replaced by any valid id. */
function toCheckable({ fields, named }: PlannedRow): Record<string, unknown> {
  return {
    ...fields,
    subcategory_ids: named.subcategories?.map(() => 1),
    collections: named.collections?.map(() => "any"),
    fits: named.fits?.map(() => 1),
    images: named.pictures?.map((picture) => (isUrl(picture) ? picture : "/a-file")),
  };
}

/** Validates the row as an API call; each error is reported at its column. */
export function checkFields(plan: PlannedRow, product: StoredProduct | undefined): void {
  const fields = toCheckable(plan);
  const schema = product ? ProductUpdate : ProductCreate;
  const call = product || fields.name ? fields : { ...fields, name: plan.name || "-" };
  for (const { path, message } of validateFields(schema, call)) {
    const [field, index] = [String(path[0] ?? ""), Number(path[1])];
    if (field === "specifications") continue;
    const detail =
      field === "technical_details" ? plan.fields.technical_details?.[index]?.name : undefined;
    const [column, value] = cellOf(plan, COLUMNS, detail ?? field);
    const picture = field === "images" ? plan.named.pictures?.[index] : undefined;
    addError(plan, column, picture ?? value, message);
  }
}

export function checkSalePrice(plan: PlannedRow, product: StoredProduct | undefined): void {
  const { price, sale_price } = plan.fields;
  if (price === undefined && sale_price === undefined) return;
  const sale = sale_price ?? product?.sale_price ?? null;
  const regular = price === undefined ? (product?.price ?? null) : price;
  if (sale_price && regular === null && !plan.errors.some(({ column }) => column === PRICE))
    addError(plan, PRICE, "", "is missing: a sale price needs a price");
  if (sale_price === null || !isAbovePrice(regular, sale)) return;
  addError(plan, "Sale price", String(sale), ABOVE_PRICE);
}
