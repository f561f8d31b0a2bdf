/**
 * Derives a product's power type from its texts. Separate from the power types, which browsers
 * load: lookbehind expressions fail before Safari 16.4.
 */
import { parsePowerType } from "../power-type.ts";
import type { PowerType } from "../product.ts";

/** The words for each power type, as whole words: no "gas" in "gasket", but "cc" in "52cc". */
export const POWER_WORDS: Record<PowerType, RegExp> = {
  cordless: /(?<![\p{L}\d.])(?:cordless|battery|(?:20|18|12)\s?v|lithium)(?![\p{L}\d])/iu,
  corded: /(?<![\p{L}\d])(?:corded|electric|plug-in|cable)(?![\p{L}\d])/iu,
  diesel: /(?<![\p{L}\d])diesel(?![\p{L}\d])/iu,
  petrol:
    /(?<![\p{L}\d])(?:petrol|gas|gasoline|[24][-\s]stroke)(?![\p{L}\d])|(?<!\p{L})cc(?![\p{L}\d])/iu,
};

/** Words that contain a keyword but name a part of the machine. */
const PARTS = /(?<!\p{L})electric[-\s](?:start|starter|starting|ignition)(?!\p{L})/giu;

/** The first power type that a text names; "cordless electric" is cordless. */
export function powerTypeIn(text: string): PowerType | null {
  const plain = text.replace(PARTS, " ");
  const first = (type: PowerType) => plain.search(POWER_WORDS[type]);
  const cordless = first("cordless");
  const electric = cordless >= 0 ? cordless : first("corded");
  const [diesel, petrol] = [first("diesel"), first("petrol")];
  const isDiesel = diesel >= 0 && (petrol < 0 || diesel < petrol);
  const fuel = isDiesel ? diesel : petrol;
  if (fuel >= 0 && (electric < 0 || fuel < electric)) return isDiesel ? "diesel" : "petrol";
  if (electric < 0) return null;
  return cordless >= 0 ? "cordless" : "corded";
}

/** Kinds that name a power type without having one: a saw's chain, a tool's battery. */
const UNPOWERED =
  /(?<!\p{L})(?:manual|hand(?!-? ?held)|none|accessor(?:y|ies)|batteries|chargers?|spares?|parts)(?!\p{L})/iu;

interface PowerTypeClues {
  /** The upstream's own field; overrides all texts. */
  type: string | null;
  category: string | null;
  /** Other texts, the most reliable first: product type, subcategory, name, descriptions. */
  texts: readonly (string | null)[];
  /** The power type where neither the field nor a text names one. */
  otherwise?: PowerType | null;
}

/** A product's power type; null for a hand tool and for anything that is not a machine. */
export function toPowerType({
  type,
  category,
  texts,
  otherwise = null,
}: PowerTypeClues): PowerType | null {
  const named = parsePowerType(type) ?? powerTypeIn(type ?? "");
  if (named !== null) return named;
  if (UNPOWERED.test(type ?? "") || UNPOWERED.test(category ?? "")) return null;
  for (const text of texts) {
    const found = text === null ? null : powerTypeIn(text);
    if (found !== null) return found;
  }
  return type === null ? otherwise : null;
}
