/** Maps the stored fields of a product to the columns of its row, and back: nothing else knows how a field is kept. */
import type { Insertable, Updateable } from "kysely";
import { z } from "zod";
import { type ProductUpdate, StoredFields } from "#app/contract/product.ts";
import type { FieldNames, ProductTable } from "../database/catalogue-tables.ts";
import { toPaise, toRupees } from "../database/paise.ts";
import { toImages } from "./image-list.ts";
import { sanitise } from "./sanitise.ts";

type Stored = keyof StoredFields;

interface Storage {
  field: Stored;
  column: string;
  /** What a product says that was given nothing but a name. */
  empty: unknown;
  toColumn(value: unknown): unknown;
  toField(value: unknown): unknown;
}

const same = (value: unknown) => value;
const asIs = { toColumn: same, toField: same };
const flag = { empty: 0, toColumn: Number, toField: (value: unknown) => value === 1 };
const list = { empty: "[]", toColumn: JSON.stringify, toField: (value: unknown) => JSON.parse(String(value)) };
const money = {
  toColumn: (value: unknown) => toPaise(value as number),
  toField: (value: unknown) => toRupees(value as number),
};

/** Flags are 0 or 1, lists JSON, money whole paise. */
function toStorage([field, schema]: [string, z.ZodType]): Storage {
  const own = { field: field as Stored, column: field, empty: schema instanceof z.ZodNullable ? null : "" };
  if (field === "price" || field === "sale_price") return { ...own, ...money, column: `${field}_paise` };
  if (field === "weight") return { ...own, ...asIs, column: "weight_kg" };
  if (field === "status") return { ...own, ...asIs, empty: "active" };
  if (schema instanceof z.ZodBoolean) return { ...own, ...flag };
  if (schema instanceof z.ZodArray) return { ...own, ...list };
  return { ...own, ...asIs };
}

const STORAGES = Object.entries(StoredFields.shape).map(toStorage);
const BY_COLUMN = new Map(STORAGES.map((storage) => [storage.column, storage]));
const EMPTY = Object.fromEntries(STORAGES.map(({ column, empty }) => [column, empty]));

/** Whether the column holds a list as JSON. */
export const isList = (column: string) => BY_COLUMN.get(column)?.empty === list.empty;

/** What is not kept as it was sent. */
const CLEANED: { [F in Stored]?: (value: NonNullable<ProductUpdate[F]>) => unknown } = {
  description: sanitise,
  custom_sections: (sections) => sections.map(({ title, content }) => ({ title, content: sanitise(content) })),
  images: toImages,
  type: (slug) => slug || null,
};

function clean(field: Stored, value: unknown): unknown {
  const cleaned = CLEANED[field] as ((value: unknown) => unknown) | undefined;
  return cleaned && value !== null ? cleaned(value) : value;
}

/** Only the columns that were sent. */
export function toColumns(fields: ProductUpdate): Updateable<ProductTable> {
  const sent = STORAGES.filter(({ field }) => fields[field] !== undefined);
  return Object.fromEntries(sent.map(({ field, column, toColumn }) => [column, toColumn(clean(field, fields[field]))]));
}

type Kept = "id" | "version" | "changed_in" | "created_at" | "updated_at";

/** The columns of a new product, but those that the database keeps of each row. */
export function toNewColumns(
  fields: ProductUpdate & { name: string; slug: string },
): Omit<Insertable<ProductTable>, Kept> {
  return { ...EMPTY, ...toColumns(fields) } as Omit<Insertable<ProductTable>, Kept>;
}

/** What of a row, or of some of its columns, is a product's stored field, as calls have it; the rest stays as it is. */
export type RowFields<Row> = {
  [C in keyof Row as C extends keyof FieldNames ? FieldNames[C] : C]: C extends keyof FieldNames
    ? StoredFields[FieldNames[C]]
    : Row[C];
};

export function toFields<Row extends object>(row: Row): RowFields<Row> {
  const fields = Object.entries(row).map(([column, value]) => {
    const storage = BY_COLUMN.get(column);
    return storage ? [storage.field, storage.toField(value)] : [column, value];
  });
  return Object.fromEntries(fields);
}
