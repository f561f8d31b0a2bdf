/** Products that every rule of `describeProduct` applies to: their results identify the rules. */
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { SpecificationReader } from "#app/catalogue/specifications/read.ts";
import type { Groups } from "../products/read-rows.ts";
import type { SearchableStored } from "../products/stored-product.ts";

const texts = { description: "", position: 0, retired: 0 };
const groups: Groups = {
  brands: new Map([[1, { id: 1, name: "Kärcher", slug: "karcher", description: "" }]]),
  types: [{ id: 1, name: "Battery", slug: "cordless" }],
  categories: new Map([
    [1, { ...texts, id: 1, name: "Chainsaws", slug: "chainsaws", kind: "category" }],
    [2, { ...texts, id: 2, name: "New", slug: "new", kind: "collection" }],
  ]),
  subcategories: new Map([
    [1, { ...texts, id: 1, name: "Top-Handle Serra", slug: "top-handle", category_id: 1 }],
  ]),
  formerSlugs: [],
};

const brake = {
  ...{ key: "brake", name: "Brake", unit: null, type: "yes_no" as const },
  ...{ aliases: [], categories: null, uses: ["filter" as const] },
};

const product: SearchableStored = {
  id: 1,
  name: "MS-201 TC-M Chain Saws",
  sku: "KAR-201",
  type: "cordless",
  product_type: "Saw Chains",
  category_id: 1,
  subcategory_id: 1,
  brand_id: 1,
  brief_description: "With a 2 Ah battery, 1 200 rpm.",
  description: "<p>Petrol or electric, 5.0 Ah &amp; more; 3/8 axes</p>",
  specifications: [
    { name: "Guide bar length", value: "35, 40 cm" },
    { name: "Chain pitch", value: "3/8" },
    { name: "Chain gauge", value: "1.3 mm" },
    { name: "Drive links", value: "50, 55" },
    { name: "Battery system", value: "AP" },
    { name: "Attachment system", value: "KombiSystem" },
    { name: "Power", value: "2 HP" },
    { name: "Max. pressure", value: "110-130 bar" },
    { name: "Hose length", value: "0,4 m" },
    { name: "Wt.", value: "~3 kg (dry)" },
    { name: "Displacement", value: "1.200 cc" },
    { name: "Motor", value: "2 x 1.5 kW" },
    { name: "Engine H.P.", value: "7½" },
    { name: "Voltage", value: "12V/24V" },
    { name: "Brake", value: "ja" },
  ],
  technical_details: [],
  features: [{ title: "Anti-vibration handles", description: "Less tiring" }],
  fits: [2],
  status: "new",
  featured: true,
  price: 2,
  sale_price: 1,
  weight: 3.7,
  links: [{ id: 1, subcategory_id: 1 }],
  collections: [2],
};

const reader = new SpecificationReader([...DEFAULT_DEFINITIONS, brake]);
const slugs = ["petrol-chainsaw-pro", "abc"];

export const SAMPLES = [product, { ...product, type: "manual" }].map(
  (each) => [groups, reader, each, slugs] as const,
);
