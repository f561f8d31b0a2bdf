/** Saves a product's prices and stock by the two calls that a clerk may make; what is as it was is not sent. */
import { Product } from "#app/contract/product.ts";
import type { DeskApi } from "../desk-api.server.ts";
import { DeskApiError } from "../desk-api.server.ts";

export interface PriceAndStock {
  price: number | null;
  /** Left out, it stays as it is. */
  sale_price?: number | null;
  /** Null where no stock is kept. */
  stock_quantity: number | null;
}

/** `version` is the state that the form was filled in from. @throws DeskApiError, 412 when somebody else saved since. */
export async function savePriceAndStock(
  api: DeskApi,
  id: number,
  version: number,
  wanted: PriceAndStock,
): Promise<Product> {
  let product = await api.get(`/products/${id}`, Product);
  if (product.version !== version) {
    throw new DeskApiError(412, `${product.name} was changed by somebody else meanwhile. Look at it and try again.`);
  }
  const prices = {
    price: wanted.price,
    sale_price: wanted.sale_price === undefined ? product.sale_price : wanted.sale_price,
  };
  if (prices.price !== product.price || prices.sale_price !== product.sale_price) {
    product = await api.send("PATCH", `/products/${id}/price`, Product, prices, ifMatch(product));
  }
  const { stock_quantity } = wanted;
  if (stock_quantity !== product.stock_quantity) {
    product = await api.send("PATCH", `/products/${id}/stock`, Product, { stock_quantity }, ifMatch(product));
  }
  return product;
}

function ifMatch({ version }: Product) {
  return { "If-Match": `"${version}"` };
}
