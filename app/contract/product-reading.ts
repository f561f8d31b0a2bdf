/** A product in every shape that an API may send it, made one. */
import { z } from "zod";
import type { Product } from "./product.ts";
import {
  amount,
  anything,
  firstText,
  flag,
  fromJson,
  idOrNull,
  isRecord,
  listReading,
  requiredId,
  text,
  textOrNull,
  toText,
} from "./reading.ts";

const Scale = z.object({
  length_mm: z.number().positive(),
  dimension_start_mm: z.number().min(0),
  dimension_mm: z.number().positive(),
  dimension_text: z.string(),
});

const pixels = z.number().positive().nullable().catch(null).default(null);

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
  color: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .catch(null)
    .default(null),
  scale: Scale.nullable().catch(null).default(null),
});

type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };
type ImageFields = z.infer<typeof ImageObject>;
type Required = "alt_text" | "is_primary";

/** A picture or a video; `image_url` is empty only for a video known by its platform id. */
export type ImageReading = { image_url: string } & Pick<ImageFields, Required> & Optional<Omit<ImageFields, Required>>;

function toImage(value: unknown): ImageReading | null {
  const record = typeof value === "string" ? { image_url: value } : value;
  if (!isRecord(record)) return null;
  const image_url = firstText(record, ["image_url", "url"]);
  const image = { image_url, ...ImageObject.parse(record) };
  return image_url || image.youtube_id || image.facebook_id ? image : null;
}

function toSection(value: unknown): Product["custom_sections"][number] | null {
  if (typeof value === "string") return value.trim() ? { title: value.trim(), content: "" } : null;
  if (!isRecord(value)) return null;
  const title = firstText(value, ["heading", "title", "name"]);
  const content = firstText(value, ["content", "description", "text", "value"]);
  if (title) return { title, content };
  return content ? { title: content, content: "" } : null;
}

function toFeature(value: unknown): Product["features"][number] | null {
  const section = toSection(value);
  return section && { title: section.title, description: section.content };
}

function toNamedValue(value: unknown): { name: string; value: string } | null {
  if (!isRecord(value)) return null;
  const name = firstText(value, ["name", "heading", "title", "label"]);
  const figure = firstText(value, ["value", "content", "description", "text"]);
  return name && figure ? { name, value: figure } : null;
}

/** Named values from a list, or from an object of label to value; in a JSON string or not. */
const namedValues = anything.transform((value) => {
  const given = fromJson(value);
  const list = isRecord(given) ? Object.entries(given).map(([name, entry]) => ({ name, value: toText(entry) })) : given;
  return Array.isArray(list) ? list.map(toNamedValue).filter((entry) => entry !== null) : [];
});

/** The category or subcategory may be a name, or an object with one. */
const nameOrNull = anything.transform((value) =>
  isRecord(value) ? firstText(value, ["name", "title"]) || null : toText(value) || null,
);

/**
 * Reads one product. Only `id` and `name` can refuse it; everything else falls to its default: empty text, null,
 * false, the empty list. Unknown fields are left out. `weight` is in `weight_unit`, null where the API says no unit.
 */
export const ProductReading = z.object({
  id: requiredId,
  name: text.pipe(z.string().min(1, "must not be empty")),
  slug: textOrNull,
  sku: textOrNull,
  description: text,
  brief_description: text,
  short_description: text,
  price: amount,
  sale_price: amount,
  brand: nameOrNull,
  type: textOrNull,
  product_type: textOrNull,
  category: nameOrNull,
  category_name: textOrNull,
  category_slug: textOrNull,
  category_id: idOrNull,
  subcategory: nameOrNull,
  subcategory_slug: textOrNull,
  subcategory_id: idOrNull,
  status: textOrNull,
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
  accessories: listReading((value) => idOrNull.parse(value)),
  fits: listReading((value) => idOrNull.parse(value)),
  created_at: textOrNull,
});
type Fields = z.infer<typeof ProductReading>;
type MainImage = "image" | "image_url" | "main_image";

/** What pages are made of: `Product` as the embedded API answers it is one as it stands. */
export type ProductReading = Omit<Fields, MainImage> & Optional<Pick<Fields, MainImage>>;
