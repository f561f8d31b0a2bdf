/** Reads whole products by their ids. */
import type { Database } from "../database/database.ts";
import { readBelonging } from "../products/read-rows.ts";
import { type StoredProduct, toStored } from "../products/stored-product.ts";

/** Databases take only so many parameters at once. */
const AT_ONCE = 500;

export interface ProductReader {
  /** In the order of the ids; one that is gone is left out. */
  read(ids: readonly number[]): Promise<StoredProduct[]>;
  /** By its slug, or a former one; null where there is none. */
  readBySlug(slug: string): Promise<StoredProduct | null>;
}

export function createProductReader({ db }: Database): ProductReader {
  async function findId(slug: string): Promise<number | null> {
    const product = await db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirst();
    if (product) return product.id;
    const alias = await db.selectFrom("slug_aliases").select("product_id").where("slug", "=", slug).executeTakeFirst();
    return alias?.product_id ?? null;
  }

  async function read(ids: readonly number[]): Promise<StoredProduct[]> {
    const found = new Map<number, StoredProduct>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const part = ids.slice(at, at + AT_ONCE);
      const rows = await db.selectFrom("products").selectAll().where("id", "in", part).execute();
      for (const product of toStored(rows, await readBelonging(db, part))) found.set(product.id, product);
    }
    return ids.flatMap((id) => found.get(id) ?? []);
  }

  return {
    read,
    async readBySlug(slug) {
      // PostgreSQL stores no NUL, and fails when it is asked for one.
      const id = slug.includes("\0") || !slug.isWellFormed() ? null : await findId(slug);
      return id === null ? null : ((await read([id]))[0] ?? null);
    },
  };
}
