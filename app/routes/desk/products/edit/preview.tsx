/** A product's public page as it will be, published or not. */
import { Product } from "#app/contract/product.ts";
import { ProductReading } from "#app/contract/product-reading.ts";
import { Buy } from "#app/routes/products/buy.tsx";
import { toSafeHtml } from "#app/routes/products/description.server.ts";
import { Details } from "#app/routes/products/details.tsx";
import { findNote } from "#app/routes/products/feature-notes.server.ts";
import { Figures } from "#app/routes/products/figures.tsx";
import { Gallery } from "#app/routes/products/gallery.tsx";
import { toProductView } from "#app/routes/products/product-view.ts";
import { toProduct } from "#app/upstream/normalise/to-product.ts";
import { embeddedDefaults } from "#app/upstream/upstream.server.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { Route } from "./+types/preview";
import { findProduct } from "./find-product.server.ts";
import "#app/routes/products/product.css";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadDrafts");
  const reading = ProductReading.parse(Product.parse(await findProduct(api, params.id)));
  return { product: toProductView(toProduct(reading, embeddedDefaults), { toSafeHtml, toNote: findNote }) };
}

export default function Preview({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <section className="desk-preview" aria-label="Preview of the public page">
      <div className="wrap product">
        <Gallery key={product.id} name={product.name} kind={product.kind} items={product.gallery} />
        <Buy product={product} heading="h2" />
      </div>
      <div className="product-below">
        <Figures figures={product.figures} />
        <Details product={product} />
      </div>
    </section>
  );
}
