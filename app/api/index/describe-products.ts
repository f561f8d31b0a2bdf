/** Reads products and describes them for the index. */
import type { Kysely } from "kysely";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Tables } from "../database/tables.ts";
import { readProductLinks } from "../products/read-rows.ts";
import { SEARCHED_COLUMNS, toStored } from "../products/stored-product.ts";
import type { CatalogueState } from "./catalogue-state.ts";
import { describeProduct, type IndexedProduct } from "./describe-product.ts";

const PRODUCTS_PER_QUERY = 200;

export async function* describeProducts(
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
