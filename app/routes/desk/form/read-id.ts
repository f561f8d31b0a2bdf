/** Reads a record's id from the form field `id`. */
import { z } from "zod";
import { Id } from "#app/contract/reply.ts";

const IdField = z.object({ id: z.preprocess(Number, Id) });

/** @throws a ZodError for an invalid id */
export function readId(form: FormData): number {
  return IdField.parse({ id: form.get("id") }).id;
}
