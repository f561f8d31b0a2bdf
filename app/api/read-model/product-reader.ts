/** Reads whole products by their ids, and keeps those that were asked for last. */
import { LRUCache } from "lru-cache";
import type { Database } from "../database/database.ts";
import type { ProductHead } from "./heads.ts";
import { readBelonging } from "./rows.ts";
import { type StoredProduct, toStored } from "./stored.ts";

const KEPT = 2_000;
/** Databases take only so many parameters at once. */
const AT_ONCE = 500;

export interface ProductReader {
  /** In the order of the ids; one that is gone is left out. */
  read(ids: readonly number[]): Promise<StoredProduct[]>;
  /** By its slug, or a former one; null where there is none. */
  readBySlug(slug: string): Promise<StoredProduct | null>;
}

export function createProductReader({ db }: Database, headOf: (id: number) => ProductHead | undefined): ProductReader {
  const kept = new LRUCache<number, StoredProduct>({ max: KEPT });

  function keptOf(id: number): StoredProduct | undefined {
    const product = kept.get(id);
    const head = headOf(id);
    return product && head && product.changed_in >= head.changedIn ? product : undefined;
  }

  async function findId(slug: string): Promise<number | null> {
    const product = await db.selectFrom("products").select("id").where("slug", "=", slug).executeTakeFirst();
    if (product) return product.id;
    const alias = await db.selectFrom("slug_aliases").select("product_id").where("slug", "=", slug).executeTakeFirst();
    return alias?.product_id ?? null;
  }

  async function read(ids: readonly number[]): Promise<StoredProduct[]> {
    const found = new Map<number, StoredProduct>();
    const missing: number[] = [];
    for (const id of ids) {
      const product = keptOf(id);
      if (product) found.set(id, product);
      else missing.push(id);
    }
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      const part = missing.slice(at, at + AT_ONCE);
      const rows = await db.selectFrom("products").selectAll().where("id", "in", part).execute();
      for (const product of toStored(rows, await readBelonging(db, part))) {
        kept.set(product.id, product);
        found.set(product.id, product);
      }
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
