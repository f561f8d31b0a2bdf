/** Reads one product for the desk, published or not. */
import { data } from "react-router";
import { Product } from "#app/contract/product.ts";
import { type DeskApi, DeskApiError } from "../../desk-api.server.ts";

/** @throws a 404 for an id that no product has, or that is none. */
export async function findProduct(api: DeskApi, id: string): Promise<Product> {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 });
  try {
    return await api.get(`/products/${id}`, Product);
  } catch (error) {
    if (error instanceof DeskApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
}
