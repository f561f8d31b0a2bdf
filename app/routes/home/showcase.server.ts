/** The view of the home page's showcase: subcategories with pictures and numbers of products. */
import type { Subcategory } from "#app/catalogue/product.ts";
import type { SectionOf } from "#app/site/site.ts";
import type { ProductSubcategory, Upstream } from "#app/upstream/upstream.ts";
import { findPicture } from "../find-pictures.server.ts";

/** Null for a request that failed. */
interface ShowcaseData {
  subcategories: Subcategory[] | null;
  links: ProductSubcategory[] | null;
}

export async function toShowcase(
  upstream: Upstream,
  section: SectionOf<"showcase">,
  { subcategories, links }: ShowcaseData,
) {
  if (section.tiles.length === 0) return null;
  const known = subcategories && new Set(subcategories.map(({ id }) => id));
  const tiles = section.tiles.filter(({ subcategoryId }) => !known || known.has(subcategoryId));
  return {
    type: section.type,
    heading: section.heading,
    /** Ids for the text that reports that none was found. */
    requested: section.tiles.map(({ subcategoryId }) => subcategoryId),
    available: subcategories?.map(({ id }) => id) ?? [],
    tiles: await Promise.all(
      tiles.map(async ({ subcategoryId, title, ...choice }) => ({
        subcategoryId,
        title,
        picture: await findPicture(upstream, choice),
        /** Number of products in it; null if unknown. */
        count: links && countProducts(links, subcategoryId),
      })),
    ),
  };
}

/** Counts a product once, even if it is linked twice. */
function countProducts(links: readonly ProductSubcategory[], subcategoryId: number): number {
  return new Set(
    links.filter((link) => link.subcategoryId === subcategoryId).map((link) => link.productId),
  ).size;
}
