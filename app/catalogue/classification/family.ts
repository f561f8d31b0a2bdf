/** Finds the family of machines that a product belongs to, where its texts leave no doubt. */
import type { PowerType } from "../product.ts";
import { remember } from "../remember.ts";
import type { KindWords } from "./clues.ts";
import { powerTypeIn } from "./power-type-in.ts";
import { ACCESSORIES, type DrawnPowerType, type Kind, namesIn } from "./vocabulary.ts";

/** Words that qualify a machine without naming it. */
const MODIFIERS = new Set(
  (
    "petrol gasoline battery cordless rechargeable lithium electric corded powered power operated driven professional " +
    "pro garden farm farming agricultural home homeowner light heavy medium duty mini small large portable compact " +
    "handheld hand held manual machine tool equipment series range new two four 2 4 stroke cold water high and with " +
    "rear handle outdoor industrial commercial straight shaft side pack"
  ).split(" "),
);

/** Words that turn a machine's name into the name of a part or an accessory. */
const PARTS =
  /\b(?:accessor(?:y|ie)|spare|part|chain|bar|blade|bag|belt|harness|cover|case|carburett?or|filter|spark|plug|starter|rope|clutch|gear|piston|cylinder|kit|nozzle|hose|gun|lance|head|line|oil|lubricant|grease|file|sharpener|sprocket|attachment|trolley|stand|wheel|tine|cap|pulley|ring|gasket|bearing|switch|helmet|glove|boot|chap|manual|combo|service)\b/;

/** Power types that no family has. */
const OTHER_POWER_TYPES = /kerosene|solar|pneumatic|tractor/;

const MANUAL = /\b(?:manual|hand operated)\b/;
/** Words for powered machines without a specific power type. */
const POWERED = /power|engine|motor/;

/**
 * Matches the longest name in the text, because it is the most specific. `rest` are the words
 * around it.
 */
function find(text: string) {
  const [longest] = namesIn(text)
    .filter(({ kind }) => kind.family !== null)
    .sort((one, other) => other.name.length - one.name.length);
  return longest
    ? { kind: longest.kind, rest: ` ${text} `.replace(` ${longest.name} `, " ").trim() }
    : null;
}

/** Matches a product type or a category that is only a machine's name and qualifiers. */
const fromPhrase = remember((text): Kind | null => {
  const found = find(text);
  return found?.rest.split(" ").every((word) => word === "" || MODIFIERS.has(word))
    ? found.kind
    : null;
});

/**
 * Null when the words are ambiguous or name a part of a machine.
 *
 * @param isEngined whether a displacement is specified: only machines have one, so a name that also
 * mentions a bar or a blade is still a machine's
 */
export function kindOf(
  { name, category, subcategory, productType }: KindWords,
  isEngined: boolean,
): Kind | null {
  const group = fromPhrase(subcategory);
  const type = moreExact(fromPhrase(productType), group);
  const named = find(name);
  const isPart = PARTS.test(named ? named.rest : name) && !isEngined;
  if (type)
    return isPart && type.group !== ACCESSORIES && !named
      ? null
      : moreSpecific(type, named?.kind ?? null);
  const isNamedPart = named?.kind.group === ACCESSORIES;
  if (isPart || (!isNamedPart && PARTS.test(find(productType)?.rest ?? productType))) return null;
  const wide = group ?? fromPhrase(category);
  return named ? moreSpecific(named.kind, wide) : wide;
}

/** The more specific of two kinds in one group: "Backpack Brushcutter", not "Brushcutter". */
function moreExact(type: Kind | null, group: Kind | null): Kind | null {
  if (!type || group?.group !== type.group) return type;
  const isHeld = (exact: string) =>
    type.names.some((name) => exact !== name && exact.includes(name));
  return group.names.some(isHeld) ? group : type;
}

/** The more specific of two kinds in one group; null where they contradict each other. */
function moreSpecific(exact: Kind, other: Kind | null): Kind | null {
  return other === null || other.group === exact.group || exact.group === ACCESSORIES
    ? exact
    : null;
}

/**
 * The family of a kind with this power type; null where that is uncertain.
 *
 * @param hasVoltage whether the specifications include a voltage, so that it is not a hand tool
 */
export function familyOf(
  kind: Kind,
  words: KindWords,
  powerType: PowerType | null,
  hasVoltage: boolean,
): string | null {
  const { name, type, productType, subcategory, category } = words;
  const all = [name, productType, subcategory, category].join(" ");
  if (kind.not?.test(all)) return null;
  if (typeof kind.family === "string" || kind.family === null) return kind.family;
  if (powerTypeIn(type) === null && OTHER_POWER_TYPES.test(`${type} ${all}`)) return null;
  const isManual = MANUAL.test(type) || !(hasVoltage || POWERED.test(all));
  const drawn = powerType ?? (isManual ? "manual" : null);
  return (drawn && kind.family[drawn as DrawnPowerType]) ?? null;
}
