/** The columns of the sheet: how each is called, what stands in it for a product, and what it says of one. */
import { z } from "zod";
import { DEALS } from "#app/catalogue/sale.ts";
import { type ProductUpdate, StoredFields } from "#app/contract/product.ts";
import { isGiven } from "../products/image-list.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { BadCell, fromFeatures, toAmount, toFeatures, toStatus, toWeight, toWhole, toYesOrNo } from "./cells.ts";
import { type Column, toColumns } from "./column.ts";
import { joinList, splitList } from "./lists.ts";
import type { Planned } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

/** A product's row: what it says in the fields of a call, with names where a call has ids. */
export interface PlannedRow
  extends Planned<
    Omit<ProductUpdate, "images"> & {
      brandName?: string | null;
      categoryName?: string | null;
      subcategoryNames?: string[];
      collectionNames?: string[];
      fitKeys?: string[];
      pictures?: string[];
    }
  > {
  /** Null for a new product. */
  id: number | null;
  /** Name of the category that it is in with this row; null for none. */
  category: string | null;
}

type ProductColumn = Column<StoredProduct, SheetNames, PlannedRow["fields"]>;

const orNull = (text: string) => text || null;

/** A column that holds one field, written and read as the field's schema says. */
function own(title: string, field: keyof StoredFields, special: Partial<ProductColumn> = {}): ProductColumn {
  const schema: z.ZodType = StoredFields.shape[field];
  const kind = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (kind instanceof z.ZodBoolean) {
    const write = (product: StoredProduct) => (product[field] ? "yes" : "no");
    return { title, field, write, normalise: toYesOrNo, toFields: (text) => ({ [field]: text === "yes" }), ...special };
  }
  const read = kind instanceof z.ZodNumber ? Number : String;
  return {
    title,
    field,
    write: (product) => String(product[field] ?? ""),
    toFields: (text) => ({ [field]: text === "" && schema !== kind ? null : read(text) }),
    ...special,
  };
}

export const SKU = "SKU";
export const SLUG = "Address";

export const COLUMNS = toColumns<ProductColumn>([
  own(SKU, "sku", {
    aliases: ["Item code", "Code", "Model code"],
    keepsEmpty: true,
    normalise: (value, names) => names.keyOf(names.productWith(value) ?? 0) || value,
  }),
  own("Name", "name", { aliases: ["Product", "Product name"], keepsEmpty: true }),
  own(SLUG, "slug", { aliases: ["Slug"], keepsEmpty: true }),
  {
    title: "Brand",
    aliases: ["Make", "Maker"],
    write: ({ brand_id }, names) => names.brands.nameOf(brand_id),
    normalise: (value, names) => names.brands.known(value),
    toFields: (value) => ({ brandName: orNull(value) }),
  },
  {
    title: "Category",
    write: ({ category_id }, names) => names.categories.nameOf(category_id),
    normalise: (value, names) => names.categories.known(value),
    toFields: (value) => ({ categoryName: orNull(value) }),
  },
  {
    title: "Subcategories",
    aliases: ["Subcategory", "Sub category"],
    field: "subcategory_ids",
    write: (product, names) => joinList(names.subcategoriesOf(product)),
    normalise: (value, names) => joinList(splitList(value).map((name) => names.subcategories.known(name))),
    toFields: (value) => ({ subcategoryNames: splitList(value) }),
  },
  {
    title: "Collections",
    field: "collections",
    write: ({ collections }, names) => joinList(collections.map((id) => names.collections.nameOf(id))),
    // Products are among the deals by their prices.
    normalise: (value, names) =>
      joinList(
        splitList(value)
          .filter((name) => names.collections.slugOf(name) !== DEALS)
          .map((name) => names.collections.known(name)),
      ),
    toFields: (value) => ({ collectionNames: splitList(value) }),
  },
  own("Product type", "product_type"),
  own("Drive", "type", {
    aliases: ["Power type", "Power source"],
    normalise: (value, names) => {
      const known = value === "" ? "" : names.typeSlug(value);
      if (known === undefined) throw new BadCell(`write one of ${names.typeNames.join(", ")}`);
      return known;
    },
  }),
  own("Price", "price", { aliases: ["MRP", "Price (₹)", "Price (INR)"], normalise: toAmount }),
  own("Sale price", "sale_price", { aliases: ["Offer price"], normalise: toAmount }),
  own("Stock", "stock_quantity", { aliases: ["Quantity", "Qty"], normalise: toWhole }),
  own("Status", "status", { normalise: (value) => (value === "" ? "active" : toStatus(value)) }),
  own("Featured", "featured"),
  own("Weight (kg)", "weight", { normalise: toWeight }),
  own("Brief", "brief_description", { aliases: ["Brief description"] }),
  own("Short description", "short_description"),
  own("Description", "description"),
  {
    title: "Features",
    field: "features",
    write: ({ features }) => fromFeatures(features),
    normalise: (value) => fromFeatures(toFeatures(value)),
    toFields: (value) => ({ features: toFeatures(value) }),
  },
  {
    title: "Pictures",
    aliases: ["Picture", "Photos", "Images"],
    field: "images",
    write: ({ images }) => joinList(images.filter(isGiven).map(({ image_url }) => image_url)),
    normalise: (value) => joinList(splitList(value)),
    toFields: (value) => ({ pictures: splitList(value) }),
  },
  {
    title: "Fits",
    field: "fits",
    write: ({ fits }, names) => joinList(fits.map((id) => names.keyOf(id))),
    normalise: (value, names) => joinList(splitList(value).map((key) => names.keyOf(names.productOf(key) ?? 0) || key)),
    toFields: (value) => ({ fitKeys: splitList(value) }),
  },
]);
