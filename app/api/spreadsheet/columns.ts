/** The columns of the sheet: how each is called, what stands in it for a product, and what it says of one. */
import { DEALS } from "#app/catalogue/sale.ts";
import type { ProductUpdate } from "#app/contract/product.ts";
import { ProductStatus } from "#app/contract/product-parts.ts";
import { isGiven } from "../products/image-list.ts";
import type { StoredProduct } from "../read-model/stored.ts";
import { BadCell, fromFeatures, toAmount, toFeatures, toStatus, toWeight, toWhole, toYesOrNo } from "./cells.ts";
import { type Column, toColumns } from "./column.ts";
import { isPlainList, joinList, splitList } from "./lists.ts";
import type { Planned } from "./planned-row.ts";
import type { SheetNames } from "./sheet-names.ts";

/** What a row says of a product: names where a call has ids. */
export interface SheetFields extends Omit<ProductUpdate, "images"> {
  brandName?: string | null;
  categoryName?: string | null;
  subcategoryNames?: string[];
  collectionNames?: string[];
  fitKeys?: string[];
  pictures?: string[];
}

export interface PlannedRow extends Planned<SheetFields> {
  /** Null for a new product. */
  id: number | null;
  /** Name of the category that it is in with this row; null for none. */
  category: string | null;
}

type ProductColumn = Column<StoredProduct, SheetNames, SheetFields>;

const orNull = (text: string) => text || null;

const number = (text: string) => (text === "" ? null : Number(text));

const text = (
  title: string,
  field: keyof ProductUpdate & keyof StoredProduct,
  aliases: string[] = [],
): ProductColumn => ({
  title,
  aliases,
  field,
  write: (product) => String(product[field] ?? ""),
  toFields: (value) => ({ [field]: value }),
});

export const SKU = "SKU";
export const SLUG = "Address";

export const COLUMNS = toColumns<ProductColumn>([
  {
    ...text(SKU, "sku", ["Item code", "Code", "Model code"]),
    keepsEmpty: true,
    normalise: (value, names) => names.keyOf(names.productWith(value) ?? 0) || value,
    toFields: (value) => ({ sku: orNull(value) }),
  },
  { ...text("Name", "name", ["Product", "Product name"]), keepsEmpty: true },
  { ...text(SLUG, "slug", ["Slug"]), keepsEmpty: true },
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
  {
    ...text("Product type", "product_type"),
    toFields: (value) => ({ product_type: orNull(value) }),
  },
  {
    title: "Drive",
    aliases: ["Power type", "Power source"],
    field: "type",
    write: ({ type }) => type ?? "",
    normalise: (value, names) => {
      const known = value === "" ? "" : names.typeSlug(value);
      if (known === undefined) throw new BadCell(`write one of ${names.typeNames.join(", ")}`);
      return known;
    },
    toFields: (value) => ({ type: orNull(value) }),
  },
  {
    title: "Price",
    aliases: ["MRP", "Price (₹)", "Price (INR)"],
    field: "price",
    write: ({ price }) => String(price ?? ""),
    normalise: toAmount,
    toFields: (value) => ({ price: number(value) }),
  },
  {
    title: "Sale price",
    aliases: ["Offer price"],
    field: "sale_price",
    write: ({ sale_price }) => String(sale_price ?? ""),
    normalise: toAmount,
    toFields: (value) => ({ sale_price: number(value) }),
  },
  {
    title: "Stock",
    aliases: ["Quantity", "Qty"],
    field: "stock_quantity",
    write: ({ stock_quantity }) => String(stock_quantity ?? ""),
    normalise: toWhole,
    toFields: (value) => ({ stock_quantity: number(value) }),
  },
  {
    title: "Status",
    field: "status",
    write: ({ status }) => status,
    normalise: (value) => (value === "" ? "active" : toStatus(value)),
    toFields: (value) => ({ status: ProductStatus.parse(value) }),
  },
  {
    title: "Featured",
    field: "featured",
    write: ({ featured }) => (featured ? "yes" : "no"),
    normalise: toYesOrNo,
    toFields: (value) => ({ featured: value === "yes" }),
  },
  {
    title: "Weight (kg)",
    field: "weight",
    write: ({ weight }) => String(weight ?? ""),
    normalise: toWeight,
    toFields: (value) => ({ weight: number(value) }),
  },
  text("Brief", "brief_description", ["Brief description"]),
  text("Short description", "short_description"),
  text("Description", "description"),
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
    write: ({ fits }, names) => joinList(fits.map((id) => names.keyOf(id)).filter(isPlainList)),
    normalise: (value, names) => joinList(splitList(value).map((key) => names.keyOf(names.productOf(key) ?? 0) || key)),
    toFields: (value) => ({ fitKeys: splitList(value) }),
  },
]);
