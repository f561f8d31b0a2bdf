/** The demonstration's products as they are drawn, for the tests on drawings. */
import { Resvg } from "@resvg/resvg-js";
import { type DescribedRow, toDescribed } from "#app/api/products/described-rows.ts";
import { toRows } from "#app/api/seed/rows.ts";
import { type DescribedProduct, type Drawing, draw } from "#app/drawings/drawings.ts";

export interface DrawnProduct {
  /** Brand and model. */
  name: string;
  category: string;
  summary: string;
  product: DescribedProduct;
  drawings: Drawing[];
}

const { products, brands, categories, subcategories } = toRows(0);
const nameIn = (rows: readonly { id?: number; name: string }[], id: unknown) =>
  rows.find((row) => row.id === id)?.name ?? null;

export const all: DrawnProduct[] = products.map((row) => {
  const brand = nameIn(brands, row.brand_id);
  const category = nameIn(categories, row.category_id);
  const subcategory = nameIn(subcategories, row.subcategory_id);
  const product = toDescribed({ ...row, brand, category, subcategory } as DescribedRow);
  const summary = row.brief_description ?? "";
  return { name: `${brand} ${row.name}`, category: category ?? "", summary, product, drawings: draw(product) ?? [] };
});

/** The drawings hold no text elements, so no fonts have to be looked for. */
export function render(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width ? { fitTo: { mode: "width", value: width } } : {}),
  });
}
