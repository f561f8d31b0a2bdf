/** Writes a catalogue as lines of JSON, always the same for the same catalogue, a few products in memory at a time. */
import type { Kysely } from "kysely";
import { DEALS } from "#app/catalogue/sale.ts";
import { nameKey } from "#app/catalogue/sort.ts";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Tables } from "../database/tables.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { Compatibility, toJoints } from "../read-model/compatibility.ts";
import { type ProductHead, toHead } from "../read-model/heads.ts";
import { countPlaces } from "../read-model/place-counts.ts";
import { readBelonging, readPlaces } from "../read-model/rows.ts";
import { type StoredProduct, toStored } from "../read-model/stored.ts";
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
    yield* toStored(rows, await readBelonging(db, ids));
    after = last;
  }
}

/** What the products' lines need to know of all the others. */
async function readOutline(db: Kysely<Tables>) {
  const places = await readPlaces(db, { retired: true });
  const heads = new Map<number, ProductHead>();
  const keys = new Map<number, string>();
  const compatibility = new Compatibility(
    (id) => heads.get(id)?.isPublic ?? false,
    (id) => ranks.get(id) ?? 0,
  );
  for await (const product of readProducts(db)) {
    heads.set(product.id, toHead(product));
    keys.set(product.id, nameKey(product.name));
    compatibility.set(product.id, toJoints(product));
  }
  // The order in which the read model lists, and so matches, them.
  const byName = [...keys].sort(([a, one], [b, other]) => (one === other ? a - b : one < other ? -1 : 1));
  const ranks = new Map(byName.map(([id], rank) => [id, rank]));
  const counts = countPlaces(heads.values(), places);
  return { ...places, compatibility, counts: () => counts, count: heads.size };
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
    const wire = toProduct(outline, { ...product, images });
    const collections = wire.collections.filter((slug) => slug !== DEALS);
    const written = { ...wire, collections, product_subcategories: linksOf(product) };
    yield line({ product: written, said_fits: product.fits });
  }
  const aliases = await db.selectFrom("slug_aliases").selectAll().execute();
  for (const alias of aliases.sort((one, other) => (one.slug < other.slug ? -1 : 1))) yield line({ alias });
}
