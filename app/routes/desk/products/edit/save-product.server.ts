/** Saves one section of a product, unless somebody else changed the product meanwhile: then both states are shown. */
import { data } from "react-router";
import { Product } from "#app/contract/product.ts";
import { type DeskApi, DeskApiError } from "../../desk-api.server.ts";
import { redirectDone } from "../../form/done.server.ts";
import { type FormFailure, failForm } from "../../form/try-send.server.ts";
import { findProduct } from "./find-product.server.ts";

/** One field that is saved otherwise than it was typed. */
export interface Difference {
  field: string;
  saved: string;
  typed: string;
}

export interface ProductFailure extends FormFailure {
  /** Set when somebody else saved first: what is there now; sending the form again with this version overwrites it. */
  conflict: { version: number; differences: Difference[] } | null;
}

/** `fields` is what the section changes; the form's `version` is the state that it was filled in from. */
export async function saveProduct(api: DeskApi, id: string, form: FormData, fields: object, back: string) {
  const headers = { "If-Match": `"${form.get("version")}"` };
  try {
    const product = await api.send("PUT", `/products/${id}`, Product, fields, headers);
    return await redirectDone(back, `Saved ${product.name}.`);
  } catch (error) {
    if (!(error instanceof DeskApiError)) throw error;
    if (error.status !== 412) return failProduct(form, error.message, error.field, error.status);
    const saved = await findProduct(api, id);
    const { message } = error;
    const conflict = { version: saved.version, differences: listDifferences(saved, fields) };
    const failure: ProductFailure = { ...failForm(form, message).data, conflict };
    return data(failure, { status: 412 });
  }
}

/** A refusal that names a field, without a conflict. */
export function failProduct(form: FormData, message: string, field: string | null = null, status = 400) {
  const failure: ProductFailure = { ...failForm(form, message, field).data, conflict: null };
  return data(failure, { status });
}

function listDifferences(saved: Product, fields: object): Difference[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const [now, typed] = [toText(saved[field as keyof Product]), toText(value)];
    return now === typed ? [] : [{ field, saved: now, typed }];
  });
}

/** A field's value as a person reads it. */
function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) => (typeof item === "object" ? Object.values(item ?? {}).join(": ") : String(item)))
    .join("\n");
}
