/** Finds a product by its id, published or not. */
import { data } from "react-router";
import type { ApiProduct } from "#app/contract/product.ts";
import type { DeskApi } from "../../desk-api.server.ts";

/** @throws a 404 for an unknown or invalid id */
export async function findProduct(api: DeskApi, id: string): Promise<ApiProduct> {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 });
  return api.findProduct(Number(id));
}
