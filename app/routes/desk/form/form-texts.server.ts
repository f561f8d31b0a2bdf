/** Writes a document as the texts of its form, and reads the form as a document. */
import { isDeepStrictEqual } from "node:util";
import type { FieldTexts } from "./fields.ts";
import { entryOf, type FormSchema, fieldsOf, kindOf, PAIR, ROOT, titleOf } from "./form-schema.ts";
import { editList, readIntent } from "./form-values.server.ts";

export type Part = Record<string, unknown>;

/** A list as it is; a record as a list of its keys and values. */
export const toEntries = (schema: FormSchema, value: unknown): unknown[] =>
  Array.isArray(value)
    ? value
    : schema.items
      ? []
      : Object.entries(value ?? {}).map(([key, value]) => ({ key, value }));

export const fromEntries = (schema: FormSchema, entries: readonly unknown[]): unknown =>
  schema.items
    ? entries
    : Object.fromEntries((entries as Part[]).map(({ key, value }) => [key, value]));

/** @param value undefined for a new one */
export function toFormTexts(schema: FormSchema, value: unknown): FieldTexts {
  const texts: FieldTexts = {};
  const write = (schema: FormSchema, saved: unknown, name: string) => {
    const value = saved ?? schema.default;
    const kind = kindOf(schema);
    if (kind === "group") {
      const part = (value ?? {}) as Part;
      for (const { key, field } of fieldsOf(schema, part.type))
        write(field, part[key], `${name}.${key}`);
    } else if (kind === "list") {
      const entries = toEntries(schema, value);
      texts[name] = entries.map((_, index) => String(index));
      for (const [index, entry] of entries.entries())
        write(entryOf(schema), entry, `${name}.${index}`);
    } else if (kind === "lines") {
      const lines = (value ?? []) as string[];
      texts[name] = [lines.map(toOneLine).join("\n")];
    } else if (kind === "check") texts[name] = value ? ["on"] : [];
    else texts[name] = [String(value ?? "")];
  };
  write(schema, value, ROOT);
  return texts;
}

/** A fault of a document; `path` names a value in it. */
export interface Fault {
  path: readonly PropertyKey[];
  message: string;
}

/** The part of the form in which a value is edited. */
interface FormPart {
  name: string;
  /** With the labels of the parts around it. */
  label: string;
}

/**
 * @param path of the value in the document
 * @returns the value, not checked by the schema
 */
