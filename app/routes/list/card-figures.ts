/** Finds which figures the cards of each category show: the same on every page of every list. */
import type { ProductCardView } from "#app/catalogue/card.ts";
import { commonFigures, withFigures } from "#app/catalogue/common-figures.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import type { Upstream } from "#app/upstream/upstream.ts";

/** So many products of a category tell what is common in it; the product page asks for the same, so the answer is at hand. */
const ASKED = 200;

/** Worked out once for each cached answer. */
const known = new WeakMap<readonly ProductSummary[], string[] | null>();

/** Names of figures by the category's id; null where its products have too little in common. */
type CardFigures = ReadonlyMap<number, string[] | null>;

export async function findCardFigures(upstream: Upstream, products: readonly ProductSummary[]): Promise<CardFigures> {
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))].filter((id) => id !== null);
  return new Map(await Promise.all(ids.map(async (id) => [id, await findFigures(upstream, id)] as const)));
}

/** The cards of these products, in their order, each with its category's figures, else its own. */
export function withCardFigures(
  products: readonly ProductSummary[],
  cards: ProductCardView[],
  figures: CardFigures,
): ProductCardView[] {
  return cards.map((card, index) => {
    const product = products[index];
    const names = product && figures.get(product.categoryId ?? 0);
    return names ? withFigures(card, product, names) : card;
  });
}

/** Null where the upstream fails: the list matters more. */
async function findFigures(upstream: Upstream, categoryId: number): Promise<string[] | null> {
  const page = await upstream.findProducts({ category_id: categoryId, limit: ASKED }).catch(() => null);
  if (!page) return null;
  // An upstream may not know the parameter and answer with all categories.
  const own = () => page.products.filter((product) => product.categoryId === categoryId);
  const figures = known.get(page.products) ?? commonFigures(own());
  known.set(page.products, figures);
  return figures;
}
