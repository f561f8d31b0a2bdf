/** The main parts of a product's public page. */
import { Buy } from "#app/routes/products/buy.tsx";
import { Details } from "#app/routes/products/details.tsx";
import { Gallery } from "#app/routes/products/gallery.tsx";
import type { ProductView } from "#app/routes/products/product-view.ts";
import { Specifications } from "#app/routes/products/specifications.tsx";
import "#app/routes/products/product.css";

export function ProductPreview({ product }: { product: ProductView }) {
  return (
    <>
      <div className="wrap product">
        <Gallery
          key={product.id}
          name={product.name}
          kind={product.kind}
          items={product.gallery}
          hold={product.hold}
        />
        <Buy product={product} heading="h2" />
        <Specifications specifications={product.specifications} />
      </div>
      <Details product={product} />
    </>
  );
}
