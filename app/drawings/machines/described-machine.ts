/** A product as drawings require it: family, power type and dimensions. */
import { groupOf } from "#app/catalogue/classification/vocabulary.ts";
import { toModel } from "#app/catalogue/model.ts";
import type { PowerType, Product } from "#app/catalogue/product.ts";
import { readFacts } from "./facts.ts";
import { recalledOf } from "./recalled.ts";

type Described =
  | ("name" | "brand" | "family" | "powerType" | "weightKg")
  | ("specifications" | "technicalDetails" | "features");

/** The fields of a product that drawings read. */
export type DescribedProduct = Pick<Product, Described>;

export interface DescribedMachine {
  model: string;
  brand: string;
  /** Group of its family, a key in `pictures-of.ts`. */
  group: string;
  /** Such as "petrol chainsaws"; `catalogue/classification/vocabulary.ts` lists them. */
  family: string;
  power_type: "petrol" | "battery" | "corded" | "none";
  features: string[];
  /** Numbers by key; each key ends with its unit. Only facts may be labels. */
  facts: Facts;
}

type Facts = Record<string, number>;

/** Up to this displacement a pump is hand-carried, even if its ports are unknown. */
const CARRIED_CC = 50;
/** A battery that is carried on the back. */
const CARRIED_PACK = /carrying system|backpack|harness/;

/** Facts that a family's drawing requires. */
const NEEDS: Record<
  string,
  (facts: Partial<Facts>, hasFeature: (words: RegExp) => boolean) => boolean
> = {
  "petrol tillers": ({ weight_kg = 0, power_hp = 0 }) => weight_kg <= 160 && power_hp <= 10,
  "petrol water pumps": ({ connection_inch = 0, displacement_cc = Number.POSITIVE_INFINITY }) =>
    connection_inch >= 1 || displacement_cc <= CARRIED_CC,
  "trash pumps": ({ connection_inch = 0 }) => connection_inch >= 1,
  "petrol engines": ({ displacement_cc = 0 }) => displacement_cc >= 60 && displacement_cc <= 500,
  "four-stroke engines": ({ displacement_cc = 100 }) => displacement_cc <= 500,
  "portable air compressors": ({ volume_l = 0 }) => volume_l >= 6 && volume_l <= 100,
  batteries: ({ voltage_v = 0, battery_capacity_ah = 0 }, hasFeature) =>
    (voltage_v <= 60 && battery_capacity_ah <= 15) || hasFeature(CARRIED_PACK),
  hammers: ({ power_w, voltage_v }) => power_w === undefined && voltage_v === undefined,
  "combo kits": (_, hasFeature) =>
    hasFeature(/\b(?:combi|hammer)? ?drill\b/) && hasFeature(/impact driver/),
};

const POWERS: Partial<Record<PowerType, DescribedMachine["power_type"]>> = {
  petrol: "petrol",
  cordless: "battery",
  corded: "corded",
};

const WATTS_PER_HP = 745.7;

/**
 * Identifies the machine of a product.
 * @returns null if it cannot be identified
 */
export function toMachine(product: DescribedProduct): DescribedMachine | null {
  const { family, powerType } = product;
  const brand = withoutInherited(product.brand);
  const group = family === null ? undefined : groupOf(family);
  if (family === null || group === undefined) return null;
  const [model, facts] = [withoutInherited(toModel(product)), factsOf(product)];
  const features = product.features.map(({ heading }) => heading.slice(0, 200));
  const hasFeature = (words: RegExp) =>
    features.some((feature) => words.test(feature.toLowerCase()));
  if (NEEDS[family]?.({ ...recalledOf({ brand, model }), ...facts }, hasFeature) === false)
    return null;
  return {
    model,
    brand,
    group,
    family,
    power_type: (powerType && POWERS[powerType]) ?? "none",
    features,
    facts,
  };
}

/** Without words that name what every object inherits: tables by model or brand would have them. */
function withoutInherited(text: string): string {
  const isInherited = (word: string) => [word, word.toLowerCase()].some((name) => name in {});
  return text
    .split(" ")
    .filter((word) => !isInherited(word))
    .join(" ");
}

/** Facts from the specifications and from the name, as in "Chainsaw 58 cc". */
function factsOf({ name, weightKg, specifications, technicalDetails }: DescribedProduct): Facts {
  const cc = /\b(\d{2,3}(?:\.\d)?) ?cc\b/i.exec(name.slice(0, 300))?.[1];
  const facts = {
    ...(cc ? { displacement_cc: Number(cc) } : {}),
    ...(weightKg && weightKg < 400 ? { weight_kg: weightKg } : {}),
    ...readFacts([...specifications, ...technicalDetails]),
  } as Facts;
  if (facts.power_w !== undefined)
    facts.power_hp ??= Math.round((facts.power_w / WATTS_PER_HP) * 100) / 100;
  return facts;
}
