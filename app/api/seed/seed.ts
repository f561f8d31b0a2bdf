/** Fills an empty database with the machines of the seed, once; a newer seed replaces an older one nobody wrote to. */
import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import type { Database } from "../database/database.ts";
import type { ProductTable, Tables } from "../database/tables.ts";
import { announce, type CatalogueWrite, markAllRemoved, raiseCounter, type Writer } from "../database/writing.ts";
import { ALIASES } from "./aliases.ts";
import { CATEGORIES, COLLECTIONS } from "./categories.ts";
import { type Machine, toSlug } from "./machine.ts";
import machines from "./machines.json" with { type: "json" };
import { markDrawn } from "./mark-drawn.ts";
import moreMachines from "./more-machines.json" with { type: "json" };
import { type SeedProduct, toSeedProducts } from "./products.ts";
import { SUBCATEGORIES, subcategoriesOf } from "./subcategories.ts";

const TYPES = [
  { id: 1, name: "Petrol", slug: "petrol" },
  { id: 2, name: "Battery", slug: "cordless" },
  { id: 3, name: "Electric", slug: "corded" },
];

/** The seed says nothing of when: one instant for all, so that two databases hold the same. */
const SEEDED_AT = "2026-01-01T00:00:00.000Z";

/** The tables that a seed fills, children before parents. */
const FILLED: (keyof Tables)[] = [
  "slug_aliases",
  "former_slugs",
  "product_collections",
  "product_subcategories",
  "products",
  "subcategories",
  "categories",
  "types",
  "brands",
];

type Rows = { [T in "brands" | "categories" | "subcategories" | "products"]: Insertable<Tables[T]>[] } & {
  links: Insertable<Tables["product_subcategories"]>[];
  memberships: Insertable<Tables["product_collections"]>[];
  aliases: Insertable<Tables["slug_aliases"]>[];
};

function toProductRow(product: SeedProduct, id: number, brandId: number, version: number): Insertable<ProductTable> {
  const { machine } = product;
  const specifications = JSON.stringify(product.specifications);
  return {
    id,
    name: machine.model,
    slug: product.slug,
    sku: product.sku,
    description: product.description,
    brief_description: machine.summary,
    short_description: machine.summary,
    price_paise: product.price * 100,
    sale_price_paise: product.salePrice === null ? null : product.salePrice * 100,
    brand_id: brandId,
    category_id: CATEGORIES.findIndex(({ slug }) => slug === product.categorySlug) + 1,
    subcategory_id: subcategoriesOf(machine)[0]?.id ?? null,
    type: product.type,
    product_type: product.productType,
    status: product.status,
    stock_quantity: product.stock,
    featured: product.featured ? 1 : 0,
    weight_kg: product.weightKg,
    specifications,
    technical_details: specifications,
    features: JSON.stringify(product.features),
    custom_sections: "[]",
    images: JSON.stringify(markDrawn(product)),
    fits: JSON.stringify(product.fits.map((index) => index + 1)),
    version: 1,
    changed_in: version,
    created_at: SEEDED_AT,
    updated_at: SEEDED_AT,
  };
}

function toRows(version: number): Rows {
  const products = toSeedProducts([...(machines as unknown as Machine[]), ...(moreMachines as unknown as Machine[])]);
  const brands = [...new Set(products.map(({ machine }) => machine.brand))].sort();
  const idOf = new Map(products.map(({ slug }, index) => [slug, index + 1]));
  const categories = [
    ...CATEGORIES.map(({ slug, name, description }) => ({ slug, name, description, kind: "category" as const })),
    ...COLLECTIONS.map(({ slug, name, description }) => ({ slug, name, description, kind: "collection" as const })),
  ].map((category, index) => ({ id: index + 1, position: index + 1, ...category }));
  return {
    brands: brands.map((name, index) => ({ id: index + 1, name, slug: toSlug(name), description: "" })),
    categories,
    subcategories: SUBCATEGORIES.map(({ id, slug, name, category }) => ({
      id,
      slug,
      name,
      description: "",
      position: id,
      category_id: CATEGORIES.findIndex((other) => other.slug === category) + 1,
    })),
    products: products.map((product, index) =>
      toProductRow(product, index + 1, brands.indexOf(product.machine.brand) + 1, version),
    ),
    links: products
      .flatMap(({ machine }, index) =>
        subcategoriesOf(machine).map((subcategory) => ({ product_id: index + 1, subcategory_id: subcategory.id })),
      )
      .map((link, index) => ({ id: index + 1, ...link })),
    memberships: products.flatMap(({ machine }, index) =>
      COLLECTIONS.flatMap((collection, place) =>
        collection.holds(machine) ? [{ product_id: index + 1, category_id: CATEGORIES.length + place + 1 }] : [],
      ),
    ),
    aliases: Object.entries(ALIASES).map(([slug, target]) => {
      const product_id = idOf.get(target);
      if (!product_id) throw new Error(`The short name "${slug}" stands for "${target}", which the seed has not`);
      return { slug, product_id };
    }),
  };
}

