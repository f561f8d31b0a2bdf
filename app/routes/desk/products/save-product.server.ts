/** Saves a product's forms, unless the product has another version than the form. */
import { isDeepStrictEqual } from "node:util";
import { type ApiProduct, ProductUpdate } from "#app/contract/product.ts";
import { PriceUpdate, StockUpdate } from "#app/contract/product-writing.ts";
import type { DeskApi } from "../desk-api.server.ts";
import {
  type FieldOption,
  type FieldOptionLists,
  type FieldTable,
  labelOf,
  type PRICE_AND_STOCK,
  type Values,
} from "../form/fields.ts";
import { readFields, toUnedited } from "../form/form-values.server.ts";
import { redirectWithNotice } from "../form/notice.server.ts";
import { ConflictError, type Difference, versionOf } from "../form/try-send.server.ts";

type FieldValues = Record<string, unknown>;

interface ProductForm {
  api: DeskApi;
  id: string;
  form: FormData;
  /** The form's values. */
  fields: FieldValues;
  /** The values that the product's form has before it is edited. */
  read: (product: ApiProduct) => FieldValues;
  /** The options of fields that contain ids. */
  listOptions?: (api: DeskApi) => Promise<FieldOptionLists>;
  /** The page that follows. */
  back: string;
}

/**
 * Saves the edited fields only, because a form cannot express every stored value.
 *
 * @throws a DeskApiError
 */
export async function saveProduct({ api, id, form, fields, read, listOptions, back }: ProductForm) {
  const product = await api.findProduct(Number(id));
  const { version } = product;
  const saved = read(product);
  if (form.get("version") !== String(version))
    rejectConflict(version, saved, fields, await listOptions?.(api));
  const edited = Object.entries(fields).filter(
    ([name, value]) => !isDeepStrictEqual(value, saved[name]),
  );
  const update = ProductUpdate.parse(Object.fromEntries(edited));
  const { name } =
    edited.length > 0 ? await api.changeProduct(product.id, update, version) : product;
  return redirectWithNotice(back, `Saved ${name}.`);
}

/**
 * Saves with the API calls that a clerk may make.
 *
 * @throws a DeskApiError
 */
export async function savePriceAndStock(
  api: DeskApi,
  id: number,
  form: FormData,
  fields: Partial<Values<typeof PRICE_AND_STOCK>>,
): Promise<ApiProduct> {
  const product = await api.findProduct(id);
  const { version, price, sale_price, tax_rate } = product;
  const saved = { price, sale_price, tax_rate };
  if (form.get("version") !== String(version)) rejectConflict(version, { ...product }, fields);
  const { stock_quantity = product.stock_quantity, ...typed } = fields;
  const prices = { ...saved, ...typed };
  const priceUpdate = PriceUpdate.parse(prices);
  const stockUpdate = StockUpdate.parse({ stock_quantity });
  return isDeepStrictEqual(prices, saved)
    ? api.setStock(id, stockUpdate, version)
    : api.setPricesAndStock(id, priceUpdate, stockUpdate, version);
}

/**
 * Reads the form of a record that has no version of its own.
 *
 * @throws a ConflictError if someone else has saved other values than those that the form showed
 */
export function readChange<F extends FieldTable>(
  form: FormData,
  fields: F,
  record: Values<F>,
  options?: FieldOptionLists,
): Values<F> {
  const typed = readFields(form, fields);
  const saved = toUnedited(fields, record);
  const version = versionOf(saved);
  if (form.get("version") !== String(version)) rejectConflict(version, saved, typed, options);
  return typed;
}

/** @throws a ConflictError if a typed value differs from the saved one */
function rejectConflict(version: number, ...values: Parameters<typeof listDifferences>): void {
  const differences = listDifferences(...values);
  if (differences.length > 0) throw new ConflictError(version, differences);
}

/** The typed fields whose saved values differ. */
export function listDifferences(
  saved: FieldValues,
  typed: FieldValues,
  options: FieldOptionLists = {},
): Difference[] {
  return Object.keys(typed)
    .map((name) => ({
      field: labelOf(name),
      saved: describe(saved[name], options[name]),
      typed: describe(typed[name], options[name]),
    }))
    .filter((field) => field.saved !== field.typed);
}

/** A value as text, with the names of chosen options. */
function describe(value: unknown, options: FieldOption[] = []): string {
  const toText = (item: unknown) =>
    options.find(({ id }) => id === item)?.name ??
    (typeof item === "object" ? Object.values(item ?? {}).join(": ") : String(item));
  const lines = [value ?? []].flat().flatMap((item) => toText(item).split("\n"));
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .join("\n");
}
