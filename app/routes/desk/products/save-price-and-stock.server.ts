/** Saves changed prices and stock with the two API calls that a clerk may make. */
import type { ApiProduct } from "#app/contract/product.ts";
import { PriceUpdate, StockUpdate } from "#app/contract/product-writing.ts";
import type { DeskApi } from "../desk-api.server.ts";
import type { PRICE_AND_STOCK, Values } from "../form/fields.ts";
import { pickChanged, rejectConflict } from "../form/own-changes.server.ts";

/** @throws a DeskApiError; a ConflictError if someone else has changed the same field */
export async function savePriceAndStock(
  api: DeskApi,
  id: number | string,
  form: FormData,
  fields: Partial<Values<typeof PRICE_AND_STOCK>>,
): Promise<ApiProduct> {
  const changed = pickChanged(fields, form);
  let product = await api.findProduct(Number(id));
  await rejectConflict(changed, product, form);
  const { price = product.price, sale_price = product.sale_price } = changed;
  const { tax_rate = product.tax_rate } = changed;
  if (
    price !== product.price ||
    sale_price !== product.sale_price ||
    tax_rate !== product.tax_rate
  ) {
    product = await api.setPrices(
      product.id,
      PriceUpdate.parse({ price, sale_price, tax_rate }),
      product.version,
    );
  }
  const { stock_quantity = product.stock_quantity } = changed;
  if (stock_quantity !== product.stock_quantity) {
    product = await api.setStock(
      product.id,
      StockUpdate.parse({ stock_quantity }),
      product.version,
    );
  }
  return product;
}
