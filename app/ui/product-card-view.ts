/** Builds the content of product cards: brand, model, short text and three specifications. */
import { toModel } from "#app/catalogue/model.ts";
import type { ProductImage, ProductSummary, Specification } from "#app/catalogue/product.ts";
import { formatAmount } from "#app/catalogue/quantity/format.ts";
import { parseQuantity } from "#app/catalogue/quantity/parse-quantity.ts";
import { toPlainText, truncateAtWord, truncateWords } from "#app/catalogue/text.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { toTypeLabel } from "./power-type-label.ts";

/** Such as `{ name: "Power", value: "1.3", unit: "kW" }`; without a unit, `unit` is empty. */
export interface CardSpecification {
  name: string;
  value: string;
  unit: string;
}

const CARD_WORDS = 8;
const SNIPPET_CHARACTERS = 80;
const MAX_SPECIFICATIONS = 3;
/** In characters; a longer value does not fit a third of a card. */
const MAX_VALUE_LENGTH = 12;
/** In characters. */
const MAX_CONDITION_LENGTH = 22;

/** A card of a list, with eight words of the brief. */
export function toListingCard(product: ProductSummary, t: Messages["lists"]) {
  return toCard(product, toCardText(product, CARD_WORDS), t);
}

/** At most `words` words of the brief; without a brief, the product type. */
export function toCardText(product: ProductSummary, words: number): string {
  const { brief, productType, subcategory, category } = product;
  return truncateWords(toPlainText(brief), words) || (productType ?? subcategory ?? category ?? "");
}

/** A card of the search page, with the first 80 characters of the brief, cut between words. */
export function toSearchCard(product: ProductSummary, t: Messages["lists"]) {
  return toCard(
    product,
    truncateAtWord(toPlainText(product.brief), SNIPPET_CHARACTERS) || t.noDescription,
    t,
  );
}

function toCard(product: ProductSummary, text: string, t: Messages["lists"]) {
  const { id, slug, name, brand } = product;
  /** For display sizes below about 150 px. */
  const thumbnail = withoutAlt(product.thumbnail);
  /** With a known scale, which lists show in true size; else the thumbnail. */
  const image = product.image?.scale ? withoutAlt(product.image) : thumbnail;
  /** Without the brand, because the card shows it above. */
  const model = toModel(product);
  const selected = toSpecifications(product.specifications);
  // Known even of a machine without figures.
  if (selected.length === 0 && product.powerType)
    selected.push({
      name: t.powerType,
      value: toTypeLabel({ value: product.powerType }, t),
      unit: "",
    });
  return { id, slug, name, brand, model, text, image, thumbnail, specifications: selected };
}

export type ProductCardView = ReturnType<typeof toCard>;

/** Removes the alternative text, which would repeat the product name beside the image. */
function withoutAlt(image: ProductImage | null): ProductImage | null {
  return image && { ...image, alt: "" };
}

/**
 * Three specifications that fit, in the shop's order; those selected for cards in the desk have
 * precedence. Those with a long condition are only added if there are fewer than three without.
 */
export function toSpecifications(specifications: readonly Specification[]): CardSpecification[] {
  const fitting = specifications
    .map((specification) => ({ ...specification, ...toSpecification(specification) }))
    .filter(({ value, unit }) => `${value} ${unit}`.trim().length <= MAX_VALUE_LENGTH)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
  const first = selectFirst(fitting.filter(({ note }) => isShortCondition(note)));
  return (first.length === MAX_SPECIFICATIONS ? first : selectFirst(fitting)).map(toEntry);
}

function selectFirst<Kind extends Specification>(fitting: Kind[]): Kind[] {
  const chosen = fitting.filter(({ isOnCard }) => isOnCard);
  const dimensions = new Set(chosen.map(({ quantity }) => quantity?.unit.dimension));
  const kinds = new Set(chosen.map(kindOf));
  // Skip a second specification of the same dimension, such as horsepower after kilowatts, or with
  // the same last word, such as the working pressure after the maximum pressure.
  const others = fitting.filter(
    ({ isOnCard, quantity, name }) =>
      !isOnCard &&
      !(quantity && dimensions.has(quantity.unit.dimension)) &&
      !kinds.has(kindOf({ name })),
  );
  const selected = new Set([...chosen, ...others].slice(0, MAX_SPECIFICATIONS));
  return fitting.filter((each) => selected.has(each));
}

/** The last word: "pressure" for "Working pressure". */
const kindOf = ({ name }: { name: string }) => name.toLowerCase().split(" ").at(-1);

/** A condition joins the name: "Weight, without battery". */
function toEntry({ name, value, unit, note }: CardSpecification & { note: string }) {
  return { name: note ? `${name}, ${note}` : name, value, unit };
}

/** Whether a condition joins the name, as "without bar" does; "Brazil, 220 V 60 Hz" does not. */
export function isShortCondition(note: string): boolean {
  return note.length <= MAX_CONDITION_LENGTH && !note.includes(",");
}

/** Splits a value into number, unit and condition. */
function toSpecification({ name, value, quantity }: Specification): CardSpecification & {
  note: string;
} {
  const { note = "", written = null } = quantity ?? parseQuantity(value) ?? {};
  if (quantity) return { note, name, value: formatAmount(quantity), unit: quantity.unit.symbol };
  const bare = (note ? value.slice(0, value.lastIndexOf("(")) : value).trim();
  return written
    ? {
        note,
        name,
        value: written.number,
        unit: bare.slice(written.number.length).replace(/^[ -]/, ""),
      }
    : { note, name, value: bare, unit: "" };
}
