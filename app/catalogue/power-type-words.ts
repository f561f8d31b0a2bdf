/**
 * How a product's words tell its power type. Apart from the types themselves, which browsers load: the expressions look
 * behind, which phones before Safari 16.4 cannot.
 */
import { parsePowerType } from "./power-type.ts";
import type { PowerType } from "./product.ts";

/** The words that tell how a machine is driven, looked for as whole words: no "gas" in "gasket", but "52cc" has its "cc". */
const KEYWORDS: Record<PowerType, RegExp> = {
  cordless: /(?<![\p{L}\d.])(?:cordless|battery|(?:20|18|12)\s?v|lithium)(?![\p{L}\d])/giu,
  corded: /(?<![\p{L}\d])(?:corded|electric|plug-in|cable)(?![\p{L}\d])/giu,
  diesel: /(?<![\p{L}\d])diesel(?![\p{L}\d])/giu,
  petrol: /(?<![\p{L}\d])(?:petrol|gas|gasoline|[24][-\s]stroke)(?![\p{L}\d])|(?<!\p{L})cc(?![\p{L}\d])/giu,
};

/** Words that hold a keyword but speak of a part, not of the drive. */
const PARTS = /(?<!\p{L})electric[-\s](?:start|starter|starting|ignition)(?!\p{L})/giu;

/** The power type one text speaks of: the first named; a machine called cordless and electric is cordless. */
export function powerTypeIn(text: string): PowerType | null {
  const plain = text.replace(PARTS, " ");
  const first = (type: PowerType) => plain.search(new RegExp(KEYWORDS[type].source, "iu"));
  const cordless = first("cordless");
  const electric = cordless >= 0 ? cordless : first("corded");
  const [diesel, petrol] = [first("diesel"), first("petrol")];
  const isDiesel = diesel >= 0 && (petrol < 0 || diesel < petrol);
  const fuel = isDiesel ? diesel : petrol;
  if (fuel >= 0 && (electric < 0 || fuel < electric)) return isDiesel ? "diesel" : "petrol";
  if (electric < 0) return null;
  return cordless >= 0 ? "cordless" : "corded";
}

/** Kinds of things that name a drive without having one: a saw's chain, a tool's battery. */
const UNPOWERED = /(?<!\p{L})(?:manual|hand|none|accessor(?:y|ies)|batteries|chargers?|spares?|parts)(?!\p{L})/iu;

export interface PowerTypeClues {
  /** What the upstream says outright; wins over every text. */
  type: string | null;
  category: string | null;
  /** Other texts, the most trustworthy first: product type, subcategory, name, descriptions. */
  texts: readonly (string | null)[];
}

/** A product's power type; null for what is driven by hand or not a machine. */
export function toPowerType({ type, category, texts }: PowerTypeClues): PowerType | null {
  const named = parsePowerType(type) ?? powerTypeIn(type ?? "");
  if (named !== null) return named;
  if (UNPOWERED.test(type ?? "") || UNPOWERED.test(category ?? "")) return null;
  for (const text of texts) {
    const found = text === null ? null : powerTypeIn(text);
    if (found !== null) return found;
  }
  return null;
}
