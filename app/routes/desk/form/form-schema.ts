/** A document's JSON Schema, as its form shows it. */

import type { FieldTexts } from "./fields.ts";

/**
 * The name of a form's whole value. A part's name is its path: `value.tiles.3.label`. The field
 * `value.tiles` lists the entries' numbers in their order, so that a moved entry keeps its name.
 */
export const ROOT = "value";

/** The parts of JSON Schema that documents use; `title` and `description` label the fields. */
export interface FormSchema {
  type?: string;
  /** Other than zod's: `prose`, `markdown`, `picture`, `pair`. */
  format?: string;
  title?: string;
  description?: string;
  default?: unknown;
  const?: string;
  enum?: string[];
  pattern?: string;
  properties?: Record<string, FormSchema>;
  required?: string[];
  items?: FormSchema;
  /** The keys and values of a record. */
  propertyNames?: FormSchema;
  additionalProperties?: FormSchema | boolean;
  oneOf?: FormSchema[];
  anyOf?: FormSchema[];
}

/** `lines` is a list of texts, in one text area; `fixed` a constant, such as a section's type. */
type PartKind = "group" | "list" | "lines" | "fixed" | "choice" | "check" | "number" | "text";

export function kindOf(schema: FormSchema): PartKind {
  const { type, items } = schema;
  if (schema.const !== undefined) return "fixed";
  if (schema.enum) return "choice";
  if (items) return items.type === "string" ? "lines" : "list";
  if (typeof schema.additionalProperties === "object") return "list";
  if (type === "boolean") return "check";
  if (type === "number" || type === "integer") return "number";
  return type === "string" ? "text" : "group";
}

/** "Footer hours" for `footerHours` without a title. */
export function titleOf({ title }: FormSchema, key: string): string {
  const words = key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** The format of a record's entries, which have a key and a value. */
export const PAIR = "pair";

/** What a button that adds an entry says: "Add slide", or "Add to links" for one without title. */
export function toAddLabel(list: FormSchema, label: string): string {
  const { title } = entryOf(list);
  return title ? `Add ${title.toLowerCase()}` : `Add to ${label.toLowerCase()}`;
}

/** The schema of a list's entries. */
export function entryOf({ items, propertyNames, additionalProperties }: FormSchema): FormSchema {
  if (items) return items;
  const value = typeof additionalProperties === "object" ? additionalProperties : {};
  const properties = { key: propertyNames ?? {}, value };
  const required = ["key", "value"];
  return { title: value.title, type: "object", format: PAIR, properties, required };
}

export const alternativesOf = ({ oneOf, anyOf }: FormSchema) => oneOf ?? anyOf;

/** The fields of a group: of the alternative with this `type`, else those of all alternatives. */
export function fieldsOf(schema: FormSchema, type: unknown) {
  const all = alternativesOf(schema) ?? [schema];
  const chosen = all.filter(({ properties }) => properties?.type?.const === type);
  const used = type !== undefined && chosen.length > 0 ? chosen : all;
  const properties = Object.assign({}, ...used.map(({ properties }) => properties));
  return Object.entries<FormSchema>(properties).map(([key, field]) => ({
    key,
    field,
    isRequired: used.every(({ required }) => required?.includes(key)),
  }));
}

/** Whether each entry is edited on its own page: it contains a list, or the list is the document. */
export function isPaged(schema: FormSchema, isDocument: boolean): boolean {
  if (kindOf(schema) !== "list") return false;
  const entry = entryOf(schema);
  const hasList = (part: FormSchema): boolean =>
    kindOf(part) === "list" ||
    (kindOf(part) === "group" && fieldsOf(part, undefined).some(({ field }) => hasList(field)));
  return isDocument || alternativesOf(entry)?.some(hasType) || hasList(entry);
}

const hasType = ({ properties }: FormSchema) => properties?.type?.const !== undefined;

/** "Banner: Subsidy for farmers": an entry's type and the first text in it; empty for none. */
export function nameEntry(schema: FormSchema, texts: FieldTexts, name: string): string {
  const kind = kindOf(schema);
  if (kind === "list" || kind === "check") return "";
  if (kind !== "group") return texts[name]?.[0]?.split("\n")[0] ?? "";
  const type = texts[`${name}.type`]?.[0];
  const chosen = alternativesOf(schema)?.find(({ properties }) => properties?.type?.const === type);
  const named = fieldsOf(schema, type)
    .filter(({ field }) => kindOf(field) !== "fixed")
    .map(({ key, field }) => nameEntry(field, texts, `${name}.${key}`));
  return [type && chosen?.title, named.find((text) => text !== "")].filter(Boolean).join(": ");
}
