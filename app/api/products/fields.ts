/** Turns the fields of a call into columns of a product. */
import type { Updateable } from "kysely";
import type { ProductUpdate } from "#app/contract/product-writing.ts";
import type { ProductTable } from "../database/tables.ts";
import { toImages } from "./image-list.ts";
import { sanitise } from "./sanitise.ts";

function toPaise(rupees: number | null | undefined): number | null | undefined {
  return typeof rupees === "number" ? Math.round(rupees * 100) : rupees;
}

function toJson(list: unknown[] | undefined): string | undefined {
  return list === undefined ? undefined : JSON.stringify(list);
}

/** Only the columns that were sent, each under one name; undefined ones are left out by the query builder. */
export function toColumns(fields: ProductUpdate): Updateable<ProductTable> {
  const { description, custom_sections, images } = fields;
  return {
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
    fits: toJson(fields.fits),
  };
}
