/** The view of the home page's featured products. */
import type { ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import type { Home, SectionOf } from "#app/site/site.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { toSpecifications } from "#app/ui/product-card-view.ts";

const MAX_FEATURED = 3;

/** Null for a request that failed. */
interface FeaturedData {
  featured: ProductSummary[] | null;
  subcategories: Subcategory[] | null;
  pricing: Pricing;
}

export function toFeatured(
  { type, heading }: SectionOf<"featured">,
  home: Home,
  data: FeaturedData,
) {
  const products = chooseFeatured(home, data)?.map((product) => {
    const { id, slug, brand, name, brief, thumbnail, specifications } = product;
    return {
      // The thumbnail has no lettering, which would be too small to read.
      id,
      slug,
      brand,
      name,
      brief,
      image: thumbnail,
      specifications: toSpecifications(specifications),
      price: data.pricing.viewOf(product),
    };
  });
  const placeholder = products ? null : (home.fallback.product ?? null);
  if (!placeholder && !products?.length) return null;
  return { type, heading, products: products ?? [], placeholder };
}

/** Prefers categories that the showcase does not show, so that machines are not repeated. */
function chooseFeatured(
  home: Home,
  { featured, subcategories }: FeaturedData,
): ProductSummary[] | null {
  const tiles = home.sections.flatMap((section) =>
    section.type === "showcase" ? section.tiles : [],
  );
  const shown = new Set(
    tiles.map(
      ({ subcategoryId }) => subcategories?.find(({ id }) => id === subcategoryId)?.categoryId,
    ),
  );
  const isShown = ({ categoryId }: ProductSummary) => shown.has(categoryId);
  return (
    featured?.toSorted((a, b) => Number(isShown(a)) - Number(isShown(b))).slice(0, MAX_FEATURED) ??
    null
  );
}
