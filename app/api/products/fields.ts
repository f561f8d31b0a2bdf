/** The map from the fields of a product, as calls and catalogue files have them, to the columns of the database. */
import type { Insertable, Updateable } from "kysely";
import type { ProductUpdate } from "#app/contract/product-writing.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import { toPaise } from "../database/paise.ts";
import { toImages } from "./image-list.ts";
import { sanitise } from "./sanitise.ts";

function toJson(list: unknown[] | undefined): string | undefined {
  return list === undefined ? undefined : JSON.stringify(list);
}

/** What a product says that was given nothing but a name. */
const EMPTY = {
  description: "",
  brief_description: "",
  short_description: "",
  status: "active",
  stock_quantity: null,
  featured: 0,
  specifications: "[]",
  technical_details: "[]",
  features: "[]",
  custom_sections: "[]",
  images: "[]",
  drawing_preferred: 0,
  fits: "[]",
};

type Kept = "id" | "version" | "changed_in" | "created_at" | "updated_at";

/** The columns of a new product, but those that the database keeps of each row. */
export function toNewColumns(
  fields: ProductUpdate & { name: string; slug: string },
): Omit<Insertable<ProductTable>, Kept> {
  return { ...EMPTY, ...toColumns(fields), name: fields.name, slug: fields.slug };
}

/** Only the columns that were sent, each under one name. */
export function toColumns(fields: ProductUpdate): Updateable<ProductTable> {
  const { description, custom_sections, images } = fields;
  return withoutUndefined({
    name: fields.name,
    slug: fields.slug,
    sku: fields.sku,
    description: description === undefined ? undefined : sanitise(description),
    brief_description: fields.brief_description,
    short_description: fields.short_description,
    price_paise: toPaise(fields.price),
    sale_price_paise: toPaise(fields.sale_price),
    brand_id: fields.brand_id,
    category_id: fields.category_id,
    subcategory_id: fields.subcategory_id,
    type: fields.type === "" ? null : fields.type,
    product_type: fields.product_type,
    status: fields.status,
    stock_quantity: fields.stock_quantity,
    featured: fields.featured === undefined ? undefined : Number(fields.featured),
    weight_kg: fields.weight,
    specifications: toJson(fields.specifications),
    technical_details: toJson(fields.technical_details),
    features: toJson(fields.features),
    custom_sections: toJson(custom_sections?.map(({ title, content }) => ({ title, content: sanitise(content) }))),
    images: toJson(images === undefined ? undefined : toImages(images)),
    drawing_preferred: fields.drawing_preferred === undefined ? undefined : Number(fields.drawing_preferred),
    fits: toJson(fields.fits),
  });
}

function withoutUndefined<T extends object>(columns: T): T {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined)) as T;
}
