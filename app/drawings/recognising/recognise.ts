/** Tells which machine a product is, from the words of whoever entered it, where they leave no doubt. */
import type { DescribedMachine } from "../machines/described-machine.ts";
import { recalledOf } from "../machines/recalled.ts";
import { type NamedValue, readFacts } from "./figures.ts";
import { KINDS, type Kind, type Power } from "./kinds.ts";

/** What is known of a product, in anybody's words. */
export interface DescribedProduct {
  name: string;
  brand: string | null;
  category: string | null;
  subcategory: string | null;
  productType: string | null;
  /** What drives it, as its type says: "petrol", "cordless", "corded", in any words. */
  type: string | null;
  weightKg: number | null;
  specifications: readonly NamedValue[];
  technicalDetails: readonly NamedValue[];
  features: readonly { title: string }[];
}

/** Words that say how a machine is, and not what it is. */
const MODIFIERS = new Set(
  "petrol gasoline battery cordless rechargeable lithium electric corded powered power operated driven professional pro garden farm farming agricultural home homeowner light heavy medium duty mini small large portable compact handheld hand held manual machine tool equipment series range new two four 2 4 stroke cold water high and with rear handle outdoor industrial commercial straight shaft side pack".split(
    " ",
  ),
);

/** Words that turn a machine's name into that of a part of it, or of something to go with it. */
const PARTS =
  /\b(?:accessor(?:y|ie)|spare|part|chain|bar|blade|bag|belt|harness|cover|case|carburett?or|filter|spark|plug|starter|rope|clutch|gear|piston|cylinder|kit|nozzle|hose|gun|lance|head|line|oil|lubricant|grease|file|sharpener|sprocket|attachment|trolley|stand|wheel|tine|cap|pulley|ring|gasket|bearing|switch|helmet|glove|boot|chap|manual|combo|service)\b/;

/** Small letters, single spaces, no plural, nothing after "with" or "for": what comes there goes with the machine. */
function normal(text: string | null): string {
  return ` ${text ?? ""} `
    .slice(0, 300)
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&"]+/gu, " ")
    .replace(/ (?:with|for|incl|including|w) .*$/, " ")
    .replace(/\b(\p{L}{3,})ies\b/gu, "$1y")
    .replace(/\b(\p{L}{2,}(?:sh|ch|x))es\b/gu, "$1")
    .replace(/\b(\p{L}{2,}[^s\P{L}])s\b/gu, "$1")
    .trim();
}

const NAMED: { kind: Kind; name: string }[] = KINDS.flatMap((kind) =>
  kind.names.split("|").map((name) => ({ kind, name: normal(name) })),
).sort((one, other) => other.name.length - one.name.length);

interface Found {
  kind: Kind;
  /** The other words beside the kind's name. */
  rest: string;
}

function find(text: string): Found | null {
  const padded = ` ${text} `;
  const named = NAMED.find(({ name }) => padded.includes(` ${name} `));
  return named ? { kind: named.kind, rest: padded.replace(` ${named.name} `, " ").trim() } : null;
}

/** A product type or a category: nothing but the machine's name and how it is. */
function fromPhrase(text: string): Kind | null {
  const found = find(text);
  return found?.rest.split(" ").every((word) => word === "" || MODIFIERS.has(word)) ? found.kind : null;
}

/** @returns null when the words leave a doubt, and whenever they name a part of a machine rather than the machine. */
function kindOf({ name, category, subcategory, productType }: DescribedProduct, isEngined: boolean): Kind | null {
  const called = normal(name);
  const place = fromPhrase(normal(subcategory));
  const type = moreExact(fromPhrase(normal(productType)), place);
  const said = find(called);
  const isPart = PARTS.test(said ? said.rest : called) && !isEngined;
  if (type) return isPart && type.category !== "accessories" && !said ? null : agreed(type, said?.kind ?? null);
  const isNamedPart = said?.kind.category === "accessories";
  if (isPart || (!isNamedPart && PARTS.test(find(normal(productType))?.rest ?? normal(productType)))) return null;
  const wide = place ?? fromPhrase(normal(category));
  return said ? agreed(said.kind, wide) : wide;
}

