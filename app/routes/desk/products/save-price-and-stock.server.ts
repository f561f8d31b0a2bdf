/** Saves a product's prices and stock by the two calls that a clerk may make; what the person left as it was is not sent. */
import { Product } from "#app/contract/product.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { pickChanged, refuseConflict } from "../form/own-changes.server.ts";

/** Null: no price is given, or no stock is kept. */
export interface PriceAndStock {
  price: number | null;
  sale_price: number | null;
  stock_quantity: number | null;
}

/** @throws DeskApiError; a ConflictError when somebody else gave one of the changed fields another value meanwhile. */
export async function savePriceAndStock(
  api: DeskApi,
  id: number | string,
  form: FormData,
  fields: Partial<PriceAndStock>,
): Promise<Product> {
  const changed = pickChanged(fields, form);
  let product = await api.findProduct(Number(id));
  await refuseConflict(changed, product, form);
  const { price = product.price, sale_price = product.sale_price } = changed;
  if (price !== product.price || sale_price !== product.sale_price) {
    product = await api.send("PATCH", `/products/${id}/price`, Product, { price, sale_price }, ifMatch(product));
  }
  const { stock_quantity = product.stock_quantity } = changed;
  if (stock_quantity !== product.stock_quantity) {
    product = await api.send("PATCH", `/products/${id}/stock`, Product, { stock_quantity }, ifMatch(product));
  }
  return product;
}

function ifMatch({ version }: Product) {
  return { "If-Match": `"${version}"` };
}
