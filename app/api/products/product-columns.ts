/** Maps a product's stored fields to its database columns and back. */
import type { Insertable, Updateable } from "kysely";
import sanitizeHtml from "sanitize-html";
import { z } from "zod";
import { DESCRIPTION_HEADINGS, DESCRIPTION_MARKUP } from "#app/catalogue/description-markup.ts";
import {
  type ApiProduct,
  type ProductUpdate,
  STORED_FIELDS,
  type StoredField,
} from "#app/contract/product.ts";
import type { FieldNames, ProductTable } from "../database/catalogue-tables.ts";
import { toImages } from "./image-list.ts";

interface Storage {
  field: StoredField;
  column: string;
  /** The column's value in a product created with a name only. */
  empty: unknown;
  toColumn(value: unknown): unknown;
  toField(value: unknown): unknown;
}

const same = (value: unknown) => value;
const flag = { empty: 0, toColumn: Number, toField: (value: unknown) => value === 1 };
const list = {
  empty: "[]",
  toColumn: JSON.stringify,
  toField: (value: unknown) => JSON.parse(String(value)),
};
/** Rupees (or euros …), and hundredths in the database. */
const money = {
  toColumn: (value: unknown) => (typeof value === "number" ? Math.round(value * 100) : value),
  toField: (value: unknown) => (typeof value === "number" ? value / 100 : value),
};

/** Stores flags as 0 or 1, lists as JSON and money as whole paise. */
function toStorage([field, schema]: [string, z.ZodType]): Storage {
  const base = {
    field: field as StoredField,
    column: field,
    empty: schema instanceof z.ZodNullable ? null : "",
    toColumn: same,
    toField: same,
  };
  if (field === "price" || field === "sale_price")
    return { ...base, ...money, column: `${field}_paise` };
  if (field === "weight") return { ...base, column: "weight_kg" };
  if (field === "status") return { ...base, empty: "active" };
  if (schema instanceof z.ZodBoolean) return { ...base, ...flag };
  if (schema instanceof z.ZodArray) return { ...base, ...list };
  return base;
}

const STORAGES = Object.entries(STORED_FIELDS).map(toStorage);
const BY_COLUMN = new Map(STORAGES.map((storage) => [storage.column, storage]));
const EMPTY = Object.fromEntries(STORAGES.map(({ column, empty }) => [column, empty]));

/** Whether the column contains a list as JSON. */
export const isList = (column: string) => BY_COLUMN.get(column)?.empty === list.empty;

/** Removes from HTML all but the elements that descriptions may have. */
function sanitise(html: string): string {
  return sanitizeHtml(html, { ...DESCRIPTION_MARKUP, transformTags: DESCRIPTION_HEADINGS });
}

/** Fields that are changed before they are stored. */
const CLEANED: { [F in StoredField]?: (value: NonNullable<ProductUpdate[F]>) => unknown } = {
  description: sanitise,
  custom_sections: (sections) =>
    sections.map(({ title, content }) => ({ title, content: sanitise(content) })),
  images: toImages,
  type: (slug) => slug || null,
};

function clean(field: StoredField, value: unknown): unknown {
  const cleaned = CLEANED[field] as ((value: unknown) => unknown) | undefined;
  return cleaned && value !== null ? cleaned(value) : value;
}

/** Columns of the fields that were sent. */
export function toColumns(fields: ProductUpdate): Updateable<ProductTable> {
  const sent = STORAGES.filter(({ field }) => fields[field] !== undefined);
  return Object.fromEntries(
    sent.map(({ field, column, toColumn }) => [column, toColumn(clean(field, fields[field]))]),
  );
}

/** The inverse of `toFields`; unlike `toColumns` it cleans nothing. */
export function toRow(fields: Record<string, unknown>): Record<string, unknown> {
  const columns = STORAGES.map(({ field, column, toColumn }) => [column, toColumn(fields[field])]);
  const others = Object.entries(fields).filter(([name]) => !Object.hasOwn(STORED_FIELDS, name));
  return Object.fromEntries([...others, ...columns]);
}

type RowColumn = "id" | "version" | "changed_in" | "created_at" | "updated_at";

/** All columns of a new product that contain fields. */
export function toNewColumns(
  fields: ProductUpdate & { name: string; slug: string },
): Omit<Insertable<ProductTable>, RowColumn> {
  return { ...EMPTY, ...toColumns(fields) } as Omit<Insertable<ProductTable>, RowColumn>;
}

/** A row or part of it with columns converted to API fields; other columns stay. */
export type RowFields<Row> = {
  [C in keyof Row as C extends keyof FieldNames ? FieldNames[C] : C]: C extends keyof FieldNames
    ? Required<ApiProduct>[FieldNames[C]]
    : Row[C];
};

export function toFields<Row extends object>(row: Row): RowFields<Row> {
  const fields = Object.entries(row).map(([column, value]) => {
    const storage = BY_COLUMN.get(column);
    return storage ? [storage.field, storage.toField(value)] : [column, value];
  });
  return Object.fromEntries(fields);
}
