/** Reads a product, published or not, as its public page shows it. */
import { toSafeHtml } from "#app/routes/products/description.server.ts";
import { findNote } from "#app/routes/products/feature-notes.server.ts";
import { toProductView } from "#app/routes/products/product-view.ts";
import { site } from "#app/site/site.server.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { embeddedDefaults } from "#app/upstream/upstream.server.ts";
import type { DeskApi } from "../../desk-api.server.ts";
import { findProduct } from "../edit/find-product.server.ts";

/** @throws a 404 for an id that no product has. */
export async function readPreview(api: DeskApi, id: string) {
  return toProductView(toProduct(await findProduct(api, id), embeddedDefaults), {
    toSafeHtml,
    toNote: findNote,
    shop: site.company.name,
  });
}
