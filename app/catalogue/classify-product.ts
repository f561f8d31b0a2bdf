/** A product as lists and filters see it: classified once, so that each list only compares. */
import type { AmpHours } from "./amp-hours.ts";
import { ampHoursIn } from "./amp-hours-in.ts";
import { parseBrand } from "./brand.ts";
import { toSlug } from "./clean-text.ts";
import type { Ranges } from "./figure-ranges.ts";
import { rangesIn, sizesIn } from "./measured.ts";
import { toPowerType } from "./power-type-words.ts";
import type { PowerType, Specification } from "./product.ts";
import { type ProductType, productTypesOf } from "./product-type.ts";
import { remembered } from "./remembered.ts";

/** What classification reads of a product; every source of products can give this. */
export interface ClassifierInput {
  id: number;
  name: string;
  brand: string | null;
  /** The upstream's own word for how it is driven; null where it has none. */
  type: string | null;
  productType: string | null;
  category: string | null;
  subcategory: string | null;
  brief: string;
  description: string;
  specifications: readonly Specification[];
  /** Slugs of the category, subcategories and collections it is listed in, where known. */
  slugs: readonly string[];
  /** The subcategories it is listed in. */
  subcategories: readonly { id: number; name: string }[];
}

export interface ClassifiedProduct {
  id: number;
  name: string;
  powerType: PowerType | null;
  productTypes: readonly ProductType[];
  ampHours: readonly AmpHours[];
  subcategories: readonly { id: number; name: string }[];
  /** `key` stands in addresses; null where no maker is named. */
  brand: { key: string; label: string } | null;
  /** Where the figures lie that machines are chosen by. */
  ranges: Ranges;
  /** How large it is, as `sizesIn` writes it. */
  sizes: readonly string[];
  /** Slugs of everything it is listed under, by slug and by name. */
  places: ReadonlySet<string>;
}

/** Of names that many products share. */
const slugOf = remembered(toSlug);
const brandKeyOf = remembered(parseBrand);

/** Everything that lists compare, worked out from what the product says. */
export function classifyProduct(product: ClassifierInput): ClassifiedProduct {
  const { id, name, type, productType, category, subcategory, brief, description, subcategories } = product;
  const figures = product.specifications.map((figure) => `${figure.name} ${figure.value}`).join("; ");
  const places = [category, subcategory, ...subcategories.map((entry) => entry.name), ...product.slugs];
  return {
    id,
    name,
    powerType: toPowerType({ type, category, texts: [productType, subcategory, name, brief, description, figures] }),
    productTypes: productTypesOf({ productType, category, subcategory, name }),
    ampHours: ampHoursIn(`${name}; ${brief}; ${description}; ${figures}`),
    subcategories,
    brand: toBrand(product.brand),
    ranges: rangesIn(product.specifications),
    sizes: sizesIn(product.specifications),
    places: new Set(places.filter((place) => place !== null).map(slugOf)),
  };
}

function toBrand(brand: string | null): ClassifiedProduct["brand"] {
  const key = brandKeyOf(brand ?? "");
  return brand === null || key === "" ? null : { key, label: brand };
}
