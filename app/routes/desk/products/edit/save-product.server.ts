/** Saves the fields that a person changed in a product, and keeps the changes of others. */
import { type ApiProduct, ProductUpdate } from "#app/contract/product.ts";
import { type DeskApi, DeskApiError } from "../../desk-api.server.ts";
import { redirectWithNotice } from "../../form/notice.server.ts";
import {
  type ComparedFields,
  type DescribeField,
  pickChanged,
  rejectConflict,
} from "../../form/own-changes.server.ts";
import { trySend } from "../../form/try-send.server.ts";
import { findProduct } from "./find-product.server.ts";

interface FormSection {
  api: DeskApi;
  id: string;
  form: FormData;
  /** The form's values. @throws a DeskApiError */
  fields: () => ComparedFields;
  /** Reads the same fields from a product; the product itself by default. */
  read?: (product: ApiProduct) => ComparedFields;
  /** Formats values such as ids for people. */
  describe?: DescribeField;
}

/** Repeats after others saved at the same time. */
const MAX_RETRIES = 5;

export function saveProduct(
  { api, id, form, fields, read = (product) => product, describe }: FormSection,
  back: string,
) {
  return trySend(form, async () => {
    const changed = pickChanged(fields(), form);
    const update = ProductUpdate.parse(changed);
    for (let left = MAX_RETRIES; ; left--) {
      const saved = await findProduct(api, id);
      await rejectConflict(changed, { ...read(saved), version: saved.version }, form, describe);
      try {
        const product = await api.changeProduct(saved.id, update, saved.version);
        return await redirectWithNotice(back, `Saved ${product.name}.`);
      } catch (error) {
        if (!(error instanceof DeskApiError) || error.status !== 412 || left === 0) throw error;
      }
    }
  });
}