/** Both databases bound the number of parameters in a statement. */
const ROWS_AT_ONCE = 500;

async function insertAll<T extends keyof Tables>(trx: Writer, table: T, rows: Insertable<Tables[T]>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await trx
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}

async function clear(write: CatalogueWrite): Promise<void> {
  await markAllRemoved(write);
  for (const table of FILLED) await write.trx.deleteFrom(table).execute();
}

async function fill(write: CatalogueWrite): Promise<void> {
  const { trx, version } = write;
  const rows = toRows(version);
  await clear(write);
  await insertAll(trx, "brands", rows.brands);
  await insertAll(trx, "types", TYPES);
  await insertAll(trx, "categories", rows.categories);
  await insertAll(trx, "subcategories", rows.subcategories);
  await insertAll(trx, "products", rows.products);
  await insertAll(trx, "product_subcategories", rows.links);
  await insertAll(trx, "product_collections", rows.memberships);
  await insertAll(trx, "slug_aliases", rows.aliases);
  await raiseCounter(trx, "brands", rows.brands.length);
  await raiseCounter(trx, "types", TYPES.length);
  await raiseCounter(trx, "categories", rows.categories.length);
  await raiseCounter(trx, "subcategories", Math.max(...rows.subcategories.map(({ id }) => id)));
  await raiseCounter(trx, "products", rows.products.length);
  await raiseCounter(trx, "product_subcategories", rows.links.length);
}

/** Hash of what the seed would write, so that any change of its data or rules shows. */
function fingerprint(): string {
  return createHash("sha256")
    .update(JSON.stringify(toRows(0)))
    .digest("hex");
}

/** Seeds when the database is empty, or holds an older seed and nothing else. @returns whether it wrote. */
export function seed(database: Database): Promise<boolean> {
  return replaceSeed(database, fingerprint(), fill);
}

/** Takes the seed out of a database that nobody wrote to since: it is another dealer's now. @returns whether it wrote. */
export function removeSeed(database: Database): Promise<boolean> {
  return replaceSeed(database, UNSEEDED, clear);
}

/** Of a database that holds nothing yet; one that somebody wrote to has null. */
const UNSEEDED = "";

/** Whether nothing was ever written to the catalogue. */
export async function isUntouched(database: Database): Promise<boolean> {
  const state = await database.db.selectFrom("catalogue_state").select("seed").executeTakeFirst();
  return state?.seed === UNSEEDED;
}

async function replaceSeed(
  database: Database,
  hash: string,
  work: (write: CatalogueWrite) => Promise<void>,
): Promise<boolean> {
  const known = await database.db.selectFrom("catalogue_state").select("seed").executeTakeFirst();
  if (known?.seed === null || known?.seed === hash) return false;
  return database.db.transaction().execute(async (trx) => {
    const { version } = await trx
      .updateTable("catalogue_state")
      .set((eb) => ({ version: eb("version", "+", 0) }))
      .returning("version")
      .executeTakeFirstOrThrow();
    const state = await trx.selectFrom("catalogue_state").select("seed").executeTakeFirstOrThrow();
    if (state.seed === null || state.seed === hash) return false;
    const write = { trx, version: version + 1 };
    await work(write);
    await trx.updateTable("catalogue_state").set({ version: write.version, seed: hash }).execute();
    await announce(database, write);
    return true;
  });
}
