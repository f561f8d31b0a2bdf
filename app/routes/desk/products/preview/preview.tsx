/** A preview of a product's public page, published or not. */
import { pricingOf } from "../../../pricing.server.ts";
import { requirePermission } from "../../access/require-permission.server.ts";
import type { Route } from "./+types/preview";
import { ProductPreview } from "./product-preview.tsx";
import { readPreview } from "./read-preview.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadDrafts");
  return { product: await readPreview(api, params.id, pricingOf(context)) };
}

export default function Preview({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <section className="desk-preview" aria-label="Preview of the public page">
      <ProductPreview product={product} />
    </section>
  );
}
