/** Parses a form's texts into values, and writes values as texts. */
import { z } from "zod";
import { Id } from "#app/contract/reply.ts";
import { DeskApiError } from "../desk-api.server.ts";
import { CODECS, type Codec } from "./codecs.server.ts";
import type { FieldTable, FieldTexts, Values } from "./fields.ts";

/** @throws a DeskApiError for the first invalid field */
export function readFields<F extends FieldTable>(form: FormData, fields: F): Values<F> {
  const entries = Object.entries(fields).map(([name, { kind, required }]) => {
    const { parse, requirement }: Codec<unknown> = CODECS[kind];
    const value = parse(form.getAll(name).map(String));
    const toError = (message: string) => new DeskApiError(400, `${name}: ${message}`);
    if (value === undefined)
      throw toError(required ? `${requirement}` : `${requirement}, or empty`);
    if (required && isEmpty(value)) throw toError("must not be empty");
    return [name, value];
  });
  return Object.fromEntries(entries);
}

const isEmpty = (value: unknown) =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** A record's values as texts of the form. */
export function toTexts(fields: FieldTable, record: Record<string, unknown>): FieldTexts {
  const entries = Object.entries(fields).map(([name, { kind }]) => {
    const { write }: Codec<unknown> = CODECS[kind];
    return [name, write(record[name])];
  });
  return Object.fromEntries(entries);
}

/** What is compared with a sent form, which cannot express every value of the record. */
export function toComparable(fields: FieldTable, record: Record<string, unknown>): FieldTexts {
  const entries = Object.entries(toTexts(fields, record)).map(([name, texts]) => {
    const { parse, write, show = write }: Codec<unknown> = CODECS[fields[name]?.kind ?? "text"];
    return [name, show(parse(texts))];
  });
  return Object.fromEntries(entries);
}

/** The record's id in the form field `id`. @throws a ZodError for an invalid one */
export function readId(form: FormData): number {
  return z.object({ id: z.preprocess(Number, Id) }).parse({ id: form.get("id") }).id;
}
