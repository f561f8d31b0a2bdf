/** Chooses what the page offers beside its product: the likest of its category, others, its spares and the machines they fit. */
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import { shuffle } from "#app/catalogue/shuffle.ts";
import type { ProductQuery } from "#app/contract/product-query.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { listNearest, nearestOfEachKind } from "./nearness.ts";
import { type CarouselCard, toCarouselCard } from "./product-view.ts";

/** Asked for, to choose those from that a carousel shows. */
const FETCHED = 20;
/** Of the product's own category, or with its drive, to choose the likest among. */
const FETCHED_LIKE = 200;
const KEPT = 8;
/** Of the eight that a visitor may also like, so many are the next of the product's own category. */
const NEXT_OF_ITS_CATEGORY = 4;
/** And so many at most are of one kind elsewhere. */
const OF_ONE_KIND = 2;

export interface Carousels {
  related: CarouselCard[];
  alsoLike: CarouselCard[];
  spares: CarouselCard[];
  machines: CarouselCard[];
}

/** Every list is empty where the upstream fails: the page stands without them. */
export async function findCarousels(upstream: Upstream, product: Product): Promise<Carousels> {
  const [version, related, sameDrive, spares, machines] = await Promise.all([
    orInOutage(upstream.version(), () => ""),
    product.categoryId === null ? [] : findSome(upstream, { category_id: product.categoryId, limit: FETCHED_LIKE }),
    product.powerType === null ? [] : findSome(upstream, { type: product.powerType, limit: FETCHED_LIKE }),
    findThose(upstream, product.accessoryIds),
    findThose(upstream, product.fitsIds),
  ]);
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
  );
  const next = like.slice(KEPT);
  // Machines for other work with the same drive and as strong; then what the dealer features, and the first of all.
  const suiting = sameDrive.filter(({ categoryId }) => categoryId !== product.categoryId);
  const wanted = [...next.slice(0, NEXT_OF_ITS_CATEGORY), ...nearestOfEachKind(product, suiting, OF_ONE_KIND)];
  const few = wanted.length < KEPT;
  const featured = few ? await findSome(upstream, { featured: true, limit: FETCHED }) : [];
  const all = few && wanted.length + featured.length <= KEPT ? await findSome(upstream, { limit: FETCHED }) : [];
  const offered = new Set(like.slice(0, KEPT).map(({ id }) => id));
  // In a small catalogue those that stand above come again, after all others.
  const others = [...new Map([...wanted, ...next, ...featured, ...all].map((other) => [other.id, other])).values()]
    .filter(({ id }) => id !== product.id)
    .sort((one, two) => Number(offered.has(one.id)) - Number(offered.has(two.id)))
    .slice(0, KEPT);
  return {
    related: choose(like.slice(0, KEPT), "related", true),
    alsoLike: choose(others, "also like"),
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
