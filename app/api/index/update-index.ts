/** Fills and updates the index from the database, in slices between which requests are served. */
import type { Kysely } from "kysely";
import { Bitmap } from "#app/catalogue/bitmap.ts";
import { haveSameValues } from "#app/catalogue/specifications/definition.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Tables } from "../database/tables.ts";
import { inSlices } from "../in-slices.ts";
import { type Groups, readProductLinks } from "../products/read-rows.ts";
import { SEARCHED_COLUMNS, toStored } from "../products/stored-product.ts";
import { type CatalogueState, readState, readVersion } from "./catalogue.ts";
import { describeProduct, type IndexedProduct } from "./describe-product.ts";
import { IndexFile } from "./index-file.ts";
import { createIndex } from "./open-index.ts";

/** More products block too long in one commit, and are described too long for one write. */
const PRODUCTS_PER_COMMIT = 1_000;
/** A greater part of the products is faster indexed in a new file. */
const MAX_PART = 0.1;
const PRODUCTS_PER_QUERY = 200;
/** Each commit adds a segment to the full-text table. */
const MERGE_ALL = "INSERT INTO texts (texts) VALUES ('optimize')";
/** A merge of so many pages takes some milliseconds. */
const MERGE_FEW = "INSERT INTO texts (texts, rank) VALUES ('merge', 16)";

/** The groups of sets that list the products of a group. */
const SETS_OF = {
  brands: ["brandId"],
  categories: ["categoryId", "collectionId"],
  subcategories: ["subcategoryId", "linkId"],
};

/** Fills a new index. @param file null for a temporary one */
export async function buildIndex(db: Kysely<Tables>, file: string | null): Promise<IndexFile> {
  const state = await readState(db);
  const { identity, version, groups, specifications: definitions } = state;
  const index = new IndexFile(createIndex(file));
  try {
    await putProducts(index, db, state, state.changed);
    index.db.exec(MERGE_ALL);
    index.commit({ identity, version, names: namesOf(groups), definitions });
    return index;
  } catch (error) {
    index.close();
    throw error;
  }
}

/**
 * Reads the changes since the index's version. The state is written last, so that the next update
 * repeats an interrupted one.
 *
 * @returns `outdated` if many products were read by former names or definitions; `useless` if the
 *   index is of another history, lacks products, or too many have changed
 */
export async function updateIndex(
  index: IndexFile,
  db: Kysely<Tables>,
  state: CatalogueState,
): Promise<"current" | "outdated" | "useless"> {
  const { identity, version, groups, specifications, products, changed, removed } = state;
  const known = index.state;
  if (known?.identity !== identity || known.version > version) return "useless";
  if (changed.length > Math.max(PRODUCTS_PER_COMMIT, index.size * MAX_PART)) return "useless";
  // Slots of deleted products are not used again.
  if (index.slots > 2 * index.size + PRODUCTS_PER_COMMIT) return "useless";
  const names = namesOf(groups);
  const renamed = listRenamed(known.names, names);
  const otherwise = haveSameValues(known.definitions, specifications)
    ? productsOf(index, renamed)
    : index.sets.all;
  const isOutdated = otherwise.size > PRODUCTS_PER_COMMIT;
  const again = isOutdated ? [] : [...otherwise.toArray()].map((slot) => index.idOf(slot));
  const definitions = isOutdated ? known.definitions : specifications;
  await inSlices(removed, (id) => index.delete(id));
  const written = [...new Set([...changed, ...again])];
  await putProducts(index, db, { groups, specifications: definitions }, written);
  if (isOutdated) listBySlugs(index, renamed);
  // Products that were deleted after the state was read are left to the next update.
  if (products !== index.size && (await readVersion(db)).version === version) return "useless";
  index.commit({ identity, version, names: isOutdated ? known.names : names, definitions });
  index.db.exec(MERGE_FEW);
  return isOutdated ? "outdated" : "current";
}

async function putProducts(
  index: IndexFile,
  db: Kysely<Tables>,
  state: Pick<CatalogueState, "groups" | "specifications">,
  ids: readonly number[],
): Promise<void> {
  let count = 0;
  await inSlices(describeProducts(db, state, ids), (product) => {
    index.put(product);
    // A new index is committed once, when it is complete.
    if (index.state && ++count % PRODUCTS_PER_COMMIT === 0) index.commit();
  });
}

/** Reads products and describes them for the index. */
async function* describeProducts(
  db: Kysely<Tables>,
  { groups, specifications }: Pick<CatalogueState, "groups" | "specifications">,
  all: readonly number[],
): AsyncGenerator<IndexedProduct> {
  const reader = new SpecificationReader(specifications);
  for (let at = 0; at < all.length; at += PRODUCTS_PER_QUERY) {
    const ids = all.slice(at, at + PRODUCTS_PER_QUERY);
    const products = db.selectFrom("products").select(SEARCHED_COLUMNS).where("id", "in", ids);
    const rows = await products.orderBy("id").execute();
    const links = await readProductLinks(db, ids);
    const aliases = db.selectFrom("slug_aliases").selectAll().where("product_id", "in", ids);
    const slugs = Map.groupBy(await aliases.execute(), ({ product_id }) => product_id);
    for (const product of toStored(rows, links)) {
      const former = slugs.get(product.id)?.map(({ slug }) => slug) ?? [];
      yield describeProduct(groups, reader, product, former);
    }
  }
}

/** The names and slugs by which products are classified and found, by kind and id of the group. */
function namesOf(groups: Groups): Record<string, string> {
  const kinds = Object.keys(SETS_OF) as (keyof typeof SETS_OF)[];
  const named = kinds.flatMap((kind) =>
    [...groups[kind].values()].map(({ id, name, slug }) => [`${kind} ${id}`, `${name}\n${slug}`]),
  );
  return Object.fromEntries(named);
}

/** The groups that have another name or slug now. */
function listRenamed(before: Record<string, string>, now: Record<string, string>) {
  return Object.entries(now).flatMap(([key, name]) => {
    const former = before[key] ?? name;
    return former === name ? [] : { key, former, name };
  });
}

type RenamedGroups = ReturnType<typeof listRenamed>;

function productsOf({ sets }: IndexFile, renamed: RenamedGroups): Bitmap {
  const lists = renamed.flatMap(({ key }) => {
    const [kind, id = ""] = key.split(" ");
    return SETS_OF[kind as keyof typeof SETS_OF].map((group) => sets.of(group, id));
  });
  return Bitmap.union(lists);
}

/** Lists products by the new slugs of their groups, although they were read by the former ones. */
function listBySlugs({ sets }: IndexFile, renamed: RenamedGroups): void {
  const slugOf = (name: string) => name.split("\n")[1] ?? "";
  for (const { former, name } of renamed) {
    const [before, value] = [slugOf(former), slugOf(name)];
    if (value === before) continue;
    const products = sets.any("groups", [before, value]);
    sets.restore({ group: "groups", value, label: value, products });
  }
}
