/** The three figures that every card of a category shows, so that a glance along a row compares like with like. */
import { type CardFigure, figuresThatFit, type ProductCardView, toFigure } from "./card.ts";
import type { ProductSummary, Specification } from "./product.ts";

const COUNT = 3;
/** Fewer products of a category are no row to compare along. */
const FEWEST = 3;
/** A figure that fewer of the category's products have would leave more gaps than it tells. */
const LEAST_SHARE = 0.4;
const UNKNOWN = "–";

/**
 * The names of the three figures that most of a category's products give, the most telling first and the weight last;
 * null where they have too little in common.
 */
export function commonFigures(products: readonly ProductSummary[]): string[] | null {
  const known = new Map<string, { count: number; rank: number }>();
  for (const { specifications } of products) {
    for (const [rank, { name }] of figuresThatFit(specifications).entries()) {
      const { count, rank: sum } = known.get(name) ?? { count: 0, rank: 0 };
      known.set(name, { count: count + 1, rank: sum + rank });
    }
  }
  const shared = [...known]
    .filter(([, { count }]) => count >= LEAST_SHARE * products.length)
    .sort(([, one], [, other]) => other.count - one.count || one.rank / one.count - other.rank / other.count)
    .slice(0, COUNT)
    .sort(([a, one], [b, other]) => last(a) - last(b) || one.rank / one.count - other.rank / other.count);
  return products.length < FEWEST || shared.length < COUNT ? null : shared.map(([name]) => name);
}

/**
 * The card with these figures of its product; one that the product does not give is "–". A card whose product gives
 * none of them keeps its own figures.
 */
export function withFigures(card: ProductCardView, product: ProductSummary, names: readonly string[]): ProductCardView {
  const figures = names.map((name) => find(product.specifications, name));
  return figures.every(({ value }) => value === UNKNOWN) ? card : { ...card, figures };
}

const last = (name: string) => Number(name === "Weight");

function find(specifications: readonly Specification[], wanted: string): CardFigure {
  const found = figuresThatFit(specifications).find(({ name }) => name === wanted);
  return found ? toFigure(found) : { name: wanted, value: UNKNOWN, unit: "" };
}
