/** Classifies a product by its texts: power type, product types, drawing family, spare type. */

import type { PowerType, SpareType } from "../product.ts";
import { type ProductType, productTypesOf } from "../product-type.ts";
import { DEFAULT_DEFINITIONS } from "../specifications/default-definitions.ts";
import { SpecificationReader } from "../specifications/read.ts";
import { type Clues, type KindWords, kindWordsOf } from "./clues.ts";
import { familyOf, kindOf } from "./family.ts";
import { toPowerType } from "./power-type-in.ts";
import { type Kind, namesIn, SPARE_TYPES } from "./vocabulary.ts";

export interface Classification {
  powerType: PowerType | null;
  /** The options of the product type filter that include it. */
  productTypes: readonly ProductType[];
  /** The family of its drawing; null where that is uncertain. */
  family: string | null;
  /** The type of spare; null for a machine. */
  spareType: SpareType | null;
}

const VOLTAGE = new SpecificationReader(DEFAULT_DEFINITIONS.filter(({ key }) => key === "voltage"));
/** In volts; higher voltages are mains. */
const MAINS = 100;

export function classify(clues: Clues): Classification {
  const { type, category, productType, subcategory, name, brief, description, specifications } =
    clues;
  const specified = specifications
    .map((specification) => `${specification.name} ${specification.value}`)
    .join("; ");
  const volts = voltsIn(specifications);
  const words = kindWordsOf(clues);
  const kind = kindOf(words, /\d ?cc\b/i.test(`${name.slice(0, 300)}; ${specified}`));
  const powerType = toPowerType({
    type,
    category,
    texts: [productType, subcategory, name, brief, description, specified],
    otherwise: kind && usualPowerType(kind, volts, words),
  });
  return {
    powerType,
    productTypes: productTypesOf(clues),
    family: kind && familyOf(kind, words, powerType, volts !== null),
    spareType: spareTypeOf(words),
  };
}

function voltsIn(specifications: Clues["specifications"]): number | null {
  const value = VOLTAGE.read(specifications, null)[0]?.value;
  return value && typeof value !== "string" ? (value.values[0] ?? null) : null;
}

/** The usual power type of machines whose texts do not state one. */
function usualPowerType(
  { family }: Kind,
  volts: number | null,
  words: KindWords,
): PowerType | null {
  const texts = `${words.productType} ${words.subcategory} ${words.name}`;
  const electric = volts !== null && (volts < MAINS ? "cordless" : "corded");
  const hinted = /\bengine\b/.test(texts) ? "petrol" : electric;
  return hinted && typeof family === "object" && family?.[hinted] ? hinted : null;
}

/** The product's name takes precedence over its group, as for a hose among washers. */
function spareTypeOf({ name, productType, subcategory }: KindWords): SpareType | null {
  for (const text of [name, productType, subcategory]) {
    const types = namesIn(text).flatMap(({ kind }) => kind.spareType ?? []);
    if (types.length > 0) return SPARE_TYPES.find((type) => types.includes(type)) ?? null;
  }
  return null;
}
