/** The product spreadsheet's columns: their titles, and how each is written and read. */
import { z } from "zod";
import { DEALS } from "#app/catalogue/sale.ts";
import { type ProductUpdate, STORED_FIELDS, type StoredField } from "#app/contract/product.ts";
import type { MOST } from "#app/contract/product-parts-writing.ts";
import { formatFeatures, joinList, parseFeatures, splitList } from "#app/contract/text-lists.ts";
import { isPhotograph } from "../products/image-list.ts";
import type { StoredProduct } from "../products/stored-product.ts";
import { CellError, toAmount, toStatus, toTaxRate, toWeight, toWhole, toYesOrNo } from "./cells.ts";
import type { SpreadsheetNames } from "./spreadsheet-names.ts";

export interface Column {
  title: string;
  /** Other titles that are accepted. */
  aliases?: string[];
  /** The field of the API call; validation errors of that field are reported at this column. */
  field?: string;
  /** An empty cell changes nothing. */
  keepsEmpty?: boolean;
  /** What its cells list. */
  list?: keyof typeof MOST;
  /** Its cells may have several lines; those of other columns are joined by spaces. */
  hasLines?: boolean;
  /** Its cells are numbers in XLSX. */
  isNumber?: boolean;
  write(product: StoredProduct, names: SpreadsheetNames): string;
  /** Normalises a cell's text to what `write` returns. Default: unchanged. @throws CellError */
  normalise?(text: string, names: SpreadsheetNames): string;
  /** The fields of the API call; names without an id are left out. */
  toFields(text: string, names: SpreadsheetNames): ProductUpdate;
}

/** A column for one stored field, written and read by the type of its schema. */
function fieldColumn(title: string, field: StoredField, special: Partial<Column> = {}): Column {
  const schema: z.ZodType = STORED_FIELDS[field];
  const kind = schema instanceof z.ZodNullable ? schema.unwrap() : schema;
  const isFlag = kind instanceof z.ZodBoolean;
  const isNumber = kind instanceof z.ZodNumber;
  const read = (text: string) => {
    if (isFlag) return text === "yes";
    if (text === "" && schema !== kind) return null;
    return isNumber ? Number(text) : text;
  };
  return {
    title,
    field,
    isNumber,
    ...(isFlag && { normalise: toYesOrNo }),
    write: ({ [field]: value }) => (isFlag ? (value ? "yes" : "no") : String(value ?? "")),
    toFields: (text) => ({ [field]: read(text) }),
    ...special,
  };
}

/** A column of one name. */
function nameColumn(title: string, kind: "brand" | "category", aliases: string[] = []): Column {
  const lookup = kind === "brand" ? "brands" : "categories";
  return {
    title,
    aliases,
    write: (product, names) => names[lookup].nameOf(product[`${kind}_id`]),
    normalise: (value, names) => names[lookup].canonicalName(value),
    toFields: (value, names) => ({ [`${kind}_id`]: names[lookup].idOf(value) ?? null }),
  };
}

interface ListColumn {
  aliases?: string[];
  write(product: StoredProduct, names: SpreadsheetNames): string[];
  normalise?(entry: string, names: SpreadsheetNames): string;
  toFields?(entries: string[], names: SpreadsheetNames): ProductUpdate;
}

/** A column of several names, SKUs or files. */
function listColumn(
  title: string,
  list: keyof typeof MOST,
  { aliases = [], write, normalise = (entry) => entry, toFields = () => ({}) }: ListColumn,
): Column {
  return {
    title,
    aliases,
    list,
    hasLines: true,
    write: (product, names) => joinList(write(product, names)),
    normalise: (value, names) => joinList(splitList(value).map((entry) => normalise(entry, names))),
    toFields: (value, names) => toFields(splitList(value), names),
  };
}

export const SKU = "SKU";
export const PRICE = "Price";
export const SLUG = "URL slug";

