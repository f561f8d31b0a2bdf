/** Chooses what the page offers beside its product: the likest of its category, others, its spares and the machines they fit. */
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import { shuffle } from "#app/catalogue/shuffle.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { listNearest } from "./nearness.ts";
import { type CarouselCard, toCarouselCard } from "./product-view.ts";

/** Asked for, to choose those from that a carousel shows. */
const FETCHED = 20;
/** Of the product's own category, to choose the likest among. */
const FETCHED_LIKE = 200;
const KEPT = 8;

export interface Carousels {
  related: CarouselCard[];
  alsoLike: CarouselCard[];
  spares: CarouselCard[];
  machines: CarouselCard[];
}

/** Every list is empty where the upstream fails: the page stands without them. */
export async function findCarousels(upstream: Upstream, product: Product): Promise<Carousels> {
  const [version, related, alsoLike, spares, machines] = await Promise.all([
    orInOutage(upstream.version(), () => ""),
    product.categoryId === null ? [] : findSome(upstream, { category_id: product.categoryId, limit: FETCHED_LIKE }),
    findSome(upstream, { featured: true, limit: FETCHED }),
    findThose(upstream, product.accessoryIds),
    findThose(upstream, product.fitsIds),
  ]);
  // What the dealer features in other categories, filled up with the first twenty of all.
  const all = alsoLike.length > KEPT ? [] : await findSome(upstream, { limit: FETCHED });
  const others = [...new Map([...alsoLike, ...all].map((other) => [other.id, other])).values()];
  const choose = (list: ProductSummary[], name: string, ofOneKind = false) =>
    shuffle(
      list.filter(({ id }) => id !== product.id),
      `${name} ${product.id} ${version}`,
    )
      .slice(0, KEPT)
      .map((other) => toCarouselCard(other, ofOneKind));
  const like = listNearest(
    product,
    related.filter(({ categoryId }) => categoryId === product.categoryId),
  ).slice(0, KEPT);
  const elsewhere = others.filter(({ categoryId }) => categoryId !== product.categoryId);
  return {
    related: choose(like, "related", true),
    alsoLike: choose(elsewhere.length >= KEPT ? elsewhere : others, "also like"),
    spares: spares.map((spare) => toCarouselCard(spare, false)),
    machines: machines.map((machine) => toCarouselCard(machine, false)),
  };
}

function findSome(upstream: Upstream, query: ProductQuery): Promise<ProductSummary[]> {
  return orInOutage(
    upstream.findProducts(query).then(({ products }) => products),
    () => [],
  );
}

async function findThose(upstream: Upstream, ids: number[]): Promise<ProductSummary[]> {
  const found = await Promise.all(
    ids.slice(0, KEPT).map((id) => orInOutage(upstream.findProduct(String(id)), () => null)),
  );
  return found.filter((product) => product !== null);
}
