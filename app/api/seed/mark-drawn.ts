/** Marks the seed's pictures as the site's own drawings, where the site would draw the same machine by itself. */
import type { DescribedProduct } from "#app/drawings/recognising/recognise.ts";
import { recognise } from "#app/drawings/recognising/recognise.ts";
import { toDrawnFrom } from "../products/draw-products.ts";
import { CATEGORIES } from "./categories.ts";
import type { SeedProduct } from "./products.ts";
import { subcategoriesOf } from "./subcategories.ts";

export function markDrawn(product: SeedProduct): (SeedProduct["images"][number] & { drawn_from?: string })[] {
  const described = toDescribed(product);
  const { category, subcategory } = product.machine;
  const known = recognise(described);
  if (known?.category !== category || known.subcategory !== subcategory) return product.images;
  const drawn_from = toDrawnFrom(described);
  return product.images.map((image) => ({ ...image, drawn_from }));
}

/** As the product's row will be read. */
function toDescribed({
  machine,
  categorySlug,
  productType,
  type,
  weightKg,
  ...product
}: SeedProduct): DescribedProduct {
  return {
    name: machine.model,
    brand: machine.brand,
    category: CATEGORIES.find(({ slug }) => slug === categorySlug)?.name ?? null,
    subcategory: subcategoriesOf(machine)[0]?.name ?? null,
    productType,
    type,
    weightKg,
    specifications: product.specifications,
    technicalDetails: product.specifications,
    features: product.features,
  };
}
