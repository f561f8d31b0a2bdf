/** A product: one table of its fields, from which the answer, what may be written and the stored row are derived. */
import { z } from "zod";
import {
  CustomSection,
  Feature,
  NamedValue,
  ProductImage,
  ProductStatus,
  ProductSubcategory,
} from "./product-parts.ts";
import { FeaturesWrite, FiguresWrite, ImagesWrite, SectionsWrite, textWrite } from "./product-parts-writing.ts";
import { Id } from "./reply.ts";
import { line, Slug } from "./writing.ts";

/** How a field is answered, and what may be sent for it. */
interface Field<Kind, Answer extends z.ZodType, Write extends z.ZodType> {
  kind: Kind;
  answer: Answer;
  write: Write;
}

/** A column of the database; `write` is `answer` where a call may send what is answered. */
const stored = <Answer extends z.ZodType, Write extends z.ZodType = Answer>(answer: Answer, write?: Write) =>
  ({ kind: "stored", answer, write: write ?? answer }) as Field<"stored", Answer, Write>;

/** Written, but kept elsewhere or under another name. */
const linked = <Answer extends z.ZodType, Write extends z.ZodType>(answer: Answer, write: Write) =>
  ({ kind: "linked", answer, write }) satisfies Field<"linked", Answer, Write>;

/** Not changed by a call; an update takes it, so that a product can be sent back as it was answered. */
const answered = <Answer extends z.ZodType, Write extends z.ZodType>(answer: Answer, write: Write) =>
  ({ kind: "answered", answer, write }) satisfies Field<"answered", Answer, Write>;

const Text = z.string();
const Optional = Text.nullable();
const Price = z.number().min(0).nullable();
export const PriceWrite = z.number().min(0).max(100_000_000).nullable();
const Quantity = z.int().nullable();
/** Null: the stock is not counted. */
export const QuantityWrite = z.int().min(0).max(1_000_000_000).nullable();
const Time = z.string().max(40).meta({ description: "Not changed by this" });

/** What an id stands for; null or empty for none. */
const Name = line(300).nullable();
const ids = (most: number, description: string) => z.array(Id).max(most).meta({ description });

/** In the order in which a product is answered. */
const FIELDS = {
  id: answered(Id, Id.meta({ description: "The address's own" })),
  name: stored(Text, line(300, 1)),
  slug: stored(Text, Slug),
  sku: stored(Optional, line(100, 1).nullable()),
  description: stored(
    Text,
    textWrite(50_000).meta({ description: "HTML; what is not on a short list of elements is removed" }),
  ),
  brief_description: stored(Text, textWrite(2000)),
  short_description: stored(Text, textWrite(2000)),
  price: stored(Price, PriceWrite.meta({ description: "In the shop's currency, to the hundredth" })),
  sale_price: stored(
    Price,
    PriceWrite.meta({
      description: "In the shop's currency; when it is below the price, the product is among the deals",
    }),
  ),
  brand: linked(Optional, Name.meta({ description: "The name of a brand that is there; instead of its id" })),
  brand_id: stored(Id.nullable()),
  type: stored(
    Optional,
    line(100)
      .nullable()
      .meta({
        description:
          "Slug or name of a type: petrol (gas, gasoline), cordless (battery), corded (electric), " +
          "diesel, manual, or one of the shop's own",
      }),
  ),
  product_type: stored(Optional, line(200, 1).nullable()),
  category: linked(Optional, Name.meta({ description: "The name of a category that is there; instead of its id" })),
  category_name: linked(Optional, Name.meta({ description: "The same as category" })),
  category_slug: linked(Optional, Name),
  category_id: stored(Id.nullable()),
  subcategory: linked(
    Optional,
    Name.meta({ description: "The name of a subcategory that is there; instead of its id" }),
  ),
  subcategory_slug: linked(Optional, Name),
  subcategory_id: stored(Id.nullable()),
  collections: linked(
    z.array(Text).meta({ description: "Slugs of the lists across categories it belongs to" }),
    z.array(Slug).max(100).meta({ description: "Slugs of all collections it is in" }),
  ),
  status: stored(ProductStatus),
  inventory_quantity: linked(Quantity, QuantityWrite.meta({ description: "The same as stock_quantity" })),
  stock_quantity: stored(Quantity.meta({ description: "Null where no stock is kept" }), QuantityWrite),
  featured: stored(z.boolean()),
  is_featured: linked(z.boolean(), z.boolean().meta({ description: "The same as featured" })),
  weight: stored(z.number().nullable(), z.number().min(0).max(1_000_000).nullable().meta({ description: "Kilograms" })),
  weight_unit: linked(z.literal("kg"), z.literal("kg")),
  specifications: stored(z.array(NamedValue), FiguresWrite),
  technical_details: stored(z.array(NamedValue), FiguresWrite),
  features: stored(z.array(Feature), FeaturesWrite),
  custom_sections: stored(z.array(CustomSection), SectionsWrite),
  images: stored(z.array(ProductImage), ImagesWrite),
  drawing_preferred: stored(
    z.boolean().meta({ description: "Whether the drawing comes before the photographs" }),
    z.boolean().meta({
      description: "true: the drawing from the figures comes before the photographs; else it is left out",
    }),
  ),
  accessories: answered(
    z.array(Id).meta({ description: "Products that fit this machine, where figures say so" }),
    ids(2000, "Follows from what they fit; not changed by this"),
  ),
  fits: stored(
    z.array(Id).meta({ description: "Machines this accessory fits, where figures say so" }),
    ids(2000, "Machines that this accessory fits"),
  ),
  version: answered(z.int().min(1), z.int().min(1).meta({ description: "Refused when the product has another" })),
  created_at: answered(Text, Time),
  updated_at: answered(Text, Time),
  product_subcategories: answered(
    z.array(ProductSubcategory).optional(),
    z.array(ProductSubcategory).max(100).meta({ description: "Read where there are no subcategory_ids" }),
  ),
};

