/** Chooses what the page offers beside its product: two shuffled carousels, the spares and the machines they fit. */
import type { Product, ProductSummary } from "#app/catalogue/product.ts";
import { shuffle } from "#app/catalogue/shuffle.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { type CarouselCard, toCarouselCard } from "./product-view.ts";

/** The specification, document 2 §9. */
const FETCHED = 20;
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
    product.categoryId === null ? [] : findSome(upstream, product.categoryId),
    findSome(upstream),
    findThose(upstream, product.accessoryIds),
    findThose(upstream, product.fitsIds),
  ]);
  const choose = (list: ProductSummary[], name: string) =>
    shuffle(
      list.filter(({ id }) => id !== product.id),
      `${name} ${product.id} ${version}`,
    )
      .slice(0, KEPT)
      .map(toCarouselCard);
  return {
    related: choose(
      related.filter(({ categoryId }) => categoryId === product.categoryId),
      "related",
    ),
    alsoLike: choose(alsoLike, "also like"),
    spares: spares.map(toCarouselCard),
    machines: machines.map(toCarouselCard),
  };
}

function findSome(upstream: Upstream, categoryId?: number): Promise<ProductSummary[]> {
  const query = categoryId === undefined ? { limit: FETCHED } : { categoryId, limit: FETCHED };
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
