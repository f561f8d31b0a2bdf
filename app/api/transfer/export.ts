/** Writes a catalogue as lines of JSON, always the same for the same catalogue, a few products in memory at a time. */
import type { Kysely } from "kysely";
import { compareByName } from "#app/catalogue/sort.ts";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Tables } from "../database/tables.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { COMPATIBILITY_FIGURES, matchCompatibility } from "../read-model/compatibility.ts";
import { readBelonging, readPlaces } from "../read-model/rows.ts";
import { isPublic, type StoredProduct, toStoredProducts } from "../read-model/stored.ts";
import { linksOf, listBrands, listCategories, listSubcategories, listTypes, toProduct } from "../read-model/wire.ts";

const AT_ONCE = 500;

/** By id. */
async function* readProducts(db: Kysely<Tables>): AsyncGenerator<StoredProduct> {
  for (let after = 0; ; ) {
    const page = db.selectFrom("products").selectAll().where("id", ">", after).orderBy("id").limit(AT_ONCE);
    const rows = await page.execute();
    const ids = rows.map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return;
    yield* toStoredProducts(rows, await readBelonging(db, ids));
    after = last;
  }
}

/** All that counting and matching look at; the texts are what takes the room. */
function withoutTexts(product: StoredProduct): StoredProduct {
  return {
    ...product,
    ...{ description: "", brief_description: "", short_description: "" },
    ...{ technical_details: [], features: [], custom_sections: [], images: [] },
    specifications: product.specifications.filter(({ name }) => COMPATIBILITY_FIGURES.has(name)),
  };
}

async function readOutline(db: Kysely<Tables>) {
  const listed: StoredProduct[] = [];
  let count = 0;
  for await (const product of readProducts(db)) {
    count++;
    if (isPublic(product)) listed.push(withoutTexts(product));
  }
  // The order in which the read model lists, and so matches, them.
  listed.sort(compareByName);
  return { ...(await readPlaces(db, { retired: true })), listed, count, compatibility: matchCompatibility(listed) };
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** @param db one that reads at one moment; each line comes without its line break */
export async function* exportLines(db: Kysely<Tables>): AsyncGenerator<string> {
  const line = (value: CatalogueLine) => JSON.stringify(value);
  const outline = await readOutline(db);
  yield JSON.stringify({ catalogue: 1, products: outline.count });
  for (const brand of listBrands(outline).sort(byId)) yield line({ brand });
  for (const type of listTypes(outline).sort(byId)) yield line({ type });
  for (const category of listCategories(outline).sort(byId)) yield line({ category });
  for (const subcategory of listSubcategories(outline).sort(byId)) yield line({ subcategory });
  for await (const product of readProducts(db)) {
    const images = product.images.map(inKeyOrder);
    const written = { ...toProduct(outline, { ...product, images }), product_subcategories: linksOf(product) };
    yield line({ product: written, said_fits: product.fits });
  }
  const aliases = await db.selectFrom("slug_aliases").selectAll().execute();
  for (const alias of aliases.sort((one, other) => (one.slug < other.slug ? -1 : 1))) yield line({ alias });
}
