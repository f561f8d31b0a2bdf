/** Reads complete products with their links. */
import { setImmediate } from "node:timers/promises";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readProductLinks } from "./read-rows.ts";
import { type StoredProduct, toStored } from "./stored-product.ts";

/** Databases limit the parameters of a statement; between parts other requests get their turn. */
const AT_ONCE = 100;
const TEXTS_AT_ONCE = 200;

/** In the order of the ids, without those that are deleted. */
export async function readProducts(
  db: Kysely<Tables>,
  ids: readonly number[],
): Promise<StoredProduct[]> {
  const found = new Map<number, StoredProduct>();
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    if (at > 0) await setImmediate();
    const part = ids.slice(at, at + AT_ONCE);
    const rows = await db.selectFrom("products").selectAll().where("id", "in", part).execute();
    for (const product of toStored(rows, await readProductLinks(db, part)))
      found.set(product.id, product);
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** All, by id. */
export async function* readAllProducts(db: Kysely<Tables>): AsyncGenerator<StoredProduct> {
  const all = await db.selectFrom("products").select("id").orderBy("id").execute();
  for (let at = 0; at < all.length; at += AT_ONCE)
    yield* await readProducts(
      db,
      all.slice(at, at + AT_ONCE).map(({ id }) => id),
    );
}

/** By its current or a former slug; null if none. */
export async function readProductBySlug(
  db: Kysely<Tables>,
  slug: string,
): Promise<StoredProduct | null> {
  // PostgreSQL stores no NUL, and rejects a query with one.
  if (slug.includes("\0") || !slug.isWellFormed()) return null;
  const current = db.selectFrom("products").select("id").where("slug", "=", slug);
  const former = db.selectFrom("slug_aliases").select("product_id as id").where("slug", "=", slug);
  const found = (await current.executeTakeFirst()) ?? (await former.executeTakeFirst());
  return found ? ((await readProducts(db, [found.id]))[0] ?? null) : null;
}

/** The stored texts of all products, in batches. */
export async function* readProductTexts(db: Kysely<Tables>) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "status", "technical_details", "images", "description", "custom_sections"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(TEXTS_AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    // SQLite's queries are synchronous: requests are served between them.
    await setImmediate();
  }
}