type Fields = typeof FIELDS;
type Kind = Fields[keyof Fields]["kind"];
type Shape<K extends Kind, Side extends "answer" | "write"> = {
  [F in keyof Fields as Fields[F]["kind"] extends K ? F : never]: Fields[F][Side];
};

function shapeOf<K extends Kind, Side extends "answer" | "write">(side: Side, ...kinds: K[]): Shape<K, Side> {
  const fields = Object.entries(FIELDS).filter(([, { kind }]) => kinds.includes(kind as K));
  return Object.fromEntries(fields.map(([name, field]) => [name, field[side]])) as Shape<K, Side>;
}

/**
 * A product as answered. `price` and `sale_price` are in the shop's currency; `weight` is in kilograms, which `weight_unit` says,
 * because a foreign API may mean pounds; `version` counts the writes of this product (the `If-Match` of an update).
 */
export const Product = z.strictObject(shapeOf("answer", "answered", "stored", "linked")).meta({ id: "Product" });
export type Product = z.infer<typeof Product>;

/** What the database keeps in a product's own row. */
export const StoredFields = z.strictObject(shapeOf("answer", "stored"));
export type StoredFields = z.infer<typeof StoredFields>;

const written = z
  .strictObject({
    ...shapeOf("write", "stored", "linked"),
    subcategory_ids: ids(100, "All subcategories it is listed in"),
  })
  .partial();

/** Strict and bounded, every unknown field refused by name. */
export const ProductCreate = written.extend({ name: FIELDS.name.write }).meta({ id: "ProductCreate" });

/** What is answered beside what can be changed is taken too. */
export const ProductUpdate = written.extend(z.strictObject(shapeOf("write", "answered")).partial().shape).meta({
  id: "ProductUpdate",
  description: "What is left out stays as it is; what reading a product answers can be sent back",
});
export type ProductUpdate = z.infer<typeof ProductUpdate>;

const isText = (answer: z.ZodType): boolean =>
  answer instanceof z.ZodNullable
    ? isText(answer.unwrap() as z.ZodType)
    : answer instanceof z.ZodString || answer instanceof z.ZodEnum || answer instanceof z.ZodLiteral;

/** Fields whose value is text: in a form they are taken as they stand, all others hold JSON. */
export const TEXT_FIELDS: ReadonlySet<string> = new Set(
  Object.entries(FIELDS).flatMap(([name, { answer }]) => (isText(answer) ? [name] : [])),
);
