/** A product's public page, published or not: a section, and inert in the frame beside the forms. */
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { framingContext } from "#app/http/security-headers.ts";
import { messagesIn, requestLanguage } from "#app/languages/language.ts";
import { Buy } from "#app/routes/products/buy.tsx";
import { toSafeHtml } from "#app/routes/products/description.server.ts";
import { Details } from "#app/routes/products/details.tsx";
import { findNote } from "#app/routes/products/feature-notes.server.ts";
import { Gallery } from "#app/routes/products/gallery.tsx";
import { toProductView } from "#app/routes/products/product-view.ts";
import { Specifications } from "#app/routes/products/specifications.tsx";
import { site } from "#app/site/site.server.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { embeddedDefaults } from "#app/upstream/upstream.server.ts";
import { pricingOf } from "../../../pricing.server.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { Route } from "./+types/preview";
import "#app/routes/products/product.css";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Preview of ${loaderData?.product.name} | Desk` },
];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadDrafts");
  const [found, definitions] = await Promise.all([
    api.findProduct(Number(params.id)),
    api.listSpecifications(),
  ]);
  const isFramed = url.pathname.endsWith("/framed");
  if (isFramed) context.set(framingContext, { isFramed });
  const specifications = new SpecificationReader(definitions);
  const product = toProductView(toProduct(found, { ...embeddedDefaults, specifications }), {
    toSafeHtml,
    toNote: findNote,
    shop: site.company.name,
    messages: messagesIn(context.get(requestLanguage)).products,
    pricing: pricingOf(context),
  });
  return { product, isFramed };
}

export default function Preview({ loaderData: { product, isFramed } }: Route.ComponentProps) {
  const page = (
    <>
      <div className="wrap product">
        <Gallery key={product.id} product={product} />
        <Buy product={product} heading="h2" />
        <Specifications specifications={product.specifications} />
      </div>
      <Details product={product} />
    </>
  );
  if (!isFramed)
    return (
      <section className="desk-preview" aria-label="Preview of the public page">
        {page}
      </section>
    );
  return (
    <div inert>
      <h1 className="sr">Preview of {product.name}</h1>
      {page}
    </div>
  );
}
