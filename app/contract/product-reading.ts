/** Lenient parsing of products: every shape that an API may send becomes one. */
import { z } from "zod";
import { type ApiProduct, STORED_FIELDS, type StoredField } from "./product.ts";
import { Color, ImageScale } from "./product-parts.ts";
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
import { Id } from "./reply.ts";

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
  color: Color.nullable().catch(null).default(null),
  scale: z.object(ImageScale.shape).nullable().catch(null).default(null),
});

type Optional<T> = { [Key in keyof T]?: T[Key] | undefined };
type ImageFields = z.infer<typeof ImageObject>;
type RequiredImageField = "alt_text" | "is_primary";

/** An image or a video; `image_url` is empty only for a video with a platform id. */
export type ImageReading = { image_url: string } & Pick<ImageFields, RequiredImageField> &
  Optional<Omit<ImageFields, RequiredImageField>>;

function toImage(value: unknown): ImageReading | null {
  const record = typeof value === "string" ? { image_url: value } : value;
  if (!isRecord(record)) return null;
  const image_url = firstText(record, ["image_url", "url"]);
  const image = { image_url, ...ImageObject.parse(record) };
  return image_url || image.youtube_id || image.facebook_id ? image : null;
}

function toSection(value: unknown): ApiProduct["custom_sections"][number] | null {
  if (typeof value === "string") return value.trim() ? { title: value.trim(), content: "" } : null;
  if (!isRecord(value)) return null;
  const title = firstText(value, ["heading", "title", "name"]);
  const content = firstText(value, ["content", "description", "text", "value"]);
  if (title) return { title, content };
  return content ? { title: content, content: "" } : null;
}

function toFeature(value: unknown): ApiProduct["features"][number] | null {
  const section = toSection(value);
  return section && { title: section.title, description: section.content };
}

function toNamedValue(value: unknown): { name: string; value: string } | null {
  if (!isRecord(value)) return null;
  const name = firstText(value, ["name", "heading", "title", "label"]);
  const specification = firstText(value, ["value", "content", "description", "text"]);
  return name && specification ? { name, value: specification } : null;
}

/** Named values from a list or an object, or either as JSON text. */
const namedValues = anything.transform((value) => {
  const parsed = fromJson(value);
  const list = isRecord(parsed)
    ? Object.entries(parsed).map(([name, entry]) => ({ name, value: toText(entry) }))
    : parsed;
  return Array.isArray(list) ? list.map(toNamedValue).filter((entry) => entry !== null) : [];
});

/** The category or subcategory may be a name, or an object with one. */
const nameOrNull = anything.transform((value) =>
  isRecord(value) ? firstText(value, ["name", "title"]) || null : toText(value) || null,
);

type Plain = string | number | boolean | null;
type ReadingColumn = {
  [F in StoredField]: ApiProduct[F] extends Plain ? F : never;
}[StoredField];

/** The parser of a field, by its schema in this project's API; undefined for a list. */
function readingOf(schema: z.ZodType): z.ZodType | undefined {
  const isOptional = schema instanceof z.ZodNullable;
  const plain = isOptional ? schema.unwrap() : schema;
  if (plain === Id) return idOrNull;
  if (plain instanceof z.ZodBoolean) return flag;
  if (plain instanceof z.ZodNumber)
    return isOptional ? amount : amount.transform((number) => number ?? 0);
  if (plain instanceof z.ZodString) return isOptional ? textOrNull : text;
  return undefined;
}

const columns = Object.fromEntries(
  Object.entries(STORED_FIELDS).flatMap(([field, schema]) => {
    const reading = readingOf(schema);
    return reading ? [[field, reading]] : [];
  }),
) as unknown as { [F in ReadingColumn]: z.ZodType<ApiProduct[F]> };

/**
 * Parses one product. Only a missing `id` or `name` is an error; other fields default to empty
 * text, null, false or an empty list. Unknown fields are dropped. `weight` is in `weight_unit`,
 * which may be null.
 */
export const ProductReading = z.object({
  ...columns,
  id: requiredId,
  name: text.pipe(z.string().min(1, "must not be empty")),
  slug: textOrNull,
  status: textOrNull,
  brand: nameOrNull,
  category: nameOrNull,
  category_name: textOrNull,
  category_slug: textOrNull,
  subcategory: nameOrNull,
  subcategory_slug: textOrNull,
  inventory_quantity: amount,
  is_featured: flag,
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
type ReadingFields = z.infer<typeof ProductReading>;
type MainImage = "image" | "image_url" | "main_image";

/** A product as pages use it. An `ApiProduct` is assignable to it. */
export type ProductReading = Omit<ReadingFields, MainImage> &
  Optional<Pick<ReadingFields, MainImage>>;
