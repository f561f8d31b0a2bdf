/** Merges fields with one meaning: ids and names, and the names of stock, featured and images. */
import { MAIN_IMAGE_FIELDS, type ProductUpdate } from "#app/contract/product.ts";
import { ApiError } from "../api-error.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { Writer } from "../database/writing.ts";
import { findTypeSlug, toTypeSlugs } from "./power-types.ts";

type Parent = "brands" | "categories" | "subcategories";
type ProductBefore = Pick<
  ProductTable,
  "brand_id" | "category_id" | "subcategory_id" | "stock_quantity" | "featured" | "images"
>;
type Alias<T> = [field: string, value: T | undefined][];

/**
 * The value of aliases that were sent together. Clients often send a product back with one of them
 * changed, so the one that differs from `former` counts.
 *
 * @throws ApiError 400 if two differ from `former` and from each other
 */
function mergeAliases<T>(aliases: Alias<T>, former: T | undefined): T | undefined {
  const sent = aliases.filter((each): each is [string, T] => each[1] !== undefined);
  const [first, ...others] = sent.filter(([, value]) => value !== former);
  if (!first) return sent[0]?.[1];
  const conflict = others.find(([, value]) => value !== first[1]);
  if (conflict) throw new ApiError(400, `${conflict[0]}: must equal ${first[0]}`);
  return first[1];
}

/** The ids with this name or slug. @throws ApiError 400 if there are none. */
async function idsOf(
  trx: Writer,
  table: Parent,
  column: "name" | "slug",
  field: string,
  value: string,
) {
  const rows = await trx.selectFrom(table).select("id").where(column, "=", value).execute();
  if (rows.length === 0) throw new ApiError(400, `${field}: "${value}" does not exist`);
  return rows.map(({ id }) => id);
}

/** Null for an empty value. If several have the name, `former` wins. */
async function idOf(
  trx: Writer,
  table: Parent,
  field: string,
  value: string | null,
  former: number | null,
) {
  if (!value) return null;
  const ids = await idsOf(trx, table, field.endsWith("_slug") ? "slug" : "name", field, value);
  const [only, other] = ids;
  if (former !== null && ids.includes(former)) return former;
  if (other === undefined) return only;
  throw new ApiError(400, `${field}: several have the name "${value}". Send the id instead`);
}

async function parentOf(
  trx: Writer,
  table: Parent,
  id: number | null | undefined,
  names: Alias<string | null>,
  former: number | null | undefined,
): Promise<{ idField: string; id: number | null | undefined }> {
  const idField = `${names[0]?.[0]}_id`;
  const aliases: Alias<number | null> = [[idField, id]];
  for (const [field, value] of names)
    aliases.push([
      field,
      value === undefined ? undefined : await idOf(trx, table, field, value, former ?? null),
    ]);
  return { idField, id: mergeAliases(aliases, former) };
}

/** The slug of the named type, or the name if there is no such type. */
async function typeOf(trx: Writer, name: string): Promise<string> {
  const types = await trx.selectFrom("types").select(["slug", "name"]).execute();
  return findTypeSlug(toTypeSlugs(types), name) ?? name;
}

/** The images with the main one first; undefined where none were sent. */
function imagesOf(
  { images, image, image_url, main_image }: ProductUpdate,
  before: ProductBefore | null,
): ProductUpdate["images"] {
  const sent = { image, image_url, main_image };
  const main = mergeAliases(
    MAIN_IMAGE_FIELDS.map((field) => [field, sent[field]]),
    undefined,
  );
  if (main === undefined) return images;
  const others: NonNullable<typeof images> = images ?? JSON.parse(before?.images ?? "[]");
  const known = others.find((other) => other.image_url === main);
  return [
    { ...known, image_url: main, is_primary: true },
    ...others.filter((other) => other !== known).map((other) => ({ ...other, is_primary: false })),
  ];
}

/** The fields without aliases. `before` is null for a new product. */
export async function resolveAliases<T extends ProductUpdate>(
  trx: Writer,
  fields: T,
  before: ProductBefore | null,
): Promise<T> {
  const { brand, category, category_name, category_slug, subcategory, subcategory_slug, ...rest } =
    fields;
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
  const stock: Alias<number | null> = [
    ["inventory_quantity", inventory_quantity],
    ["stock_quantity", stock_quantity],
  ];
  const flags: Alias<boolean> = [
    ["featured", featured],
    ["is_featured", is_featured],
  ];
  return {
    ...(rest as T),
    ...(rest.type ? { type: await typeOf(trx, rest.type) } : {}),
    ...Object.fromEntries(
      parents.filter(({ id }) => id !== undefined).map(({ idField, id }) => [idField, id]),
    ),
    inventory_quantity: undefined,
    stock_quantity: mergeAliases(stock, before?.stock_quantity),
    is_featured: undefined,
    featured: mergeAliases(flags, before === null ? undefined : before.featured === 1),
    images: imagesOf(rest, before),
  };
}
