/** Makes the rows of the seeded products: each machine with its slug, price, figures, words and pictures. */
import { categorySlugOf } from "./categories.ts";
import { descriptionOf } from "./description.ts";
import { figuresOf } from "./figures.ts";
import { batterySystemOf, namesMachine, pitchOf } from "./fits.ts";
import { type Machine, toSlug } from "./machine.ts";
import { productTypeOf } from "./product-types.ts";
import { subcategoriesOf } from "./subcategories.ts";

/** The first three by name are those of the home page: a blower, a brushcutter and a saw at the top of their range. */
const FEATURED = new Set(["BR 800", "FS 460 C-EM", "MS 500i", "RB 600", "RM 650 V", "SR 450", "TS 500i", "WP 600"]);

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

function toProduct(machine: Machine, all: Machine[]): SeedProduct {
  const key = `${machine.brand} ${machine.model}`;
  const weight = machine.facts.weight_kg;
  const isAccessory = machine.category === "accessories";
  return {
    machine,
    slug: toSlug(key),
    sku: toSlug(machine.brand === "STIHL" ? machine.model : key).toUpperCase(),
    categorySlug: categorySlugOf(machine),
    price: machine.price,
    salePrice: machine.salePrice ?? null,
    type: TYPES[machine.power_type],
    productType: productTypeOf(machine),
    status: machine.isNew ? "new" : "active",
    stock: machine.stock,
    featured: FEATURED.has(machine.model),
    weightKg: typeof weight === "number" ? weight : null,
    description: descriptionOf(machine),
    specifications: specificationsOf(machine),
    features: machine.features.map((feature) => ({ title: toTitle(feature), description: "" })),
    fits: isAccessory ? all.flatMap((other, index) => (namesMachine(machine, other) ? [index] : [])) : [],
  };
}

/** All products of the seed, in the order of its machines. @throws when a machine has no subcategory. */
export function toSeedProducts(machines: Machine[]): SeedProduct[] {
  for (const machine of machines) {
    if (subcategoriesOf(machine).length === 0) throw new Error(`${machine.model} belongs to no subcategory`);
  }
  return machines.map((machine) => toProduct(machine, machines));
}