const LIST: readonly Column[] = [
  fieldColumn(SKU, "sku", {
    aliases: [
      ...["Item code", "Item number", "Item no.", "Article number", "Art. no.", "Part number"],
      ...[
        "Code",
        "Model code",
        "Model no.",
        "Varenr",
        "Varenummer",
        "Artikelnummer",
        "Art.-Nr.",
        "Référence",
      ],
    ],
    keepsEmpty: true,
    normalise: (value, names) => names.keyOf(names.findBySku(value) ?? 0) || value,
  }),
  fieldColumn("Name", "name", {
    aliases: ["Product", "Product name", "Item name", "Varenavn"],
    keepsEmpty: true,
  }),
  fieldColumn(SLUG, "slug", { aliases: ["Slug"], keepsEmpty: true }),
  nameColumn("Brand", "brand", ["Make", "Maker", "Manufacturer", "Merke", "Marke"]),
  nameColumn("Category", "category"),
  listColumn("Subcategories", "subcategories", {
    aliases: ["Subcategory", "Sub category"],
    write: (product, names) => names.subcategoriesOf(product),
    normalise: (name, names) => names.subcategories.canonicalName(name),
    toFields(entries, { subcategories }) {
      const ids = entries.flatMap((name) => subcategories.idOf(name) ?? []);
      return { subcategory_id: ids[0] ?? null, subcategory_ids: ids };
    },
  }),
  listColumn("Collections", "collections", {
    write: ({ collections }, names) => collections.map(names.collections.nameOf),
    // Which products are deals follows from prices.
    normalise: (name, { collections }) =>
      collections.find(name)?.slug === DEALS ? "" : collections.canonicalName(name),
    toFields: (entries, names) => ({
      collection_ids: entries.flatMap((name) => names.collections.idOf(name) ?? []),
    }),
  }),
  fieldColumn("Product type", "product_type"),
  fieldColumn("Power type", "type", {
    aliases: ["Power source"],
    normalise: (value, names) => {
      const known = value === "" ? "" : names.typeSlug(value);
      if (known === undefined) throw new CellError(`must be one of ${names.typeNames.join(", ")}`);
      return known;
    },
  }),
  fieldColumn(PRICE, "price", {
    aliases: [
      ...["Regular price", "List price", "Selling price", "Retail price", "MRP", "MRP price"],
      ...["Price MRP", "MOP", "MOP price", "Price MOP"],
      ...["RRP", "Pris", "Veil. pris", "Preis", "Prix", "Precio", "Preço", "Prezzo", "Prijs"],
    ],
    normalise: toAmount,
  }),
  fieldColumn("Sale price", "sale_price", { normalise: toAmount }),
  fieldColumn("Tax rate (%)", "tax_rate", {
    aliases: ["Tax rate", "GST rate", "GST (%)", "VAT rate"],
    normalise: toTaxRate,
  }),
  fieldColumn("Stock", "stock_quantity", { aliases: ["Quantity", "Qty"], normalise: toWhole }),
  fieldColumn("Status", "status", { normalise: toStatus }),
  fieldColumn("Featured", "featured"),
  fieldColumn("Weight (kg)", "weight", {
    aliases: ["Vekt (kg)", "Vikt (kg)", "Gewicht (kg)"],
    normalise: toWeight,
  }),
  fieldColumn("Brief", "brief_description", { aliases: ["Brief description"], hasLines: true }),
  fieldColumn("Short description", "short_description", { hasLines: true }),
  fieldColumn("Description", "description", { hasLines: true }),
  fieldColumn("Features", "features", {
    hasLines: true,
    write: ({ features }) => formatFeatures(features),
    normalise: (value) => formatFeatures(parseFeatures(value)),
    toFields: (value) => ({ features: parseFeatures(value) }),
  }),
  {
    ...listColumn("Pictures", "pictures", {
      aliases: ["Picture", "Photos", "Images"],
      write: ({ images }) => images.filter(isPhotograph).map(({ image_url }) => image_url),
    }),
    // Other programs separate URLs with commas.
    normalise: (value) => joinList(splitList(value.replace(/,\s*(?=https?:\/\/)/g, ";"))),
  },
  listColumn("Fits", "fits", {
    write: ({ fits }, names) => fits.map(names.listKeyOf),
    normalise: (key, names) => names.listKeyOf(names.findByKey(key) ?? 0) || key,
    toFields: (keys, names) => ({ fits: keys.flatMap((key) => names.findByKey(key) ?? []) }),
  }),
];

const toKey = (title: string) => title.trim().toLowerCase().replaceAll(".", "");

const byTitle = new Map(
  LIST.flatMap((column) =>
    [column.title, ...(column.aliases ?? [])].map((title) => [toKey(title), column]),
  ),
);

export const COLUMNS = {
  list: LIST,
  titles: LIST.map(({ title }) => title),
  /** Titles of columns of numbers. */
  numbers: new Set(LIST.flatMap(({ title, isNumber }) => (isNumber ? title : []))),
  /** The column with the title or alias, in any case and without points: "M.R.P." */
  find: (title: string) => byTitle.get(toKey(title)),
  /** The title of the column that fills a field. */
  titleOf: (field: string) => LIST.find((column) => column.field === field)?.title,
};
