/** Chooses the products of the two carousels: related products and other products. */
import { hash } from "node:crypto";
import type { CatalogueQuery } from "#app/catalogue/listing-query.ts";
import { toFullName } from "#app/catalogue/model.ts";
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { toCardText } from "#app/ui/product-card-view.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { isSameKind, listNearest, nearestOfEachKind } from "./nearness.ts";

/** Products fetched for a carousel that shows some of them. */
const FETCHED = 20;
/** Products of the same category or power type, from which the most similar are chosen. */
const FETCHED_SIMILAR = 200;
const MAX_CARDS = 8;
/** Of the brief of a card. */
const CARD_WORDS = 15;
/** "You May Also Like" is completed to so many with products of other kinds. */
const ENOUGH = 4;
/** The maximum number of cards of one kind from other categories. */
const MAX_OF_ONE_KIND = 2;

/** If the upstream fails, the lists are empty and the page is shown without them. */
export async function findCarousels(upstream: Upstream, product: Product, pricing: Pricing) {
  const [version, sameCategory, machines] = await Promise.all([
    upstream.version(),
    product.categoryId === null
      ? []
      : findProducts(upstream, { categoryId: product.categoryId, limit: FETCHED_SIMILAR }),
    upstream.findProductsById(product.fitsIds.slice(0, MAX_CARDS)),
  ]);
  const choose = (list: ProductSummary[], name: string) => {
    // The same kind first, else in an order that changes with the catalogue's version.
    const rankOf = (other: ProductSummary) =>
      Number(!isSameKind(product, other)) +
      hash("sha1", `${name} ${product.id} ${version} ${other.id}`);
    const chosen = list
      .map((other) => ({ other, rank: rankOf(other) }))
      .sort((one, two) => (one.rank < two.rank ? -1 : 1))
      .slice(0, MAX_CARDS)
      .map(({ other }) => other);
    const isToScale = chosen.every(({ image }) => image?.scale);
    return chosen.map((other) => toCarouselCard(other, pricing, isToScale));
  };
  // Spares of one category serve different machines: a battery does not suit a saw chain.
  const companions = new Set(machines.flatMap(({ accessoryIds }) => accessoryIds));
  const similar = listNearest(
    product,
    sameCategory.filter(
      (other) =>
        other.categoryId === product.categoryId &&
        (companions.size === 0 || companions.has(other.id) || isSameKind(product, other)),
    ),
  );
  const next = similar.slice(MAX_CARDS);
  // A small category is completed with machines that the spare fits, similar machines of other
  // categories, then featured products.
  const isSmall = next.length < ENOUGH;
  const [furtherMachines, samePowerType] = await Promise.all([
    isSmall ? upstream.findProductsById(product.fitsIds.slice(MAX_CARDS, 2 * MAX_CARDS)) : [],
    isSmall && product.powerType !== null
      ? findProducts(upstream, { powerType: product.powerType, limit: FETCHED_SIMILAR })
      : [],
  ]);
  const preferred = [...next.slice(0, MAX_CARDS), ...furtherMachines, ...machines];
  const otherKinds = nearestOfEachKind(
    product,
    samePowerType.filter(({ categoryId }) => categoryId !== product.categoryId),
    MAX_OF_ONE_KIND,
  );
  const featured =
    preferred.length + otherKinds.length < ENOUGH
      ? await findProducts(upstream, { featured: true, limit: FETCHED })
      : [];
  const alreadyShown = new Set([product, ...similar.slice(0, MAX_CARDS)].map(({ id }) => id));
  const others = [
    ...new Map(
      [...preferred, ...otherKinds, ...featured].map((other) => [other.id, other]),
    ).values(),
  ]
    .filter(({ id }) => !alreadyShown.has(id))
    .slice(0, Math.max(ENOUGH, preferred.length));
  return {
    related: choose(similar.slice(0, MAX_CARDS), "related"),
    alsoLike: choose(others, "also like"),
  };
}

async function findProducts(
  { optional }: Upstream,
  query: CatalogueQuery,
): Promise<ProductSummary[]> {
  return (await optional.findProducts(query))?.products ?? [];
}

/**
 * Shows the drawing to scale if the whole row can be; otherwise the plain thumbnail, because
 * lettering in a drawing would be illegible.
 */
export function toCarouselCard(product: ProductSummary, pricing: Pricing, isToScale: boolean) {
  const { image: drawing, thumbnail } = product;
  const image = isToScale && drawing?.scale ? drawing : thumbnail && { ...thumbnail, scale: null };
  return {
    href: `/products/${product.slug}`,
    name: toFullName(product),
    image,
    text: toCardText(product, CARD_WORDS),
    price: pricing.viewOf(product),
  };
}

export type CarouselCard = ReturnType<typeof toCarouselCard>;
