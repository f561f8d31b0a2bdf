/** What a product is once it has passed the upstream boundary: one normalised shape for every page. */

/** How a machine is driven, as the filters name it. `null` on a product: driven by hand, or not a machine. */
export type PowerType = "corded" | "cordless" | "petrol" | "diesel";

/** A named figure, for example `{ name: "Displacement", value: "45.4 cc" }`. */
export interface Specification {
  name: string;
  value: string;
}

/** A heading with an optional text: a feature or a section of the maker's own. */
export interface Section {
  heading: string;
  content: string;
}

/** How a drawing may be set beside others at one scale; present only where a fact gives the length. */
export interface DrawingScale {
  /** Length of the whole drawn machine, millimetres. */
  lengthMm: number;
  /** Where the dimension line starts, millimetres from the drawing's left edge. */
  dimensionStartMm: number;
  /** Length of the dimension line, millimetres: the fact itself. */
  dimensionMm: number;
  /** Lettering of the dimension line, for example "45 cm". */
  dimensionText: string;
  /** No fact gives the length: the drawing's family does, and nothing but its place among others may be read off it. */
  isEstimated: boolean;
}

export interface ProductImage {
  url: string;
  alt: string;
  /** Pixel size where the upstream tells it. */
  width: number | null;
  height: number | null;
  /** Fills the place of a photograph while it loads, "#rrggbb". */
  color?: string;
  scale: DrawingScale | null;
  /** A part of the machine, cut at the picture's edges: it fills its frame, because within it it would end in mid-air. */
  isDetail: boolean;
  /** Only says that there is no picture yet: it stands on pages, and for the product nowhere else. */
  isBlank?: boolean;
}

export interface ProductVideo {
  provider: "youtube" | "facebook" | "file";
  /** The platform's id, or the address of a file. */
  id: string;
  /** The product's own; empty where it gives none. */
  title: string;
}

/** What lists and cards need to know of a product. */
export interface ProductSummary {
  id: number;
  slug: string;
  name: string;
  brand: string;
  sku: string | null;
  /** One or two sentences, plain text; in a list the beginning of the description where there is no brief. May be empty. */
  brief: string;
  image: ProductImage | null;
  /** For places under about 150 px, where a long machine drawn whole is a thin line; else the same as `image`. */
  thumbnail: ProductImage | null;
  powerType: PowerType | null;
  productType: string | null;
  categoryId: number | null;
  category: string | null;
  subcategory: string | null;
  featured: boolean;
  onSale: boolean;
  isNew: boolean;
  /** Named figures in the upstream's order, the most telling first. */
  specifications: Specification[];
}

/** Everything the product page shows. */
export interface Product extends ProductSummary {
  /** HTML or plain text as the upstream has it, to be cleaned where it is shown; empty when there is none. */
  description: string;
  /** In the shop's currency. */
  price: number | null;
  /** The same; null unless it is on sale. */
  salePrice: number | null;
  /** Null where nothing is to be said: the product keeps no stock, or is announced before it is there. */
  stock: "in" | "out" | null;
  images: ProductImage[];
  videos: ProductVideo[];
  features: Section[];
  technicalDetails: Specification[];
  customSections: Section[];
  categorySlug: string | null;
  subcategoryId: number | null;
  weightKg: number | null;
  /** Ids of the products that fit this machine, where figures say so. */
  accessoryIds: number[];
  /** Ids of the machines this accessory fits, where figures say so. */
  fitsIds: number[];
  /** ISO time; null where the upstream gives none. */
  createdAt: string | null;
}

export interface Category {
  id: number;
  slug: string;
  name: string;
  description: string;
  productCount: number | null;
  /** Slugs that it had before, and that lead to it still. */
  formerSlugs: string[];
}

export interface Subcategory {
  id: number;
  slug: string;
  name: string;
  categoryId: number | null;
  formerSlugs: string[];
}