/** Of two kinds in one category the one whose name holds the other's: "Backpack Brushcutter" beside "Brushcutter". */
function moreExact(type: Kind | null, place: Kind | null): Kind | null {
  if (!type || place?.category !== type.category) return type;
  const names = type.names.split("|");
  return place.names.split("|").some((exact) => names.some((name) => exact !== name && exact.includes(name)))
    ? place
    : type;
}

/** The more exact of two kinds where both belong to one category; where they contradict each other, none is certain. */
function agreed(exact: Kind, other: Kind | null): Kind | null {
  return other === null || other.category === exact.category || exact.category === "accessories" ? exact : null;
}

function powerOf(product: DescribedProduct, facts: Readonly<Record<string, number>>): Power | "other" | null {
  const type = normal(product.type);
  const words = [type, normal(product.productType), normal(product.subcategory), normal(product.name)].join(" ");
  for (const text of [type, words]) {
    if (/diesel|kerosene|solar|pneumatic|tractor/.test(text)) return "other";
    if (/\b(?:petrol|gasoline|engine|2 stroke|4 stroke|2t|4t)\b/.test(text)) return "petrol";
    if (/\b(?:cordless|battery|rechargeable|lithium|akku)\b/.test(text)) return "battery";
    if (/\b(?:corded|electric|mains)\b/.test(text)) return "corded";
    if (/\b(?:manual|hand operated)\b/.test(text)) return "manual";
  }
  if (facts.displacement_cc || facts.fuel_tank_l) return "petrol";
  if (facts.battery_capacity_ah || (facts.voltage_v && facts.voltage_v < 100)) return "battery";
  return facts.voltage_v ? "corded" : null;
}

/** "Chainsaw 58 cc" and the like: the one figure that names are made of. */
function factsOf(product: DescribedProduct): Record<string, number> {
  const facts = readFacts([...product.specifications, ...product.technicalDetails]);
  const cc = /\b(\d{2,3}(?:\.\d)?) ?cc\b/i.exec(product.name.slice(0, 300))?.[1];
  return {
    ...(cc ? { displacement_cc: Number(cc) } : {}),
    ...(product.weightKg && product.weightKg < 400 ? { weight_kg: product.weightKg } : {}),
    ...facts,
  };
}

const WATTS_PER_HP = 745.7;

/** The machine as the drawings know it; null where it is not certain which it is. */
export function recognise(product: DescribedProduct): DescribedMachine | null {
  const { volume_l, ...facts } = factsOf(product);
  // Parts have no displacement: a name that also tells of its bar or its blade is still the machine's.
  const kind = kindOf(product, facts.displacement_cc !== undefined);
  if (!kind) return null;
  const words = [product.name, product.productType, product.subcategory, product.category].map(normal).join(" ");
  if (kind.not?.test(words)) return null;
  if (facts.power_w !== undefined) facts.power_hp ??= Math.round((facts.power_w / WATTS_PER_HP) * 100) / 100;
  if (kind.volume && volume_l !== undefined) facts[kind.volume] ??= volume_l;
  const says = (words: RegExp) => product.features.some(({ title }) => words.test(title.slice(0, 200).toLowerCase()));
  const model = modelOf(product);
  const brand = product.brand ?? "";
  if (kind.needs && !kind.needs({ ...recalledOf({ brand, model }), ...facts }, says)) return null;
  const power = powerOf(product, facts) ?? (/power|engine|motor/.test(words) ? null : "manual");
  const subcategory = typeof kind.kind === "string" ? kind.kind : power && power !== "other" && kind.kind[power];
  if (!subcategory) return null;
  return {
    model,
    brand,
    category: kind.category,
    subcategory,
    power_type: typeof kind.kind === "string" || power === null || power === "other" ? "none" : power,
    features: product.features.map(({ title }) => title.slice(0, 200)),
    facts,
  };
}

/** The name without the maker's, which some write before it. */
function modelOf({ name, brand }: DescribedProduct): string {
  const start = `${brand ?? ""} `.toLowerCase();
  return brand && name.toLowerCase().startsWith(start) ? name.slice(start.length).trim() : name;
}
