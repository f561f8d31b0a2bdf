/** Writes a catalogue as lines of JSON, always the same for the same catalogue, a few products in memory at a time. */
import type { Kysely } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Tables } from "../database/tables.ts";
import { createCompatibility } from "../index/compatibility.ts";
import { IndexFile } from "../index/index-file.ts";
import { countPlaces } from "../index/place-counts.ts";
import { updateIndex } from "../index/update-index.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { readBelonging, readPlaces } from "../products/read-rows.ts";
import { type StoredProduct, toStored } from "../products/stored-product.ts";
import { linksOf, listBrands, listCategories, listSubcategories, listTypes, toProduct } from "../products/wire.ts";

const AT_ONCE = 500;

/** By id. */
async function* readProducts(db: Kysely<Tables>): AsyncGenerator<StoredProduct> {
  for (let after = 0; ; ) {
    const page = db.selectFrom("products").selectAll().where("id", ">", after).orderBy("id").limit(AT_ONCE);
    const rows = await page.execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield* toStored(rows, await readBelonging(db, ids));
    after = last;
  }
}

/** What the products' lines need to know of all the others. */
async function readOutline(db: Kysely<Tables>) {
  const places = await readPlaces(db, { retired: true });
  const index = new IndexFile(null);
  await updateIndex(index, db, { identity: "", version: 0, places, synonyms: [], removed: [] });
  return { ...places, index, compatibility: createCompatibility(index), counts: () => countPlaces(index.sets, places) };
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** @param db one that reads at one moment; each line comes without its line break */
export async function* exportLines(db: Kysely<Tables>): AsyncGenerator<string> {
  const line = (value: CatalogueLine) => JSON.stringify(value);
  const outline = await readOutline(db);
  yield JSON.stringify({ catalogue: 1, products: outline.index.size });
  for (const brand of listBrands(outline).sort(byId)) yield line({ brand });
  for (const type of listTypes(outline).sort(byId)) yield line({ type });
  for (const category of listCategories(outline).sort(byId)) yield line({ category });
  for (const subcategory of listSubcategories(outline).sort(byId)) yield line({ subcategory });
  for await (const product of readProducts(db)) {
    const images = product.images.map(inKeyOrder);
    const wire = toProduct(outline, { ...product, images });
    const collections = wire.collections.filter((slug) => slug !== DEALS);
    const written = { ...wire, collections, product_subcategories: linksOf(product) };
    yield line({ product: written, said_fits: product.fits });
  }
  const aliases = await db.selectFrom("slug_aliases").selectAll().execute();
  for (const alias of aliases.sort((one, other) => (one.slug < other.slug ? -1 : 1))) yield line({ alias });
}
