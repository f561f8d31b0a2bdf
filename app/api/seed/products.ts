/** Makes the rows of the seeded products: each machine with its slug, price, figures, words and pictures. */
import { categorySlugOf } from "./categories.ts";
import { descriptionOf } from "./description.ts";
import drawings from "./drawings.json" with { type: "json" };
import { figuresOf } from "./figures.ts";
import { batterySystemOf, namesMachine, pitchOf } from "./fits.ts";
import { hashOf, type Machine, toSlug } from "./machine.ts";
import { priceOf } from "./prices.ts";
import { productTypeOf } from "./product-types.ts";
import { withSaidFacts } from "./said-facts.ts";
import { subcategoriesOf } from "./subcategories.ts";

/** The first three by name are those of the home page: a blower, a brushcutter and a saw at the top of their range. */
const FEATURED = new Set(["BR 800", "FS 460 C-EM", "MS 500i", "RB 600", "RM 650 V", "SR 450", "TS 500i", "WP 600"]);

/** One in this many is shown as new. */
const NEW_EVERY = 24;
/** One in this many is out of stock at the moment. */
const EMPTY_EVERY = 17;

export interface SeedImage {
  view?: string;
  image_url: string;
  alt_text: string;
  width?: number;
  height?: number;
  scale?: { length_mm: number; dimension_start_mm: number; dimension_mm: number; dimension_text: string };
}

/** Pictures by "<brand> <model>"; a machine that is not there has none. */
const DRAWINGS: Partial<Record<string, SeedImage[]>> = drawings;

export interface SeedProduct {
  machine: Machine;
  slug: string;
  sku: string;
  categorySlug: string;
  price: number;
  salePrice: number | null;
  type: string | null;
  productType: string;
  status: "active" | "new";
  stock: number;
  featured: boolean;
  weightKg: number | null;
  description: string;
  specifications: { name: string; value: string }[];
  features: { title: string; description: string }[];
  images: (Omit<SeedImage, "view"> & {
    id: number;
    is_primary: boolean;
    is_thumbnail?: boolean;
    is_detail?: boolean;
  })[];
  /** Places in the list of products, not ids. */
  fits: number[];
}

const TYPES: Record<Machine["power_type"], string | null> = {
  petrol: "petrol",
  battery: "cordless",
  corded: "corded",
  manual: null,
  none: null,
};

/** Features begin with a capital however the facts wrote them, unless the first word is a name such as "iMOW". */
function toTitle(feature: string): string {
  return /^[a-z][a-z]/.test(feature) ? feature.charAt(0).toUpperCase() + feature.slice(1) : feature;
}

/** Figures, and what makes parts fit each other, said as figures too. */
function specificationsOf(machine: Machine): { name: string; value: string }[] {
  const pitch = machine.category === "accessories" ? pitchOf(machine) : null;
  const system = batterySystemOf(machine);
  return [
    ...(pitch ? [{ name: "Chain pitch", value: pitch }] : []),
    ...figuresOf(machine),
    ...(system ? [{ name: "Battery system", value: system }] : []),
  ];
}

function toImage(
  { view, image_url, alt_text, width, height, scale }: SeedImage,
  index: number,
): SeedProduct["images"][number] {
  const size = width && height ? { width, height } : {};
  return {
    id: index + 1,
    image_url,
    alt_text,
    is_primary: index === 0,
    ...size,
    ...(scale ? { scale } : {}),
    ...(view === "thumb" ? { is_thumbnail: true } : {}),
    ...(view === "detail" ? { is_detail: true } : {}),
  };
}

function toProduct(machine: Machine, all: Machine[]): SeedProduct {
  const told = withSaidFacts(machine);
  const key = `${machine.brand} ${machine.model}`;
  const weight = machine.facts.weight_kg;
  const hash = hashOf(`stock ${key}`);
  const isAccessory = machine.category === "accessories";
  return {
    machine,
    slug: toSlug(key),
    sku: toSlug(machine.brand === "STIHL" ? machine.model : key).toUpperCase(),
    categorySlug: categorySlugOf(machine),
    ...priceOf(machine, all),
    type: TYPES[machine.power_type],
    productType: productTypeOf(machine),
    status: hashOf(`new ${key}`) % NEW_EVERY === 0 ? "new" : "active",
    stock: hash % EMPTY_EVERY === 0 ? 0 : 1 + (hash % (isAccessory ? 60 : 14)),
    featured: FEATURED.has(machine.model),
    weightKg: typeof weight === "number" ? weight : null,
    description: descriptionOf(machine),
    specifications: specificationsOf(told),
    features: told.features.map((feature) => ({ title: toTitle(feature), description: "" })),
    images: imagesOf(key),
    fits: isAccessory ? all.flatMap((other, index) => (namesMachine(machine, other) ? [index] : [])) : [],
  };
}

/** The pictures of a machine by its "<brand> <model>". */
export function imagesOf(key: string): SeedProduct["images"] {
  return withLetteredFirst(DRAWINGS[key] ?? []).map(toImage);
}

/** The drawing with its measures comes first where there is one; the same without them is its thumbnail. */
function withLetteredFirst(images: SeedImage[]): SeedImage[] {
  const lettered = images.find(({ view }) => view === "lettered");
  if (!lettered) return images;
  const rest = images.filter((image) => image !== lettered && image.view !== "whole");
  const whole = images.filter(({ view }) => view === "whole").map((image) => ({ ...image, view: "thumb" }));
  return [lettered, ...whole, ...rest];
}

/** All products of the seed, in the order of its machines. @throws when a machine has no subcategory. */
export function toSeedProducts(machines: Machine[]): SeedProduct[] {
  for (const machine of machines) {
    if (subcategoriesOf(machine).length === 0) throw new Error(`${machine.model} belongs to no subcategory`);
  }
  return machines.map((machine) => toProduct(machine, machines));
}
