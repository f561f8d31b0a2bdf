/** The view of the comparison page. */
import {
  type ComparisonState,
  chooseMoreHref,
  MAX_COMPARED,
  MIN_COMPARED,
  toComparisonQuery,
} from "#app/catalogue/comparison.ts";
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product } from "#app/catalogue/product.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { badgeOf } from "#app/site/badge.ts";
import type { Company } from "#app/site/site.ts";
import { enquiryHref } from "#app/ui/enquiry-href.ts";
import { holdOf } from "#app/ui/people/holds.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { isToScale } from "#app/ui/scaled-picture.tsx";
import { canShareScale } from "./can-share-scale.ts";
import { isComplete, listComparisonRows } from "./comparison-rows.ts";
import { sampleProducts } from "./sample-products.server.ts";

interface ShopOfComparison {
  company: Company;
  definitions: readonly SpecificationDefinition[];
  pricing: Pricing;
}

/** `failure`: why none of the products could be loaded; else null. */
export function toComparisonView(
  products: Product[],
  state: ComparisonState,
  failure: string | null,
  { company, definitions, pricing }: ShopOfComparison,
) {
  const shown = failure === null ? products : [...sampleProducts];
  const ids = products.map(({ id }) => id);
  const current = { ...state, ids: failure === null ? ids : state.ids };
  const kind = shown.length >= MIN_COMPARED ? "table" : "few";
  const all = kind === "table" ? listComparisonRows(shown, definitions) : [];
  const isUnlike = new Set(shown.map(({ category }) => category)).size > 1;
  const rows = isUnlike && !state.allRows ? all.filter(isComplete) : all;
  const columns = shown.map((product) => toColumn(product, current, company, pricing));
  const images = columns.flatMap(({ image }) => (image && isToScale(image) ? image : []));
  const canScale = images.length === columns.length;
  const amounts = new Set(columns.flatMap(({ price }) => price?.now ?? []));
  const isHidden = amounts.size === 0 || (state.onlyDifferences && amounts.size === 1);
  const prices: "none" | "same" | "differ" = amounts.size > 1 ? "differ" : "same";
  const person = state.person && canScale;
  return {
    /** "table" for at least two products or the samples. */
    kind,
    columns,
    rows: state.onlyDifferences ? rows.filter((row) => row.differs) : rows,
    /** Whether there is a row of prices, and whether they differ. */
    prices: isHidden ? "none" : prices,
    /** How many more products can be chosen. */
    slots: failure === null ? MAX_COMPARED - shown.length : 0,
    /** The search, with the products chosen so far. */
    addHref: toAddHref(products, current.ids),
    /** The list that the visitor came from, with the products chosen. */
    closeHref: chooseMoreHref(current),
    onlyDifferences: state.onlyDifferences,
    switchHref: toHref({ ...current, onlyDifferences: !state.onlyDifferences }),
    /** All rows, where unlike machines show only those that all have; else null. */
    allHref: rows.length < all.length ? toHref({ ...current, allRows: true }) : null,
    /** Whether all are drawn to one scale; else each fills its own frame. */
    isOneScale: person || (canScale && canShareScale(images)),
    /** Whether persons hold the machines, all to one scale. */
    person,
    /** Toggles the persons; null unless every machine's size is known. */
    personHref: canScale ? toHref({ ...current, person: !state.person }) : null,
    /** Its own URL, to share. */
    href: toHref({ ...current, from: null }),
    contactHref: enquiryHref(products.map(({ slug }) => slug)),
    failure,
  };
}

export type ComparisonView = ReturnType<typeof toComparisonView>;
export type ComparisonColumn = ComparisonView["columns"][number];

export const toHref = (state: ComparisonState) => `/compare${toComparisonQuery(state)}`;

function toColumn(product: Product, state: ComparisonState, company: Company, pricing: Pricing) {
  const { id, slug, brand, categorySlug } = product;
  return {
    id,
    /** How a person holds it. */
    hold: holdOf(product),
    name: toFullName(product),
    brand,
    /** The name without the brand. */
    model: toModel(product),
    image: product.image?.scale ? product.image : product.thumbnail,
    price: pricing.viewOf(product),
    badge: toBadge(product, company, pricing),
    href: toProductHref(slug, categorySlug),
    /** The comparison without this product; null for a sample. */
    removeHref: id > 0 ? toRemoveHref(id, state) : null,
  };
}

function toProductHref(slug: string, categorySlug: string | null): string {
  if (slug) return `/products/${slug}`;
  return categorySlug ? `/collections/${categorySlug}` : "/search";
}

/** With fewer than two left, leads back to the list with the rest chosen. */
function toRemoveHref(id: number, state: ComparisonState): string {
  const ids = state.ids.filter((other) => other !== id);
  return ids.length < MIN_COMPARED
    ? chooseMoreHref({ ids, from: state.from })
    : toHref({ ...state, ids });
}

/** Searches the category that all products share, or else everything. */
function toAddHref(products: Product[], ids: number[]): string {
  const categories = new Set(products.map(({ category }) => category));
  const [category] = categories;
  const search = category && categories.size === 1 ? `?${new URLSearchParams({ category })}` : "";
  return chooseMoreHref({ ids, from: `/search${search}` });
}

/** Featured comes first; "Sale" only where prices are shown. */
function toBadge(product: Product, company: Company, pricing: Pricing): string | null {
  if (!product.featured && pricing.areShown && product.salePrice !== null) return "Sale";
  return !product.featured && product.isNew ? "New" : badgeOf(product, company);
}
