/** Exports a catalogue as lines of JSON, which are equal for equal catalogues. */
import type { Kysely } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Tables } from "../database/tables.ts";
import { createCompatibility } from "../index/compatibility.ts";
import { countGroups } from "../index/group-counts.ts";
import { IndexFile } from "../index/index-file.ts";
import { updateIndex } from "../index/update-index.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { readAllProducts } from "../products/read-products.ts";
import { readGroups } from "../products/read-rows.ts";
import {
  linksOf,
  listBrands,
  listCategories,
  listSubcategories,
  listTypes,
  toProduct,
} from "../products/to-product.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";

/** Groups, index and compatibility, which the lines of products need. */
async function readOutline(db: Kysely<Tables>) {
  const groups = await readGroups(db, { retired: true });
  const specifications = await readSpecifications(db);
  const index = new IndexFile(null);
  const state = { identity: "", version: 0, groups, synonyms: [], specifications, removed: [] };
  await updateIndex(index, db, state);
  return {
    ...groups,
    specifications,
    index,
    compatibility: createCompatibility(index),
    counts: () => countGroups(index.sets, groups),
  };
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** @param db reads one snapshot @returns lines without line breaks */
export async function* exportLines(db: Kysely<Tables>): AsyncGenerator<string> {
  const line = (value: CatalogueLine) => JSON.stringify(value);
  const outline = await readOutline(db);
  yield JSON.stringify({ catalogue: 1, products: outline.index.size });
  for (const brand of listBrands(outline).sort(byId)) yield line({ brand });
  for (const type of listTypes(outline).sort(byId)) yield line({ type });
  for (const category of listCategories(outline).sort(byId)) yield line({ category });
  for (const subcategory of listSubcategories(outline).sort(byId)) yield line({ subcategory });
  yield line({ specifications: outline.specifications });
  for await (const product of readAllProducts(db)) {
    const images = product.images.map(inKeyOrder);
    const wire = toProduct(outline, { ...product, images });
    const collections = wire.collections.filter((slug) => slug !== DEALS);
    const written = { ...wire, collections, product_subcategories: linksOf(product) };
    yield line({ product: written, said_fits: product.fits });
  }
  const aliases = await db.selectFrom("slug_aliases").selectAll().execute();
  for (const alias of aliases.sort((one, other) => (one.slug < other.slug ? -1 : 1)))
    yield line({ alias });
}
