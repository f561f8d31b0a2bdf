/** Normalises an upstream's product to the one shape that pages use. */
import { type Classification, classify } from "#app/catalogue/classification/classify.ts";
import type { Clues } from "#app/catalogue/classification/clues.ts";
import type { Product, ProductSummary, Specification } from "#app/catalogue/product.ts";
import { findUnit, KILOGRAM, POUND } from "#app/catalogue/quantity/units.ts";
import { isSale } from "#app/catalogue/sale.ts";
import { DEFAULT_READER, type SpecificationReader } from "#app/catalogue/specifications/read.ts";
import { toPlainText, truncateAtWord } from "#app/catalogue/text.ts";
import { withWeight } from "#app/catalogue/weight.ts";
import type { ProductReading } from "#app/contract/product-reading.ts";
import { toImages, toThumbnail, toVideos } from "./to-media.ts";

/** Defaults that depend on the upstream. */
export interface UpstreamDefaults {
  /** Another host's origin, for relative picture URLs; null for the embedded API. */
  base: string | null;
  /** Other allowed origins of video files. */
  videoHosts: readonly string[];
  /** Reads the specifications by the shop's definitions; default those of a new shop. */
  specifications?: SpecificationReader;
}

/** A valid slug in URLs and upstream calls; a product with any other is identified by its id. */
export const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]{0,199}$/u;
/** Characters of a description that replaces a brief; more than any card shows. */
const MAX_BRIEF_LENGTH = 200;

/** The used part of a classification; computed here where the upstream has none. */
type Classified = Pick<Classification, "powerType" | "family" | "spareType">;

export function toSummary(
  reading: ProductReading,
  { base, specifications: reader = DEFAULT_READER }: Omit<UpstreamDefaults, "videoHosts">,
  classified?: Classified,
): ProductSummary {
  const clues = toClues(reading);
  const { category, productType, subcategory, name, brief, description, specifications } = clues;
  const image = toImages(reading, base)[0] ?? null;
  return {
    id: reading.id,
    slug: toSlug(reading),
    name,
    brand: reading.brand ?? "",
    sku: reading.sku,
    brief: brief || truncateAtWord(description, MAX_BRIEF_LENGTH),
    image,
    thumbnail: toThumbnail(reading, base) ?? image,
    powerType: (classified ?? classify(clues)).powerType,
    productType,
    categoryId: reading.category_id,
    category,
    subcategory,
    featured: reading.featured || reading.is_featured,
    isNew: reading.status === "new",
    price: reading.price,
    salePrice: isSale(reading.price, reading.sale_price) ? reading.sale_price : null,
    taxRate: reading.tax_rate,
    specifications: reader.arrange(
      toPlainSpecifications(specifications),
      toPlainSpecifications(reading.technical_details),
      reading.category_id,
    ),
  };
}

export function toProduct(
  reading: ProductReading,
  defaults: UpstreamDefaults,
  classified: Classified = classify(toClues(reading)),
): Product {
  const { base, specifications: reader = DEFAULT_READER } = defaults;
  const { specifications, technical_details: details } = reading;
  const weightKg = toKg(reading);
  return {
    ...toSummary(reading, defaults, classified),
    brief: toBrief(reading),
    description: reading.description,
    stock: toStock(reading),
    images: toImages(reading, base),
    videos: toVideos(reading, defaults),
    features: reading.features.map(({ title, description }) => ({
      heading: title,
      content: description,
    })),
    technicalDetails: reader.arrange(
      withWeight(
        toPlainSpecifications(details.length > 0 ? details : specifications),
        weightKg,
        specifications,
      ),
      toPlainSpecifications(specifications),
      reading.category_id,
    ),
    customSections: reading.custom_sections.map(({ title, content }) => ({
      heading: title,
      content,
    })),
    categorySlug: reading.category_slug,
    subcategoryId: reading.subcategory_id,
    weightKg,
    family: classified.family,
    spareType: classified.spareType,
    accessoryIds: reading.accessories,
    fitsIds: reading.fits,
    createdAt: reading.created_at,
  };
}

/** The inputs of the classification. */
export function toClues(reading: ProductReading): Clues {
  const { name, type, subcategory, specifications, technical_details: details } = reading;
  const listed = specifications.length > 0 ? specifications : details;
  return {
    name,
    type,
    productType: reading.product_type,
    category: reading.category_name ?? reading.category,
    subcategory,
    brief: toBrief(reading),
    description: toPlainText(reading.description),
    specifications: withWeight(listed, toKg(reading), details),
  };
}

/** The brief or the short description, as plain text. */
function toBrief(reading: ProductReading): string {
  return toPlainText(reading.brief_description || reading.short_description);
}

/** Kilograms; a weight without a unit is in pounds. */
function toKg({ weight, weight_unit }: ProductReading): number | null {
  if (weight === null || weight <= 0) return null;
  const unit = findUnit(weight_unit ?? "");
  return weight * (unit?.dimension === KILOGRAM.dimension ? unit : POUND).factor;
}

/** The slug; the id for a slug of digits only, which would be read as an id. */
function toSlug({ slug, id }: ProductReading): string {
  return slug && SLUG.test(slug) && !/^\d+$/.test(slug) ? slug : String(id);
}

/** Strips markup from specifications. */
function toPlainSpecifications(listed: readonly Specification[]): Specification[] {
  return listed
    .map(({ name, value }) => ({ name: toPlainText(name), value: toPlainText(value) }))
    .filter(({ name, value }) => name !== "" && value !== "");
}

/** Null for a product without stock keeping, and for a new one that may be announced early. */
function toStock({ inventory_quantity, stock_quantity, status }: ProductReading): Product["stock"] {
  const quantity = inventory_quantity ?? stock_quantity;
  if (quantity === null) return null;
  if (quantity > 0) return "in";
  return status === "new" ? null : "out";
}
