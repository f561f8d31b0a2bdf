/** What a card shows of a product: its name in two parts, a few words, and the three figures that tell most. */
import { toModel } from "./model.ts";
import type { ProductImage, ProductSummary, Specification } from "./product.ts";
import { parseQuantity } from "./quantity/parse-quantity.ts";
import { toPlainText, truncateAtWord, truncateWords } from "./text.ts";

/** A figure set large, its unit small: `{ name: "Power", value: "1.3", unit: "kW" }`. */
export interface CardFigure {
  name: string;
  value: string;
  unit: string;
}

export interface ProductCardView {
  id: number;
  slug: string;
  name: string;
  brand: string;
  /** The name without the brand, which stands above it. */
  model: string;
  text: string;
  /** The whole machine where a list can show it to scale, else the picture that reads small. */
  image: ProductImage | null;
  /** For places under about 150 px. */
  thumbnail: ProductImage | null;
  figures: CardFigure[];
  /** The dealer puts it forward. */
  featured: boolean;
}

const CARD_WORDS = 8;
const SNIPPET_CHARACTERS = 80;
const MOST_FIGURES = 3;
/** Figures that another one says already, in another unit. */
const SAID_BY: [twin: string, by: string][] = [["Engine power", "Power"]];
/** A value longer than this does not fit a third of a card. */
const LONGEST_VALUE = 12;
/** A condition longer than this would fill the card. */
const LONGEST_CONDITION = 24;

/** The listing's card: eight words of the brief description. */
export function toListingCard(product: ProductSummary): ProductCardView {
  return toCard(product, toCardText(product, CARD_WORDS));
}

/** The brief in so many words; where there is none, what kind of product it is, because nothing more is known. */
export function toCardText(product: ProductSummary, words: number): string {
  const { brief, productType, subcategory, category } = product;
  return truncateWords(toPlainText(brief), words) || (productType ?? subcategory ?? category ?? "");
}

/** The search page's card: 80 characters of the description, cut between words. */
export function toSearchCard(product: ProductSummary): ProductCardView {
  return toCard(product, truncateAtWord(toPlainText(product.brief), SNIPPET_CHARACTERS) || "No description available");
}

function toCard(product: ProductSummary, text: string): ProductCardView {
  const { id, slug, name, brand, featured } = product;
  const thumbnail = withoutAlt(product.thumbnail);
  const image = product.image?.scale ? withoutAlt(product.image) : thumbnail;
  const [model, figures] = [toModel(product), toFigures(product.specifications)];
  return { id, slug, name, brand, model, text, image, thumbnail, figures, featured };
}

/** Beside the product's name a picture says nothing more to those who hear the page. */
function withoutAlt(image: ProductImage | null): ProductImage | null {
  return image && { ...image, alt: "" };
}

/** The three most telling figures; weight is kept as the last, because it tells on every machine. */
export function toFigures(specifications: readonly Specification[]): CardFigure[] {
  const telling = figuresThatFit(specifications);
  const weight = telling.findIndex(({ name }) => name === "Weight");
  const last = weight >= MOST_FIGURES ? telling.splice(weight, 1) : [];
  return [...telling.slice(0, MOST_FIGURES - last.length), ...last].map(toFigure);
}

/** Those that have room on a card, each thing said once. */
export function figuresThatFit(specifications: readonly Specification[]): Specification[] {
  const fitting = specifications.filter(({ value }) => {
    const { bare, note } = withoutNote(value);
    return bare.length <= LONGEST_VALUE && note.length <= LONGEST_CONDITION;
  });
  const named = new Set(fitting.map(({ name }) => name));
  return fitting.filter(({ name }) => !SAID_BY.some(([twin, by]) => name === twin && named.has(by)));
}

/** The number set apart from its unit, where the value is a figure. A condition stands with the name. */
export function toFigure({ name, value }: Specification): CardFigure {
  const { bare, note } = withoutNote(value);
  const { number } = parseQuantity(bare)?.written ?? {};
  const label = note ? `${name}, ${note}` : name;
  if (number === undefined) return { name: label, value: bare, unit: "" };
  return { name: label, value: number, unit: bare.slice(number.length).replace(/^[ -]/, "") };
}

/** "4.6 kg (without bar)" in two parts. */
function withoutNote(value: string): { bare: string; note: string } {
  const { note = "" } = parseQuantity(value) ?? {};
  return { bare: (note ? value.slice(0, value.lastIndexOf("(")) : value).trim(), note };
}
