/** The view of the comparison page. */
import {
  type ComparisonState,
  chooseMoreHref,
  MAX_COMPARED,
  MIN_COMPARED,
  toComparisonBadge,
  toComparisonQuery,
} from "#app/catalogue/comparison.ts";
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { PriceView } from "#app/catalogue/price.ts";
import type { Product, ProductImage } from "#app/catalogue/product.ts";
import type { SpecificationDefinition } from "#app/catalogue/specifications/definition.ts";
import { badgeOf } from "#app/site/badge.ts";
import type { Company } from "#app/site/site.ts";
import { enquiryHref } from "#app/ui/enquiry-href.ts";
import { type HoldName, holdOf } from "#app/ui/people/holds.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { isToScale } from "#app/ui/scaled-picture.tsx";
import { canShareScale } from "./can-share-scale.ts";
import { type ComparisonRow, isComplete, listComparisonRows } from "./comparison-rows.ts";
import { sampleProducts } from "./sample-products.server.ts";

export interface ComparisonColumn {
  /** Product id; negative for a sample. */
  id: number;
  name: string;
  brand: string;
  /** The name without the brand. */
  model: string;
  /** Null for none. */
  badge: string | null;
  image: ProductImage | null;
  /** How a person holds it. */
  hold: HoldName;
  price: PriceView | null;
  href: string;
  /** URL of the comparison without this product; null for a sample. */
  removeHref: string | null;
}

export interface ComparisonView {
  /** "table" for at least two products or the samples, else "few". */
  kind: "table" | "few";
  columns: ComparisonColumn[];
  rows: ComparisonRow[];
  /** Whether there is a row of prices, and whether they differ. */
  prices: "none" | "same" | "differ";
  /** How many more products can be chosen. */
  slots: number;
  /** The search, with the products chosen so far. */
  addHref: string;
  /** The list that the visitor came from, with the products chosen. */
  closeHref: string;
  onlyDifferences: boolean;
  switchHref: string;
  /** All rows, where unlike machines show only those that all have; else null. */
  allHref: string | null;
  /** Whether all are drawn to one scale; else each fills its own frame. */
  isOneScale: boolean;
  /** Whether persons hold the machines, all to one scale. */
  person: boolean;
  /** Toggles the persons; null unless every machine's size is known. */
  personHref: string | null;
  /** Its own URL, to share. */
  href: string;
  /** The contact form with these products filled in. */
  contactHref: string;
  /** The reason why no product could be loaded; else null. */
  failure: string | null;
}

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
): ComparisonView {
  const shown = failure === null ? products : [...sampleProducts];
  const ids = products.map(({ id }) => id);
  const current = { ...state, ids: failure === null ? ids : state.ids };
  const all = shown.length >= MIN_COMPARED ? listComparisonRows(shown, definitions) : [];
  const isUnlike = new Set(shown.map(({ category }) => category)).size > 1;
  const rows = isUnlike && !state.allRows ? all.filter(isComplete) : all;
  const columns = shown.map((product) => toColumn(product, current, company, pricing));
  const images = columns.flatMap(({ image }) => (image && isToScale(image) ? image : []));
  const canScale = images.length === columns.length;
  const amounts = new Set(columns.flatMap(({ price }) => price?.now ?? []));
  const differ = amounts.size > 1 ? "differ" : "same";
  const person = state.person && canScale;
  return {
    kind: shown.length >= MIN_COMPARED ? "table" : "few",
    columns,
    rows: state.onlyDifferences ? rows.filter((row) => row.differs) : rows,
    prices: amounts.size === 0 || (state.onlyDifferences && amounts.size === 1) ? "none" : differ,
    slots: failure === null ? MAX_COMPARED - shown.length : 0,
    addHref: toAddHref(products, current.ids),
    closeHref: chooseMoreHref(current),
    onlyDifferences: state.onlyDifferences,
    switchHref: toHref({ ...current, onlyDifferences: !state.onlyDifferences }),
    allHref: rows.length < all.length ? toHref({ ...current, allRows: true }) : null,
    isOneScale: person || (canScale && canShareScale(images)),
    person,
    personHref: canScale ? toHref({ ...current, person: !state.person }) : null,
    href: toHref({ ...current, from: null }),
    contactHref: enquiryHref(products.map(({ slug }) => slug)),
    failure,
  };
}

export const toHref = (state: ComparisonState) => `/compare${toComparisonQuery(state)}`;

function toColumn(
  product: Product,
  state: ComparisonState,
  company: Company,
  pricing: Pricing,
): ComparisonColumn {
  const { id, slug, brand, categorySlug } = product;
  return {
    id,
    hold: holdOf(product),
    name: toFullName(product),
    brand,
    model: toModel(product),
    image: product.image?.scale ? product.image : product.thumbnail,
    price: pricing.viewOf(product),
    badge: toBadge(product, company, pricing),
    href: toProductHref(slug, categorySlug),
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

/** "Sale" only where prices are shown. */
function toBadge(product: Product, company: Company, pricing: Pricing): string | null {
  const salePrice = pricing.areShown ? product.salePrice : null;
  const badge = toComparisonBadge({ ...product, salePrice });
  return badge === "Sale" || badge === "New" ? badge : badgeOf(product, company);
}
