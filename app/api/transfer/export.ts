/** Writes a catalogue as lines of JSON, always the same for the same catalogue. */
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import type { Catalogue } from "../read-model/catalogue.ts";
import { linksOf, listBrands, listCategories, listSubcategories, listTypes, toProduct } from "../read-model/wire.ts";

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id;

/** Each line without its line break. */
export function* exportLines(catalogue: Catalogue): Generator<string> {
  const line = (value: CatalogueLine) => JSON.stringify(value);
  const products = [...catalogue.products.values()].sort(byId);
  yield JSON.stringify({ catalogue: 1, products: products.length });
  for (const brand of listBrands(catalogue).sort(byId)) yield line({ brand });
  for (const type of listTypes(catalogue).sort(byId)) yield line({ type });
  for (const category of listCategories(catalogue).sort(byId)) yield line({ category });
  for (const subcategory of listSubcategories(catalogue).sort(byId)) yield line({ subcategory });
  for (const product of products) {
    const written = { ...toProduct(catalogue, product), product_subcategories: linksOf(product) };
    yield line({ product: written, said_fits: product.fits });
  }
  const own = new Set(products.map(({ slug }) => slug));
  const aliases = [...catalogue.bySlug]
    .filter(([slug]) => !own.has(slug))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [slug, product_id] of aliases) yield line({ alias: { slug, product_id } });
}
