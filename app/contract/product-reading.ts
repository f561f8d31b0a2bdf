/** Lenient parsing of products: every shape that an API may send becomes one. */
import { z } from "zod";
import type { ApiProduct } from "./product.ts";
import { type ApiProductImage, Color, ImageScale } from "./product-parts.ts";
import {
  amount,
  firstText,
  flag,
  fromJson,
  idOrNull,
  isRecord,
  listReading,
  requiredId,
  requiredText,
  text,
  textOrNull,
  toText,
} from "./reading.ts";

const pixels = z.number().positive().optional().catch(undefined);

const ImageObject = z.object({
  alt_text: text,
  is_primary: flag,
  is_thumbnail: flag,
  is_detail: flag,
  drawn_from: text,
  is_video: flag,
  is_youtube: flag,
  is_facebook: flag,
  youtube_id: text,
  facebook_id: text,
  width: pixels,
  height: pixels,
  color: Color.optional().catch(undefined),
  scale: z.object(ImageScale.shape).optional().catch(undefined),
});

/** An image or a video; `image_url` is empty only for a video with a platform id. */
export type ImageReading = Omit<ApiProductImage, "id" | "file_name">;

function toImage(value: unknown): ImageReading | null {
  const record = isRecord(value) ? value : { url: typeof value === "string" ? value : "" };
  const image_url = firstText(record, ["image_url", "url"]);
  const image = { image_url, ...ImageObject.parse(record) };
  return image_url || image.youtube_id || image.facebook_id ? image : null;
}

const TITLES = ["heading", "title", "name", "label"];
const CONTENTS = ["content", "description", "text", "value"];

function toSection(value: unknown): ApiProduct["custom_sections"][number] | null {
  const record = isRecord(value) ? value : { title: typeof value === "string" ? value : "" };
  const texts = [firstText(record, TITLES), firstText(record, CONTENTS)].filter(Boolean);
  const [title, content = ""] = texts;
  return title ? { title, content } : null;
}

function toFeature(value: unknown): ApiProduct["features"][number] | null {
  const section = toSection(value);
  return section && { title: section.title, description: section.content };
}

function toNamedValue(item: unknown): { name: string; value: string } | null {
  if (!isRecord(item)) return null;
  const name = firstText(item, ["name", ...TITLES]);
  const value = firstText(item, ["value", ...CONTENTS]);
  return name && value ? { name, value } : null;
}

/** Named values from a list or an object, or either as JSON text. */
const namedValues = z.preprocess((value) => {
  const parsed = fromJson(value);
  return isRecord(parsed)
    ? Object.entries(parsed).map(([name, entry]) => ({ name, value: toText(entry) }))
    : parsed;
}, listReading(toNamedValue));

const ids = listReading((value) => idOrNull.parse(value));

/**
 * Parses one product. Only a missing `id` or `name` is an error; other fields default to empty
 * text, null, false or an empty list. Unknown fields are dropped. `weight` is in `weight_unit`,
 * which may be null.
 */
export const ProductReading = z.object({
  id: requiredId,
  name: requiredText,
  slug: textOrNull,
  sku: textOrNull,
  status: textOrNull,
  brand: textOrNull,
  type: textOrNull,
  product_type: textOrNull,
  category: textOrNull,
  category_name: textOrNull,
  category_slug: textOrNull,
  category_id: idOrNull,
  subcategory: textOrNull,
  subcategory_slug: textOrNull,
  subcategory_id: idOrNull,
  description: text,
  brief_description: text,
  short_description: text,
  price: amount,
  sale_price: amount,
  tax_rate: amount,
  inventory_quantity: amount,
  stock_quantity: amount,
  featured: flag,
  is_featured: flag,
  weight: amount,
  weight_unit: textOrNull,
  specifications: namedValues,
  technical_details: namedValues,
  features: listReading(toFeature),
  custom_sections: listReading(toSection),
  images: listReading(toImage),
  image: textOrNull,
  image_url: textOrNull,
  main_image: textOrNull,
  accessories: ids,
  fits: ids,
  created_at: textOrNull,
});
type ReadingFields = z.infer<typeof ProductReading>;
type MainImage = "image" | "image_url" | "main_image";

/** A product as pages use it. An `ApiProduct` is assignable to it. */
export type ProductReading = Omit<ReadingFields, MainImage> &
  Partial<Pick<ReadingFields, MainImage>>;
