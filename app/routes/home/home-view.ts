/** What the home page shows of the catalogue: four questions at once, and for each what stands in when it has no answer. */

import { type CardFigure, toFigures } from "#app/catalogue/card.ts";
import type { Category, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import { type CategoryTile, categoryTiles, fallbackCategories, showcase } from "#app/content/home.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { ProductSubcategory, Upstream } from "#app/upstream/upstream.ts";

/** The specification, document 1 §9. */
const featuredCount = 3;

export interface ShowcaseEntry {
  subcategoryId: number;
  /** How many different products are listed in it; null when that could not be asked. */
  count: number | null;
}

export interface FeaturedProduct extends Pick<ProductSummary, "id" | "slug" | "brand" | "name" | "brief" | "image"> {
  figures: CardFigure[];
}

export interface HomeView {
  tiles: readonly CategoryTile[];
  /** Null while the catalogue is out of reach. */
  featured: FeaturedProduct[] | null;
  showcase: ShowcaseEntry[];
  /** Ids of all subcategories, for the text that says that none of the showcase's was found. */
  availableSubcategories: number[];
  /** What to tell the visitor when something is missing or old; else null. */
  notice: string | null;
}

export async function askHome(upstream: Upstream): Promise<HomeView> {
  let outage: string | null = null;
  const orNull = <Answer>(answer: Promise<Answer>) =>
    orInOutage(answer, (message) => {
      outage ??= `API Issue: ${message}`;
      return null;
    });
  upstream.debug("subcategory-products");
  const [categories, featured, subcategories, links] = await Promise.all([
    orNull(upstream.listCategories()),
    orNull(upstream.listFeatured(featuredCount)),
    orNull(upstream.listSubcategories()),
    orNull(upstream.listProductSubcategories()),
  ]);
  return {
    tiles: categories ? tilesOf(categories) : builtInTiles(),
    featured: featured?.map(toFeatured) ?? null,
    showcase: toShowcase(subcategories, links),
    availableSubcategories: subcategories?.map(({ id }) => id) ?? [],
    notice: outage ?? upstream.notice(),
  };
}

function toFeatured({ id, slug, brand, name, brief, image, specifications }: ProductSummary): FeaturedProduct {
  return { id, slug, brand, name, brief, image, figures: toFigures(specifications) };
}

/** The twenty tiles, less those whose category this catalogue does not have. */
function tilesOf(categories: readonly Category[]): CategoryTile[] {
  const known = new Set(categories.map(({ slug }) => `/collections/${slug}`));
  return categoryTiles.filter(({ href, image }) => image === null || known.has(href));
}

function builtInTiles(): CategoryTile[] {
  return fallbackCategories.map(({ name, slug }) => {
    const href = `/collections/${slug}`;
    return { label: name, href, image: categoryTiles.find((tile) => tile.href === href)?.image ?? null };
  });
}

function toShowcase(subcategories: Subcategory[] | null, links: ProductSubcategory[] | null): ShowcaseEntry[] {
  const known = subcategories && new Set(subcategories.map(({ id }) => id));
  return showcase
    .filter(({ subcategoryId }) => !known || known.has(subcategoryId))
    .map(({ subcategoryId }) => ({ subcategoryId, count: links && countProducts(links, subcategoryId) }));
}

/** A product may be linked twice. */
function countProducts(links: readonly ProductSubcategory[], subcategoryId: number): number {
  return new Set(links.filter((link) => link.subcategoryId === subcategoryId).map((link) => link.productId)).size;
}
