/** The parts of a product's public page that say what the product is. */
import { Buy } from "#app/routes/products/buy.tsx";
import { Details } from "#app/routes/products/details.tsx";
import { Figures } from "#app/routes/products/figures.tsx";
import { Gallery } from "#app/routes/products/gallery.tsx";
import type { ProductView } from "#app/routes/products/product-view.ts";
import "#app/routes/products/product.css";

export function ProductPreview({ product }: { product: ProductView }) {
  return (
    <>
      <div className="wrap product">
        <Gallery key={product.id} name={product.name} kind={product.kind} items={product.gallery} />
        <Buy product={product} heading="h2" />
      </div>
      <div className="product-below">
        <Figures figures={product.figures} />
        <Details product={product} />
      </div>
    </>
  );
}
