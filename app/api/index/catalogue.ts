/** The catalogue that reads use, and its state in the database. */
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Documents } from "#app/site/documents.ts";
import { readSnapshot } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { readDocuments } from "../documents/documents.ts";
import { readProductBySlug, readProducts } from "../products/read-products.ts";
import { type Groups, readGroups } from "../products/read-rows.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import type { Compatibility } from "./compatibility.ts";
import type { IndexFile } from "./index-file.ts";
import type { Search } from "./search.ts";

export interface CatalogueState {
  /** Identifies the database's history; a restore creates a new one. */
  identity: string;
  version: number;
  groups: Groups;
  /** The same map until a document or a slug changes. */
  documents: Documents;
  specifications: readonly SpecificationDefinition[];
  /** The number of products. */
  products: number;
  /** Ids of products written and deleted since. */
  changed: number[];
  removed: number[];
}

export type IndexedCatalogue = ReturnType<typeof toIndexedCatalogue>;

/**
 * The catalogue in this state. The groups belong to one version; the index is updated in place, so
 * that an asynchronous reader may see a part of the next version.
 */
export function toIndexedCatalogue(
  { version, documents, groups, specifications }: CatalogueState,
  reading: Search & { index: IndexFile; compatibility: Compatibility },
  db: Kysely<Tables>,
) {
  const { sets } = reading.index;
  return {
    version,
    documents,
    /** Reads specifications by the shop's definitions. */
    specifications: new SpecificationReader(specifications),
    ...groups,
    ...reading,
    /** How many public products a category or collection lists. */
    countCategory({ id, slug }: { id: number; slug: string }) {
      const lists = [sets.of("categoryId", String(id)), sets.of("collectionId", String(id))];
      if (slug === DEALS) lists.push(sets.of("isOnSale", "true"));
      return Bitmap.union(lists).countWith(sets.of("isPublic", "true"));
    },
    countSubcategory: ({ id }: { id: number }) =>
      sets.of("linkId", String(id)).countWith(sets.of("isPublic", "true")),
    /** Complete products in the order of the ids, without those that are deleted. */
    read: (ids: readonly number[]) => readProducts(db, ids),
    /** The product with this current or former slug; null if none. */
    readBySlug: (slug: string) => readProductBySlug(db, slug),
  };
}

export function readVersion(db: Kysely<Tables>) {
  return db.selectFrom("catalogue_state").select(["identity", "version"]).executeTakeFirstOrThrow();
}

/**
 * A consistent snapshot.
 *
 * @param since lists what was written and removed since this version
 * @param before an earlier snapshot, whose documents are kept if they have not changed
 */
export function readState(
  db: Kysely<Tables>,
  since = -1,
  before: CatalogueState | null = null,
): Promise<CatalogueState> {
  return readSnapshot(db, async (trx) => {
    const { identity, version } = await readVersion(trx);
    // An import removes all products and adds some of them again with their ids.
    const removed = await trx
      .selectFrom("removed_products")
      .select("id")
      .where("id", "not in", trx.selectFrom("products").select("id"))
      .where("changed_in", ">", since)
      .execute();
    const changed = await trx
      .selectFrom("products")
      .select("id")
      .where("changed_in", ">", since)
      // By the id alone, SQLite would read all products in that order.
      .orderBy("changed_in")
      .orderBy("id")
      .execute();
    const { products } = await trx
      .selectFrom("products")
      .select((eb) => eb.fn.countAll().as("products"))
      .executeTakeFirstOrThrow();
    const groups = await readGroups(trx);
    const { edited } = await trx
      .selectFrom("documents")
      .select((eb) => eb.fn.max("changed_in").as("edited"))
      .executeTakeFirstOrThrow();
    const isSame =
      before?.identity === identity &&
      Number(edited) <= before.version &&
      isDeepStrictEqual(before.groups.formerSlugs, groups.formerSlugs);
    return {
      identity,
      version,
      groups,
      documents: isSame ? before.documents : await readDocuments(trx),
      specifications: await readSpecifications(trx),
      products: Number(products),
      changed: changed.map(({ id }) => id),
      removed: removed.map(({ id }) => id),
    };
  });
}
