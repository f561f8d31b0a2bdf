/** Opens and saves the forms of a product, and runs those of the product list. */
import type { LoaderFunctionArgs } from "react-router";
import {
  type ApiProduct,
  BulkUpdate,
  PriceUpdate,
  ProductUpdate,
  StockUpdate,
} from "#app/contract/product.ts";
import { DESK_FORMS } from "#app/limits.ts";
import { site } from "#app/site/site.server.ts";
import { requirePermission } from "../access/require-permission.server.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { countOf } from "../desk-table.tsx";
import { BULK, type FieldOptionLists, type FieldTable, PRICE_AND_STOCK } from "../form/fields.ts";
import { readChanges, readFields, toTexts } from "../form/form-values.server.ts";
import { outOfDate, trySend } from "../form/try-send.server.ts";

type Edited = Record<string, unknown>;

interface ProductForm {
  fields: FieldTable;
  /** The options of fields that contain ids. */
  listOptions?: (api: DeskApi) => Promise<FieldOptionLists>;
  save?: Save;
}

type Save = (api: DeskApi, product: ApiProduct, edited: Edited) => Promise<ApiProduct>;

interface SectionRequest extends Pick<LoaderFunctionArgs, "request" | "url" | "context"> {
  params: { id: string };
}

export async function openSection(
  { params, context }: SectionRequest,
  { fields, listOptions }: ProductForm,
) {
  const { api } = requirePermission(context, "canManageProducts");
  const [product, options] = await Promise.all([
    api.findProduct(Number(params.id)),
    listOptions?.(api),
  ]);
  return { product, state: { version: product.version, texts: toTexts(fields, product), options } };
}

export function saveSection(
  { request, params, url, context }: SectionRequest,
  section: ProductForm,
) {
  const { api } = requirePermission(context, "canManageProducts");
  const save = async (form: FormData) => {
    const { name } = await saveProduct(api, Number(params.id), form, section);
    return `Saved ${name}.`;
  };
  return trySend({ request, url }, save, DESK_FORMS.long);
}

/** @throws a DeskApiError; one with the differences if a typed value differs from that of another version */
export async function saveProduct(
  api: DeskApi,
  id: number,
  form: FormData,
  { fields, listOptions, save = change }: ProductForm,
): Promise<ApiProduct> {
  const product = await api.findProduct(id);
  const { version } = product;
  // The names of options are needed for the differences between two versions only.
  const isSame = form.get("version") === String(version);
  const options = isSame ? undefined : await listOptions?.(api);
  const edited = readChanges(form, fields, { record: { ...product }, version, options });
  return Object.keys(edited).length === 0 ? product : save(api, product, edited);
}

const change: Save = (api, { id, version }, edited) =>
  api.changeProduct(id, ProductUpdate.parse(edited), version);

/** Saves with the API calls that a clerk may make. */
export const changePriceAndStock: Save = (
  api,
  { id, version, price, sale_price, tax_rate, stock_quantity: stock },
  { stock_quantity = stock, ...edited },
) => {
  const update = StockUpdate.parse({ stock_quantity });
  if (Object.keys(edited).length === 0) return api.setStock(id, update, version);
  const prices = PriceUpdate.parse({ price, sale_price, tax_rate, ...edited });
  return api.setPricesAndStock(id, prices, update, version);
};

/** @returns the notice */
export async function changeProducts(api: DeskApi, form: FormData): Promise<string> {
  switch (form.get("intent")) {
    case "quick":
      return changeRow(api, form);
    case "bulk":
      return changeSelected(api, form);
    default:
      throw outOfDate();
  }
}

const { price, stock_quantity } = PRICE_AND_STOCK;
const ROW = { fields: { price, stock_quantity }, save: changePriceAndStock };

async function changeRow(api: DeskApi, form: FormData) {
  const id = Number(form.get("id"));
  const product = await saveProduct(api, id, form, ROW);
  return `Saved ${product.name}.`;
}

async function changeSelected(api: DeskApi, form: FormData) {
  const selected = form.getAll("chosen").flatMap((text) => {
    const [id, version] = String(text).split(".").map(Number);
    return id && version ? [{ id, version }] : [];
  });
  if (selected.length === 0) throw new DeskApiError(400, "Select at least one product");
  const { status, category, percent } = readFields(form, BULK);
  if (!status && !category && !percent)
    throw new DeskApiError(400, "Choose a status or a category, or enter a price change");
  const prices = percent ? await toNewPrices(api, selected, percent) : [];
  const updates = selected.map(({ id, version }, index) => ({
    id,
    version,
    ...(status && { status }),
    ...(category && { category_id: category }),
    ...prices[index],
  }));
  await api.changeProducts(BulkUpdate.parse({ updates }));
  return `Changed ${countOf(updates.length, "product")}.`;
}

async function toNewPrices(api: DeskApi, selected: readonly { id: number }[], percent: number) {
  const products = await Promise.all(selected.map(({ id }) => api.findProduct(id)));
  const before = products.flatMap(({ price, sale_price }) => [price, sale_price]);
  const decimals = decimalsOfPrices(before, site.company.currency);
  return products.map(({ price, sale_price }) => ({
    price: toNewPrice(price, percent, decimals),
    sale_price: toNewPrice(sale_price, percent, decimals),
  }));
}

/** Prices are stored in hundredths. */
const MAX_DECIMALS = 2;

/** Decimals of new prices: none where all prices are whole, else those of the currency. */
export function decimalsOfPrices(prices: readonly (number | null)[], currency: string): number {
  if (prices.every((price) => price === null || Number.isInteger(price))) return 0;
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const { maximumFractionDigits = MAX_DECIMALS } = format.resolvedOptions();
  return Math.min(maximumFractionDigits, MAX_DECIMALS);
}

/** A price raised or lowered by `percent`, never below 0. */
export function toNewPrice(price: number | null, percent: number, decimals: number): number | null {
  if (price === null) return null;
  const unit = 10 ** decimals;
  return Math.max(0, Math.round((price * (100 + percent) * unit) / 100) / unit);
}
