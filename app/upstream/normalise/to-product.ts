/** The boundary: what any upstream sends becomes the one product that pages know. */
import { toPowerType } from "#app/catalogue/power-type-words.ts";
import type { Product, ProductSummary, Specification } from "#app/catalogue/product.ts";
import { isSale } from "#app/catalogue/sale.ts";
import { toPlainText, truncateAtWord } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";
import { figuresOf, toBrief, toClassifierInput, toKg } from "./to-classifier-input.ts";
import { toImages, toThumbnail, toVideos } from "./to-media.ts";

/** What a product leaves out: it depends on whose upstream it comes from. */
export interface UpstreamDefaults {
  /** The upstream's address where it is another host, for pictures given as a path; null for the embedded API. */
  base: string | null;
  /** Other origins whose files a product may show as its videos. */
  videoHosts: readonly string[];
}

/** What a page's address can hold and the upstream can be asked for; a product with another slug is known by its id. */
export const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,199}$/u;
/** Of a description that stands in for a brief: more than any card shows. */
const LONGEST_BRIEF = 200;

/** Whether visitors may see it: without a status, or with one of the two public ones. */
export function isPublic({ status }: ProductReading): boolean {
  return status === null || status === "active" || status === "new";
}

export function toSummary(reading: ProductReading, { base }: Pick<UpstreamDefaults, "base">): ProductSummary {
  const { type, category, productType, subcategory, name, brief, description, specifications } =
    toClassifierInput(reading);
  const figures = specifications.map((figure) => `${figure.name} ${figure.value}`).join("; ");
  return {
    id: reading.id,
    slug: toSlug(reading),
    name,
    brand: reading.brand ?? "",
    sku: reading.sku,
    brief: brief || truncateAtWord(description, LONGEST_BRIEF),
    image: toImages(reading, base)[0] ?? null,
    thumbnail: toThumbnail(reading, base),
    powerType: toPowerType({ type, category, texts: [productType, subcategory, name, brief, description, figures] }),
    productType,
    categoryId: reading.category_id,
    category,
    subcategory,
    featured: reading.featured || reading.is_featured,
    onSale: isSale(reading.price, reading.sale_price),
    isNew: reading.status === "new",
    specifications: toPlainFigures(specifications),
  };
}

export function toProduct(reading: ProductReading, defaults: UpstreamDefaults): Product {
  const { base } = defaults;
  const summary = toSummary(reading, defaults);
  const technicalDetails = reading.technical_details.length > 0 ? reading.technical_details : figuresOf(reading);
  return {
    ...summary,
    brief: toBrief(reading),
    description: reading.description,
    price: reading.price,
    salePrice: summary.onSale ? reading.sale_price : null,
    stock: toStock(reading),
    images: toImages(reading, base),
    videos: toVideos(reading, defaults),
    features: reading.features.map(({ title, description }) => ({ heading: title, content: description })),
    technicalDetails: withWeight(toPlainFigures(technicalDetails), toKg(reading)),
    customSections: reading.custom_sections.map(({ title, content }) => ({ heading: title, content })),
    categorySlug: reading.category_slug,
    subcategoryId: reading.subcategory_id,
    weightKg: toKg(reading),
    accessoryIds: reading.accessories,
    fitsIds: reading.fits,
    createdAt: reading.created_at,
  };
}

/** Digits alone would be taken for an id. */
function toSlug({ slug, id }: ProductReading): string {
  return slug && SLUG.test(slug) && !/^\d+$/.test(slug) ? slug : String(id);
}

/** Figures are said in words alone, whatever markup an upstream puts around them. */
function toPlainFigures(figures: readonly Specification[]): Specification[] {
  return figures
    .map(({ name, value }) => ({ name: toPlainText(name), value: toPlainText(value) }))
    .filter(({ name, value }) => name !== "" && value !== "");
}

/** Nothing is said of a product that keeps no stock, nor of a new one that may be announced before it is there. */
function toStock({ inventory_quantity, stock_quantity, status }: ProductReading): Product["stock"] {
  const quantity = inventory_quantity ?? stock_quantity;
  if (quantity === null) return null;
  if (quantity > 0) return "in";
  return status === "new" ? null : "out";
}