export function readFormTexts(schema: FormSchema, texts: FieldTexts, path: PropertyKey[] = []) {
  /** By the path of their value in the document. */
  const parts = new Map<string, FormPart>();
  /** What the schema cannot see. */
  const faults: Fault[] = [];

  function read(schema: FormSchema, part: FormPart, path: PropertyKey[], isRequired: boolean) {
    parts.set(path.join("."), part);
    const value = readPart(schema, part, path, isRequired);
    return value !== undefined && isDeepStrictEqual(value, schema.default) ? undefined : value;
  }

  function readPart(
    schema: FormSchema,
    part: FormPart,
    path: PropertyKey[],
    isRequired: boolean,
  ): unknown {
    const kind = kindOf(schema);
    const { name } = part;
    if (kind === "list") return readList(schema, part, path, isRequired);
    if (schema.format === PAIR) return readPair(schema, part, path);
    if (kind === "group") {
      const values = fieldsOf(schema, texts[`${name}.type`]?.[0]).map(
        ({ key, field, isRequired }) =>
          [key, read(field, within(part, key, field), [...path, key], isRequired)] as const,
      );
      const value = Object.fromEntries(values.filter(([, each]) => each !== undefined));
      return isRequired || !isBlank(value) ? value : undefined;
    }
    if (kind === "fixed") return schema.const;
    // Browsers send other line breaks than they receive.
    const text = (texts[name]?.[0] ?? "").replaceAll("\r\n", "\n");
    if (kind === "check") return text !== "" || (isRequired || schema.default ? false : undefined);
    if (kind === "lines") {
      const lines = text.split("\n").map((line) => line.trim());
      const filled = lines.filter((line) => line !== "");
      return isRequired || filled.length > 0 ? filled : undefined;
    }
    const typed = schema.pattern ? text.trim() : text;
    if (typed.trim() === "" && schema.default !== "")
      return isRequired && kind !== "number" ? "" : undefined;
    const number = Number(typed);
    return kind === "number" && !Number.isNaN(number) ? number : typed;
  }

  function readList(schema: FormSchema, list: FormPart, path: PropertyKey[], isRequired: boolean) {
    const numbers = [...new Set(texts[list.name])];
    const entries = numbers.map((number, index) => {
      const entry = { name: `${list.name}.${number}`, label: `${list.label}, entry ${index + 1}` };
      return read(entryOf(schema), entry, schema.items ? [...path, index] : path, true);
    });
    parts.set(path.join("."), list);
    if (!schema.items) faults.push(...listRepeatedKeys(entries as Part[], path));
    return isRequired || entries.length > 0 ? fromEntries(schema, entries) : undefined;
  }

  /** The path of a record's value contains its key. */
  function readPair({ properties = {} }: FormSchema, part: FormPart, path: PropertyKey[]) {
    const { key: keySchema = {}, value: valueSchema = {} } = properties;
    const key = String(read(keySchema, within(part, "key", keySchema), path, true));
    const inner = [...path, key];
    const value = read(valueSchema, { ...part, name: `${part.name}.value` }, inner, true);
    parts.set(inner.join("."), part);
    return { key, value };
  }

  const value = read(schema, { name: ROOT, label: "" }, path, true);
  return { value, parts, faults };
}

const within = ({ name, label }: FormPart, key: string, field: FormSchema): FormPart => ({
  name: `${name}.${key}`,
  label: [label, titleOf(field, key)].filter(Boolean).join(", "),
});

/** Entries of a record whose key another one before them has, which they would replace. */
export function listRepeatedKeys(entries: readonly Part[], path: PropertyKey[]): Fault[] {
  const keys = entries.map(({ key }) => String(key));
  return keys
    .filter((key, index) => keys.indexOf(key) < index)
    .map((key) => ({ path: [...path, key], message: "is there already" }));
}

/** Whether nothing is typed in an optional group. */
function isBlank(value: unknown): boolean {
  if (typeof value === "object" && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === "";
}

/** The faults' messages by the form's parts; those of other parts have the path in the document. */
export function toErrors(
  faults: readonly Fault[],
  parts: ReadonlyMap<string, FormPart>,
): Record<string, string> {
  return Object.fromEntries(
    faults.map(({ path, message }) => {
      for (let length = path.length; length >= 0; length -= 1) {
        const part = parts.get(path.slice(0, length).join("."));
        if (part) return [part.name, part.label ? `${part.label} ${message}` : message];
      }
      return [path.join("."), `${path.join(".")} ${message}`];
    }),
  );
}

/**
 * Adds, moves or removes an entry in the form.
 *
 * @returns the name of the part that gets the focus
 */
export function changeEntries(form: FormData): string {
  const [intent, key] = readIntent(form);
  const list = intent === "add" ? key : key.replace(/\.\d+$/, "");
  const numbers = form.getAll(list).map(Number);
  const names = numbers.map((number) => `${list}.${number}`);
  const added = `${list}.${Math.max(-1, ...numbers) + 1}`;
  const changed = intent === "add" ? [...names, added] : editList(form, names, String);
  form.delete(list);
  for (const name of changed) form.append(list, name.slice(list.length + 1));
  if (intent === "add") return added;
  return changed.includes(key) ? key : list;
}

const toOneLine = (text: string): string =>
  text
    .split("\n")
    .map((part) => part.trim())
    .filter(Boolean)
    .join(" ");
