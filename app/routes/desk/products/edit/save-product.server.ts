/** Saves what a person changed in one section of a product; what others changed meanwhile stays as they left it. */
import { Product } from "#app/contract/product.ts";
import { type DeskApi, DeskApiError } from "../../desk-api.server.ts";
import { redirectDone } from "../../form/done.server.ts";
import { type Fields, pickChanged, refuseConflict, type Tell } from "../../form/own-changes.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { findProduct } from "./find-product.server.ts";

interface Section {
  api: DeskApi;
  id: string;
  form: FormData;
  /** What the form says. */
  fields: Fields;
  /** The same fields of a product as it is saved. */
  read: (product: Product) => Fields;
  /** Where a field's value is not people's word already. */
  tell?: Tell;
}

/** Saves change after change of others are possible, but not for ever. */
const MOST_TRIES = 5;

export function saveProduct({ api, id, form, fields, read, tell }: Section, back: string) {
  return trySend(form, async () => {
    const changed = pickChanged(fields, form);
    for (let left = MOST_TRIES; ; left--) {
      const saved = await findProduct(api, id);
      await refuseConflict(changed, { ...read(saved), version: saved.version }, form, tell);
      try {
        const product = await api.send("PUT", `/products/${id}`, Product, changed, {
          "If-Match": `"${saved.version}"`,
        });
        return await redirectDone(back, `Saved ${product.name}.`);
      } catch (error) {
        if (!(error instanceof DeskApiError) || error.status !== 412 || left === 0) throw error;
      }
    }
  });
}
