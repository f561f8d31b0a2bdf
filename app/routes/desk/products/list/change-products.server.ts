/** Runs the product list's forms: a row's price and stock, or a change of all selected products. */
import { BulkUpdate } from "#app/contract/product-writing.ts";
import { site } from "#app/site/site.server.ts";
import { type DeskApi, DeskApiError } from "../../desk-api.server.ts";
import { BULK, PRICE_AND_STOCK } from "../../form/fields.ts";
import { readFields } from "../../form/form-values.server.ts";
import { outOfDate } from "../../form/try-send.server.ts";
import { countOf } from "../../plural.ts";
import { changePriceAndStock, saveProduct } from "../save-product.server.ts";

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
