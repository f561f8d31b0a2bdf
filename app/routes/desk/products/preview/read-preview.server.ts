/** Reads the public page's data of a product, published or not. */
import type { RouterContextProvider } from "react-router";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { messagesIn, requestLanguage } from "#app/languages/language.ts";
import { toSafeHtml } from "#app/routes/products/description.server.ts";
import { findNote } from "#app/routes/products/feature-notes.server.ts";
import { toProductView } from "#app/routes/products/product-view.ts";
import { site } from "#app/site/site.server.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { embeddedDefaults } from "#app/upstream/upstream.server.ts";
import { pricingOf } from "../../../pricing.server.ts";
import { requirePermission } from "../../access/require-permission.server.ts";

interface PreviewRequest {
  params: { id: string };
  context: Readonly<RouterContextProvider>;
}

/** @throws a 403 without the permission, a 404 for an unknown id */
export async function readPreview({ params, context }: PreviewRequest) {
  const { api } = requirePermission(context, "canReadDrafts");
  const [product, definitions] = await Promise.all([
    api.findProduct(Number(params.id)),
    api.listSpecifications(),
  ]);
  const specifications = new SpecificationReader(definitions);
  return toProductView(toProduct(product, { ...embeddedDefaults, specifications }), {
    toSafeHtml,
    toNote: findNote,
    shop: site.company.name,
    messages: messagesIn(context.get(requestLanguage)).products,
    pricing: pricingOf(context),
  });
}
