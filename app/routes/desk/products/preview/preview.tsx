/** A preview of a product's public page, published or not. */
import type { Route } from "./+types/preview";
import { ProductPreview } from "./product-preview.tsx";
import { readPreview } from "./read-preview.server.ts";

export async function loader(args: Route.LoaderArgs) {
  return { product: await readPreview(args) };
}

export default function Preview({ loaderData: { product } }: Route.ComponentProps) {
  return (
    <section className="desk-preview" aria-label="Preview of the public page">
      <ProductPreview product={product} />
    </section>
  );
}
