/** Makes one field of those that say the same: an id and the names it stands for, the stock's two names, featured's two. */
import type { ProductUpdate } from "#app/contract/product.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { Writer } from "../database/writing.ts";
import { findTypeSlug, toTypeSlugs } from "./power-types.ts";

type Parent = "brands" | "categories" | "subcategories";
type Before = Pick<ProductTable, "brand_id" | "category_id" | "subcategory_id" | "stock_quantity" | "featured">;
type Given<T> = [field: string, value: T | undefined][];

/**
 * The value that the fields give together. A product is often sent back as it was answered with one of them changed:
 * then the one that differs from the former value is meant. @throws an ApiError when two differ from it and each other.
 */
function agreed<T>(given: Given<T>, former: T | undefined): T | undefined {
  const sent = given.filter((each): each is [string, T] => each[1] !== undefined);
  const [first, ...others] = sent.filter(([, value]) => value !== former);
  if (!first) return sent[0]?.[1];
  const contrary = others.find(([, value]) => value !== first[1]);
  if (contrary) throw new ApiError(400, `${contrary[0]}: contradicts ${first[0]}`);
  return first[1];
}

/** The ids that a name or slug stands for. @throws an ApiError for one that nothing has. */
async function idsOf(trx: Writer, table: Parent, column: "name" | "slug", field: string, value: string) {
  const rows = await trx.selectFrom(table).select("id").where(column, "=", value).execute();
  if (rows.length === 0) throw new ApiError(400, `${field}: there is no "${value}"`);
  return rows.map(({ id }) => id);
}

/** Null for none; where several have the name, the former one is meant. */
async function idOf(trx: Writer, table: Parent, field: string, value: string | null, former: number | null) {
  if (!value) return null;
  const ids = await idsOf(trx, table, field.endsWith("_slug") ? "slug" : "name", field, value);
  const [only, other] = ids;
  if (former !== null && ids.includes(former)) return former;
  if (other === undefined) return only;
  throw new ApiError(400, `${field}: several are called "${value}"; send the id`);
}

async function parentOf(
  trx: Writer,
  table: Parent,
  id: number | null | undefined,
  names: Given<string | null>,
  former: number | null | undefined,
): Promise<{ idField: string; id: number | null | undefined }> {
  const idField = `${names[0]?.[0]}_id`;
  const given: Given<number | null> = [[idField, id]];
  for (const [field, value] of names)
    given.push([field, value === undefined ? undefined : await idOf(trx, table, field, value, former ?? null)]);
  return { idField, id: agreed(given, former) };
}

/** The slug of the named type, or the name itself if no type has it. */
async function typeOf(trx: Writer, name: string): Promise<string> {
  const types = await trx.selectFrom("types").select(["slug", "name"]).execute();
  return findTypeSlug(toTypeSlugs(types), name) ?? name;
}

/** The same fields with each thing said once. `before` is null for a product that is being made. */
export async function withOneName<T extends ProductUpdate>(trx: Writer, fields: T, before: Before | null): Promise<T> {
  const { brand, category, category_name, category_slug, subcategory, subcategory_slug, ...rest } = fields;
  const parents = [
    await parentOf(trx, "brands", rest.brand_id, [["brand", brand]], before?.brand_id),
    await parentOf(
      trx,
      "categories",
      rest.category_id,
      [
        ["category", category],
        ["category_name", category_name],
        ["category_slug", category_slug],
      ],
      before?.category_id,
    ),
    await parentOf(
      trx,
      "subcategories",
      rest.subcategory_id,
      [
        ["subcategory", subcategory],
        ["subcategory_slug", subcategory_slug],
      ],
      before?.subcategory_id,
    ),
  ];
  const { inventory_quantity, stock_quantity, featured, is_featured } = rest;
  const stock: Given<number | null> = [
    ["inventory_quantity", inventory_quantity],
    ["stock_quantity", stock_quantity],
  ];
  const flags: Given<boolean> = [
    ["featured", featured],
    ["is_featured", is_featured],
  ];
  return {
    ...(rest as T),
    ...(rest.type ? { type: await typeOf(trx, rest.type) } : {}),
    ...Object.fromEntries(parents.filter(({ id }) => id !== undefined).map(({ idField, id }) => [idField, id])),
    inventory_quantity: undefined,
    stock_quantity: agreed(stock, before?.stock_quantity),
    is_featured: undefined,
    featured: agreed(flags, before === null ? undefined : before.featured === 1),
  };
}
