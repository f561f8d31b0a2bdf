/**
 * Parses a form's texts into values, and writes values as texts; changes one entry of a list that is
 * saved as a whole; lists the options of categories.
 */
import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { Id } from "#app/contract/writing.ts";
import { type DeskApi, DeskApiError } from "../desk-api.server.ts";
import { CODECS, type Codec } from "./codecs.server.ts";
import {
  type FieldOptionLists,
  type FieldTable,
  type FieldTexts,
  labelOf,
  toOption,
  type Values,
} from "./fields.ts";
import { conflictError, listDifferences, outOfDate } from "./try-send.server.ts";

/** @throws a DeskApiError for the first invalid field */
export function readFields<F extends FieldTable>(form: FormData, fields: F): Values<F> {
  const entries = Object.entries(fields).map(([name, { kind, required }]) => {
    const { parse, requirement }: Codec<unknown> = CODECS[kind];
    const value = parse(form.getAll(name).map(String), name);
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

type FieldRecord = Record<string, unknown>;

function textsOfEach(
  fields: FieldTable,
  toTexts: (codec: Codec<unknown>, name: string) => string[],
): FieldTexts {
  const entries = Object.entries(fields).map(([name, { kind }]) => [
    name,
    toTexts(CODECS[kind], name),
  ]);
  return Object.fromEntries(entries);
}

/** A record's values as texts of the form. */
export const toTexts = (fields: FieldTable, record: FieldRecord) =>
  textsOfEach(fields, ({ write }, name) => write(record[name]));

/** What is compared with a sent form, which cannot express every value of the record. */
const toComparable = (fields: FieldTable, record: FieldRecord) =>
  textsOfEach(fields, ({ parse, write }, name) => write(parse(write(record[name]))));

/** What people see of a record where two of its versions stand side by side. */
const toShownTexts = (fields: FieldTable, record: FieldRecord) =>
  textsOfEach(fields, ({ write, show = write }, name) => show(record[name]));

/** The version of a record without a stored version: a hash of its values in these fields. */
export const versionOf = (fields: FieldTable, record: FieldRecord): number =>
  Number.parseInt(hash("sha256", JSON.stringify(toComparable(fields, record))).slice(0, 12), 16);

interface SavedRecord {
  record: FieldRecord;
  /** For a record with a stored version. */
  version?: number;
  options?: FieldOptionLists | undefined;
}

/**
 * The edited values only, because a form cannot express every stored value.
 *
 * @throws a DeskApiError if one of them differs from that of another version
 */
export function readChanges<F extends FieldTable>(
  form: FormData,
  fields: F,
  { record, version = versionOf(fields, record), options }: SavedRecord,
): Partial<Values<F>> {
  const typed = readFields(form, fields);
  const [sent, saved] = [toComparable(fields, typed), toComparable(fields, record)];
  const edited = Object.keys(fields).filter((name) => !isDeepStrictEqual(sent[name], saved[name]));
  if (edited.length > 0 && form.get("version") !== String(version))
    throw conflictError(
      version,
      listDifferences(
        edited.map((name) => ({ name, label: labelOf(name) })),
        toShownTexts(fields, record),
        toShownTexts(fields, typed),
        options,
      ),
    );
  return Object.fromEntries(edited.map((name) => [name, typed[name]])) as Partial<Values<F>>;
}

/** The record's id in the form field `id`. @throws a ZodError for an invalid one */
export function readId(form: FormData): number {
  return z.object({ id: z.preprocess(Number, Id) }).parse({ id: form.get("id") }).id;
}

export async function listCategoryOptions(api: DeskApi) {
  const groups = await api.listAllCategories();
  return groups.filter(({ kind }) => kind === "category").map(toOption);
}

/** The key of an entry without a lasting one: its content, so that a changed one is not found. */
export const contentOf = (entry: object): string => JSON.stringify(entry);

/** The pressed button and the entry's key: `up:KEY` moves one, `add` has no key. */
export function readIntent(form: FormData): [intent: string, key: string] {
  const [, intent = "", key = ""] = /^(\w*):?(.*)$/s.exec(String(form.get("intent"))) ?? [];
  return [intent, key];
}

/**
 * @param saved the list as it is in the transaction that saves it
 * @param read reads the form's entry; `old` is undefined for a new one
 * @throws DeskApiError 412 if someone else has changed or removed the entry
 */
export function editList<Entry>(
  form: FormData,
  saved: readonly Entry[],
  keyOf: (entry: Entry) => string,
  read?: (old: Entry | undefined) => Entry,
): readonly Entry[] {
  const [intent, key] = readIntent(form);
  if (intent === "add" && read) return [read(undefined), ...saved];
  const at = saved.findIndex((entry) => keyOf(entry) === key);
  const moveTo = (to: number) =>
    saved.toSpliced(at, 1).toSpliced(to, 0, ...saved.slice(at, at + 1));
  const changes = new Map<string, () => readonly Entry[]>([
    ["first", () => moveTo(0)],
    ["up", () => moveTo(Math.max(at - 1, 0))],
    ["down", () => moveTo(at + 1)],
    ["remove", () => saved.toSpliced(at, 1)],
  ]);
  if (read) changes.set("change", () => saved.with(at, read(saved[at])));
  const change = changes.get(intent);
  if (!change) throw outOfDate();
  if (at >= 0) return change();
  throw new DeskApiError(
    412,
    "Someone else has changed or removed this entry. Check the list and try again.",
  );
}
