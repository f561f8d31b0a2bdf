/** The catalogue that reads use, and its state in the database. */
import { isDeepStrictEqual } from "node:util";
import type { Kysely } from "kysely";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import type { FacetSets } from "#app/catalogue/facet-sets.ts";
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
  /** Ids of products deleted since. */
  removed: number[];
}

export type IndexedCatalogue = ReturnType<typeof toIndexedCatalogue>;

/**
 * The catalogue in this state; each query of the index reports its damage. The groups belong to one
 * version; the index is updated in place, so that an asynchronous reader may see a part of the next
 * version.
 */
export function toIndexedCatalogue(
  { version, documents, groups, specifications }: CatalogueState,
  {
    index,
    compatibility,
    search,
    nearest,
  }: Search & { index: IndexFile; compatibility: Compatibility },
  db: Kysely<Tables>,
) {
  let counts: ReturnType<typeof countGroups> | null = null;
  const guard =
    <Parameters extends unknown[], Result>(query: (...parameters: Parameters) => Result) =>
    (...parameters: Parameters) =>
      index.query(() => query(...parameters));
  return {
    version,
    documents,
    /** Reads specifications by the shop's definitions. */
    specifications: new SpecificationReader(specifications),
    ...groups,
    /** Every product, of any status. */
    index,
    compatibility: {
      fitsOf: guard(compatibility.fitsOf),
      accessoriesOf: guard(compatibility.accessoriesOf),
    },
    /** How many public products each category, collection and subcategory lists. */
    counts() {
      counts ??= countGroups(index.sets, groups);
      return counts;
    },
    /** Complete products in the order of the ids, without those that are deleted. */
    read: (ids: readonly number[]) => readProducts(db, ids),
    /** The product with this current or former slug; null if none. */
    readBySlug: (slug: string) => readProductBySlug(db, slug),
    search: guard(search),
    nearest: guard(nearest),
  };
}

/** By id. */
function countGroups(
  sets: FacetSets,
  { categories, subcategories }: Pick<Groups, "categories" | "subcategories">,
) {
  const visible = sets.of("isPublic", "true");
  const inCategory = ({ id, slug }: { id: number; slug: string }) =>
    Bitmap.union([
      sets.of("categoryId", String(id)),
      sets.of("collectionId", String(id)),
      ...(slug === DEALS ? [sets.of("isOnSale", "true")] : []),
    ]);
  return {
    categories: new Map(
      [...categories.values()].map((each) => [each.id, inCategory(each).countWith(visible)]),
    ),
    subcategories: new Map(
      [...subcategories.keys()].map((id) => [id, sets.of("linkId", String(id)).countWith(visible)]),
    ),
  };
}

export function readVersion(db: Kysely<Tables>) {
  return db.selectFrom("catalogue_state").select(["identity", "version"]).executeTakeFirstOrThrow();
}

/**
 * A consistent snapshot.
 *
 * @param since lists what was removed since this version
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
    const groups = await readGroups(trx);
    const { changed } = await trx
      .selectFrom("documents")
      .select((eb) => eb.fn.max("changed_in").as("changed"))
      .executeTakeFirstOrThrow();
    const isSame =
      before?.identity === identity &&
      Number(changed) <= before.version &&
      isDeepStrictEqual(before.groups.formerSlugs, groups.formerSlugs);
    return {
      identity,
      version,
      groups,
      documents: isSame ? before.documents : await readDocuments(trx),
      specifications: await readSpecifications(trx),
      removed: removed.map(({ id }) => id),
    };
  });
}
