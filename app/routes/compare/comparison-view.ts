/** What the comparison page shows, made of the products that could be loaded. */
import {
  type ComparisonState,
  chooseMoreHref,
  FEWEST_COMPARED,
  MOST_COMPARED,
  toComparisonBadge,
  toComparisonQuery,
} from "#app/catalogue/comparison.ts";
import { type ComparisonRow, listComparisonRows } from "#app/catalogue/comparison-rows.ts";
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductImage } from "#app/catalogue/product.ts";
import { badgeOf } from "#app/site/badge.ts";
import type { Company } from "#app/site/site.ts";
import { canShareScale } from "./can-share-scale.ts";
import { sampleProducts } from "./sample-products.ts";

export interface Column {
  /** The product's; below zero for a sample. */
  id: number;
  name: string;
  brand: string;
  /** The name without the brand. */
  model: string;
  /** Null for none. */
  badge: string | null;
  image: ProductImage | null;
  href: string;
  /** The comparison without this product; null for a sample, which cannot be taken away. */
  removeHref: string | null;
}

export interface ComparisonView {
  /** "table": at least two products, or the samples; "few": one or none, so that there is nothing to compare. */
  kind: "table" | "few";
  columns: Column[];
  rows: ComparisonRow[];
  /** How many more products can be chosen. */
  slots: number;
  /** A search that knows the products chosen so far. */
  addHref: string;
  /** The list the visitor came from, the products still chosen. */
  closeHref: string;
  onlyDifferences: boolean;
  switchHref: string;
  /** Whether all are drawn to one scale; where that would make one a speck each fills its place. */
  isOneScale: boolean;
  /** Whether a person stands beside the machines; only where there is a scale to show them at. */
  person: boolean;
  /** The other state of that; null where no machine's size is known. */
  personHref: string | null;
  /** The contact form, knowing which products it is about. */
  contactHref: string;
  /** What kept products from being loaded; null where nothing did. */
  failure: string | null;
}

/** `failure`: why none of the products could be loaded; null where at least one was, or none exists. */
export function toComparisonView(
  products: Product[],
  state: ComparisonState,
  failure: string | null,
  company: Company,
): ComparisonView {
  const shown = failure === null ? products : [...sampleProducts];
  const ids = products.map(({ id }) => id);
  const found = { ...state, ids: failure === null ? ids : state.ids };
  const rows = shown.length >= FEWEST_COMPARED ? listComparisonRows(shown) : [];
  const scales = shown.flatMap(({ image }) => image?.scale ?? []);
  const canScale = scales.length >= shown.length / 2 && scales.some(({ isEstimated }) => !isEstimated);
  const columns = shown.map((product) => toColumn(product, found, company));
  const person = state.person && canScale;
  return {
    kind: shown.length >= FEWEST_COMPARED ? "table" : "few",
    columns,
    rows: state.onlyDifferences ? rows.filter((row) => row.differs) : rows,
    slots: failure === null ? MOST_COMPARED - shown.length : 0,
    addHref: toAddHref(products, found.ids),
    closeHref: chooseMoreHref(found),
    onlyDifferences: state.onlyDifferences,
    switchHref: toHref({ ...found, onlyDifferences: !state.onlyDifferences }),
    isOneScale: person || canShareScale(columns.map(({ image }) => image)),
    person,
    personHref: canScale ? toHref({ ...found, person: !state.person }) : null,
    contactHref: toContactHref(products),
    failure,
  };
}

export const toHref = (state: ComparisonState) => `/compare${toComparisonQuery(state)}`;

function toColumn(product: Product, state: ComparisonState, company: Company): Column {
  const { id, slug, brand, categorySlug } = product;
  return {
    id,
    name: toFullName(product),
    brand,
    model: toModel(product),
    image: product.image?.scale ? product.image : product.thumbnail,
    badge: toBadge(product, company),
    href: slug ? `/products/${slug}` : categorySlug ? `/collections/${categorySlug}` : "/search",
    removeHref: id > 0 ? toRemoveHref(id, state) : null,
  };
}

/** With fewer than two left there is nothing to compare: back to the list, the rest still chosen. */
function toRemoveHref(id: number, state: ComparisonState): string {
  const ids = state.ids.filter((other) => other !== id);
  return ids.length < FEWEST_COMPARED ? chooseMoreHref({ ids, from: state.from }) : toHref({ ...state, ids });
}

function toContactHref(products: Product[]): string {
  const product = products.map((each) => toFullName(each)).join(", ");
  return `/contact?${new URLSearchParams({ subject: "product-support", ...(product ? { product } : {}) })}`;
}

/** Products of one category are joined by more of it; the search can be widened there. */
function toAddHref(products: Product[], ids: number[]): string {
  const categories = new Set(products.map(({ category }) => category));
  const [category] = categories;
  const search = category && categories.size === 1 ? `?${new URLSearchParams({ category })}` : "";
  return chooseMoreHref({ ids, from: `/search${search}` });
}

function toBadge(product: Product, company: Company): string | null {
  const badge = toComparisonBadge(product);
  return badge === "Sale" || badge === "New" ? badge : badgeOf(product, company);
}
