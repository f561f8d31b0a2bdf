/** Reads one product for the desk, published or not. */
import { data } from "react-router";
import type { Product } from "#app/contract/product.ts";
import type { DeskApi } from "../../desk-api.server.ts";

/** @throws a 404 for an id that no product has, or that is none. */
export async function findProduct(api: DeskApi, id: string): Promise<Product> {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 });
  return api.findProduct(Number(id));
}
