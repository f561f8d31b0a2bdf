/** The product spreadsheet's columns: their titles, and how each is written and read. */
import { z } from "zod";
import { DEALS } from "#app/catalogue/sale.ts";
import { type ProductUpdate, STORED_FIELDS, type StoredField } from "#app/contract/product.ts";
import { formatFeatures, joinList, parseFeatures, splitList } from "#app/contract/text-lists.ts";
import { isPhotograph } from "../products/image-list.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { CellError, toAmount, toStatus, toTaxRate, toWeight, toWhole, toYesOrNo } from "./cells.ts";
import { type Column, toColumns } from "./column.ts";
import type { PlannedChanges } from "./planned-row.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";

interface NamedInRow {
  brand?: string | null;
  category?: string | null;
  subcategories?: string[];
  collections?: string[];
  /** SKUs or slugs of machines. */
  fits?: string[];
  /** File names or URLs. */
  pictures?: string[];
}

export interface PlannedRow extends PlannedChanges<ProductUpdate, NamedInRow> {
  /** Null for a new product. */
  id: number | null;
  /** Name of the product's category once the row is written; null for none. */
  category: string | null;
}

type ProductColumn = Column<StoredProduct, SpreadsheetNames, ProductUpdate, NamedInRow>;

const orNull = (text: string) => text || null;

/** A column for one stored field, written and read by the type of its schema. */
function fieldColumn(
  title: string,
  field: StoredField,
  special: Partial<ProductColumn> = {},
): ProductColumn {
  const schema: z.ZodType = STORED_FIELDS[field];
  const kind = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  if (kind instanceof z.ZodBoolean) {
    const write = (product: StoredProduct) => (product[field] ? "yes" : "no");
    return {
      title,
      field,
      write,
      normalise: toYesOrNo,
      toPlan: (text) => ({ fields: { [field]: text === "yes" } }),
      ...special,
    };
  }
  const read = kind instanceof z.ZodNumber ? Number : String;
  return {
    title,
    field,
    isNumber: kind instanceof z.ZodNumber,
    write: (product) => String(product[field] ?? ""),
    toPlan: (text) => ({ fields: { [field]: text === "" && schema !== kind ? null : read(text) } }),
    ...special,
  };
}

export const SKU = "SKU";
export const PRICE = "Price";
export const SLUG = "URL slug";

export const COLUMNS = toColumns<ProductColumn>([
  fieldColumn(SKU, "sku", {
    aliases: ["Item code", "Code", "Model code"],
    keepsEmpty: true,
    normalise: (value, names) => names.keyOf(names.findBySku(value) ?? 0) || value,
  }),
  fieldColumn("Name", "name", { aliases: ["Product", "Product name"], keepsEmpty: true }),
  fieldColumn(SLUG, "slug", { aliases: ["Slug"], keepsEmpty: true }),
  {
    title: "Brand",
    aliases: ["Make", "Maker"],
    write: ({ brand_id }, names) => names.brands.nameOf(brand_id),
    normalise: (value, names) => names.brands.canonicalName(value),
    toPlan: (value) => ({ named: { brand: orNull(value) } }),
  },
  {
    title: "Category",
    write: ({ category_id }, names) => names.categories.nameOf(category_id),
    normalise: (value, names) => names.categories.canonicalName(value),
    toPlan: (value) => ({ named: { category: orNull(value) } }),
  },
  {
    title: "Subcategories",
    aliases: ["Subcategory", "Sub category"],
    field: "subcategory_ids",
    hasLines: true,
    write: (product, names) => joinList(names.subcategoriesOf(product)),
    normalise: (value, names) =>
      joinList(splitList(value).map((name) => names.subcategories.canonicalName(name))),
    toPlan: (value) => ({ named: { subcategories: splitList(value) } }),
  },
  {
    title: "Collections",
    field: "collections",
    hasLines: true,
    write: ({ collections }, names) =>
      joinList(collections.map((id) => names.collections.nameOf(id))),
    // Which products are deals follows from prices.
    normalise: (value, names) =>
      joinList(
        splitList(value)
          .filter((name) => names.collections.slugOf(name) !== DEALS)
          .map((name) => names.collections.canonicalName(name)),
      ),
    toPlan: (value) => ({ named: { collections: splitList(value) } }),
  },
  fieldColumn("Product type", "product_type"),
  fieldColumn("Power type", "type", {
    aliases: ["Power source"],
    normalise: (value, names) => {
      const known = value === "" ? "" : names.typeSlug(value);
      if (known === undefined) throw new CellError(`must be one of ${names.typeNames.join(", ")}`);
      return known;
    },
  }),
  fieldColumn(PRICE, "price", { normalise: toAmount }),
  fieldColumn("Sale price", "sale_price", { normalise: toAmount }),
  fieldColumn("Tax rate (%)", "tax_rate", {
    aliases: ["Tax rate", "GST rate", "GST (%)", "VAT rate"],
    normalise: toTaxRate,
  }),
  fieldColumn("Stock", "stock_quantity", { aliases: ["Quantity", "Qty"], normalise: toWhole }),
  fieldColumn("Status", "status", {
    normalise: (value) => (value === "" ? "active" : toStatus(value)),
  }),
  fieldColumn("Featured", "featured"),
  fieldColumn("Weight (kg)", "weight", { normalise: toWeight }),
  fieldColumn("Brief", "brief_description", { aliases: ["Brief description"], hasLines: true }),
  fieldColumn("Short description", "short_description", { hasLines: true }),
  fieldColumn("Description", "description", { hasLines: true }),
  {
    title: "Features",
    field: "features",
    hasLines: true,
    write: ({ features }) => formatFeatures(features),
    normalise: (value) => formatFeatures(parseFeatures(value)),
    toPlan: (value) => ({ fields: { features: parseFeatures(value) } }),
  },
  {
    title: "Pictures",
    aliases: ["Picture", "Photos", "Images"],
    field: "images",
    hasLines: true,
    write: ({ images }) => joinList(images.filter(isPhotograph).map(({ image_url }) => image_url)),
    // Other programs separate URLs with commas.
    normalise: (value) => joinList(splitList(value.replace(/,\s*(?=https?:\/\/)/g, ";"))),
    toPlan: (value) => ({ named: { pictures: splitList(value) } }),
  },
  {
    title: "Fits",
    field: "fits",
    hasLines: true,
    write: ({ fits }, names) => joinList(fits.map(names.listKeyOf)),
    normalise: (value, names) =>
      joinList(splitList(value).map((key) => names.listKeyOf(names.findByKey(key) ?? 0) || key)),
    toPlan: (value) => ({ named: { fits: splitList(value) } }),
  },
]);
