/** The demonstration's products with their drawings, for the tests of drawings. */
import sharp from "sharp";
import { type DescribedProduct, toMachine } from "#app/api/products/drawing-input.ts";
import { classify } from "#app/catalogue/classification/classify.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { type DrawingView, draw } from "#app/drawings/drawings.ts";
import { brands, categories, products, subcategories } from "./demonstration-catalogue.ts";

export interface DrawnProduct {
  /** Brand and model. */
  name: string;
  category: string;
  summary: string;
  product: DescribedProduct;
  drawings: DrawingView[];
}

const nameIn = (list: readonly { id: number; name: string }[], id: unknown) =>
  list.find((one) => one.id === id)?.name ?? null;

export const all: DrawnProduct[] = products.map((product) => {
  const brand = nameIn(brands, product.brand_id) ?? "";
  const category = nameIn(categories, product.category_id);
  const clues = {
    name: product.name,
    category,
    subcategory: nameIn(subcategories, product.subcategory_id),
    productType: product.product_type ?? null,
    type: product.type ?? null,
    brief: product.brief_description ?? "",
    description: toPlainText(product.description ?? ""),
    specifications: product.specifications ?? [],
  };
  const described: DescribedProduct = {
    ...clues,
    ...classify(clues),
    brand,
    weightKg: product.weight ?? null,
    technicalDetails: product.technical_details ?? [],
    features: (product.features ?? []).map(({ title }) => title),
  };
  return {
    name: `${brand} ${product.name}`,
    category: category ?? "",
    summary: product.brief_description ?? "",
    product: described,
    drawings: draw(toMachine(described)) ?? [],
  };
});

export interface Rendering {
  /** px */
  width: number;
  height: number;
  /** Four bytes a pixel: red, green, blue, alpha. */
  pixels: Buffer;
}

/** @param width px; by default the drawing's own */
export async function render(svg: string, width?: number): Promise<Rendering> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(width ? { width } : {})
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}
