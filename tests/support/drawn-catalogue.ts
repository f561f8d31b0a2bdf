/** The demonstration's products as they are drawn, for the tests on drawings. */
import { Resvg } from "@resvg/resvg-js";
import { type DescribedProduct, type Drawing, draw } from "#app/drawings/drawings.ts";
import { brands, categories, products, subcategories } from "./demonstration-catalogue.ts";

export interface DrawnProduct {
  /** Brand and model. */
  name: string;
  category: string;
  summary: string;
  product: DescribedProduct;
  drawings: Drawing[];
}

const nameIn = (list: readonly { id: number; name: string }[], id: unknown) =>
  list.find((one) => one.id === id)?.name ?? null;

export const all: DrawnProduct[] = products.map((product) => {
  const brand = nameIn(brands, product.brand_id);
  const category = nameIn(categories, product.category_id);
  const described: DescribedProduct = {
    name: product.name,
    brand,
    category,
    subcategory: nameIn(subcategories, product.subcategory_id),
    productType: product.product_type ?? null,
    type: product.type ?? null,
    weightKg: product.weight ?? null,
    specifications: product.specifications ?? [],
    technicalDetails: product.technical_details ?? [],
    features: product.features ?? [],
  };
  return {
    name: `${brand} ${product.name}`,
    category: category ?? "",
    summary: product.brief_description ?? "",
    product: described,
    drawings: draw(described) ?? [],
  };
});

/** The drawings hold no text elements, so no fonts have to be looked for. */
export function render(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width ? { fitTo: { mode: "width", value: width } } : {}),
  });
}
