/** A product's public page as it will be, published or not. */
import { requirePermission } from "../../access/require-permission.server.ts";
import type { Route } from "./+types/preview";
import { ProductPreview } from "./product-preview.tsx";
import { readPreview } from "./read-preview.server.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { api } = requirePermission(context, "canReadDrafts");
  return { product: await readPreview(api, params.id) };
}

export default function Preview({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <section className="desk-preview" aria-label="Preview of the public page">
      <ProductPreview product={product} />
    </section>
  );
}
