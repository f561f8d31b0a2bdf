/** The normalised product that all pages use. */

import type { Quantity } from "./quantity/parse-quantity.ts";

/** Power type, as in the filters. `null` on a product: hand-operated, or not a machine. */
export type PowerType = "corded" | "cordless" | "petrol" | "diesel";

/** Spare parts that a shop sells regularly. */
export type SpareType =
  | ("saw chains" | "guide bars" | "mowing heads" | "mowing line" | "batteries" | "chargers")
  | ("filters" | "hoses" | "oils" | "washing tools");

/** A named value, for example `{ name: "Displacement", value: "45.4 cc" }`. */
export interface Specification {
  name: string;
  value: string;
  /** The key of its definition; absent where the shop defines none. */
  key?: string;
  /** Whether the shop shows it on cards. */
  isOnCard?: boolean;
  /** In the unit that the dealer gave. */
  quantity?: Quantity;
}

/** A heading with an optional text: a feature, or a section of the maker's. */
export interface Section {
  heading: string;
  content: string;
}

/** The scale of a drawing beside others; present only where a specification gives the length. */
interface DrawingScale {
  /** Length of the whole drawn machine, millimetres. */
  lengthMm: number;
  /** Start of the dimension line, millimetres from the drawing's left edge. */
  dimensionStartMm: number;
  /** Length of the dimension line, millimetres: the specification itself. */
  dimensionMm: number;
  /** Label of the dimension line, for example "45 cm". */
  dimensionText: string;
  /** The length is the family's typical one: for ordering by size, not for reading off. */
  isEstimated: boolean;
}

export interface ProductImage {
  url: string;
  alt: string;
  /** Pixels; null where the upstream gives none. */
  width: number | null;
  height: number | null;
  /** Placeholder colour while a photograph loads, "#rrggbb". */
  color?: string;
  scale: DrawingScale | null;
  /** A detail, cut at the picture's edges: shown filling its frame. */
  isDetail: boolean;
  /** A placeholder for a missing picture, shown on pages only. */
  isBlank?: boolean;
}

export interface ProductVideo {
  provider: "youtube" | "facebook" | "file";
  /** The platform's id, or the URL of a file. */
  id: string;
  /** The video's own title; empty where it has none. */
  title: string;
}

/** The fields of a product that lists and cards need. */
export interface ProductSummary {
  id: number;
  slug: string;
  name: string;
  brand: string;
  sku: string | null;
  /** One or two sentences of plain text; in a list, else the start of the description; or "". */
  brief: string;
  image: ProductImage | null;
  /** For sizes under about 150 px, where a long machine is a thin line; or the same as `image`. */
  thumbnail: ProductImage | null;
  powerType: PowerType | null;
  productType: string | null;
  categoryId: number | null;
  category: string | null;
  subcategory: string | null;
  featured: boolean;
  isNew: boolean;
  /** In the shop's currency. */
  price: number | null;
  /** In the shop's currency; null unless it is on sale. */
  salePrice: number | null;
  /** Percent; null for the shop's rate. */
  taxRate: number | null;
  /** In the upstream's order, the most important first. */
  specifications: Specification[];
}

/** Everything the product page shows. */
export interface Product extends ProductSummary {
  /** HTML or plain text, to be sanitised where it is shown; empty when there is none. */
  description: string;
  /** Null where the product keeps no stock, or is announced and not yet available. */
  stock: "in" | "out" | null;
  images: ProductImage[];
  videos: ProductVideo[];
  features: Section[];
  technicalDetails: Specification[];
  customSections: Section[];
  categorySlug: string | null;
  subcategoryId: number | null;
  weightKg: number | null;
  /** The family of its drawing, of `classification/vocabulary.ts`; null where uncertain. */
  family: string | null;
  /** The type of spare; null for a machine. */
  spareType: SpareType | null;
  /** Ids of the products that fit this machine by their specifications. */
  accessoryIds: number[];
  /** Ids of the machines that this accessory fits by their specifications. */
  fitsIds: number[];
  /** ISO time; null where the upstream gives none. */
  createdAt: string | null;
}

export interface Category {
  id: number;
  slug: string;
  name: string;
  description: string;
  /** A list across categories, which a subcategory narrows. */
  isCollection: boolean;
  productCount: number | null;
  /** Former slugs, which redirect to it. */
  formerSlugs: string[];
}

export interface Subcategory {
  id: number;
  slug: string;
  name: string;
  categoryId: number | null;
  productCount: number | null;
  formerSlugs: string[];
}
