/** The view of the home page: the shop's sections with data of the catalogue or fallbacks. */

import type { Category, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { site } from "#app/site/site.server.ts";
import type { Home, HomeSection } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import type { ProductSubcategory, Upstream } from "#app/upstream/upstream.ts";
import { toTile, withPictures } from "../find-pictures.server.ts";
import { toFeatured } from "./featured.server.ts";
import { toSlide } from "./hero/slide.server.ts";
import { toShowcase } from "./showcase.server.ts";

/** Of them some are chosen. */
const FEATURED_FETCHED = 12;

export interface PicturedTile {
  label: string;
  href: string;
  picture: SitePicture | null;
}

/** Data of the catalogue; null for a request that failed. */
interface CatalogueData {
  categories: Category[] | null;
  featured: ProductSummary[] | null;
  subcategories: Subcategory[] | null;
  links: ProductSubcategory[] | null;
  pricing: Pricing;
}

export async function loadHome(upstream: Upstream, t: Messages["home"], pricing: Pricing) {
  const { optional } = upstream;
  const [categories, newest, subcategories, links] = await Promise.all([
    optional.listCategories(),
    optional.findProducts({ featured: true, limit: FEATURED_FETCHED }),
    optional.listSubcategories(),
    optional.listProductSubcategories(),
  ]);
  const outage = upstream.outage();
  const home = site.home ?? defaultHome(categories ?? [], t);
  const featured = newest?.products ?? null;
  const catalogue = { categories, featured, subcategories, links, pricing };
  const sections = await Promise.all(
    home.sections.map((section) => toView(upstream, section, home, catalogue)),
  );
  return {
    description: home.description,
    sections: sections.filter((section) => section !== null),
    notice: outage ? t.apiIssue(outage) : upstream.notice(),
  };
}

/** The default page for a shop without one: categories and featured products. */
function defaultHome(categories: readonly Category[], t: Messages["home"]): Home {
  const tiles = categories
    .filter(({ productCount }) => productCount !== 0)
    .map(({ name, slug }) => ({ label: name, href: `/collections/${slug}` }));
  return {
    description: t.description(site.company.name),
    sections: [
      { type: "categories", heading: t.shopByCategory, tiles },
      { type: "featured", heading: t.featured },
    ],
    fallback: { categories: [] },
  };
}

export type SectionView = NonNullable<Awaited<ReturnType<typeof toView>>>;
export type ViewOf<Type extends SectionView["type"]> = Extract<SectionView, { type: Type }>;

/** Null for a section that has nothing to show. */
async function toView(
  upstream: Upstream,
  section: HomeSection,
  home: Home,
  catalogue: CatalogueData,
) {
  switch (section.type) {
    case "hero":
      return {
        type: section.type,
        slides: await Promise.all(section.slides.map((slide) => toSlide(upstream, slide))),
      };
    case "trust":
      return section.reasons.length > 0 ? section : null;
    case "categories": {
      const { heading, tiles } = section;
      const shown = catalogue.categories ? tiles : fallbackTiles(tiles, home);
      if (shown.length === 0) return null;
      return { type: section.type, heading, tiles: await withPictures(upstream, shown) };
    }
    case "hotspots": {
      const scene = toScene(section.scene);
      if (section.dots.length === 0 || !scene) return null;
      const dots = section.dots.map((dot) => {
        const { product, productName } = dot;
        return toTile(upstream, { ...dot, product, href: `/products/${product}` }, productName);
      });
      return { ...section, scene, dots: await Promise.all(dots) };
    }
    case "featured":
      return toFeatured(section, home, catalogue);
    case "strip":
      if (section.tiles.length === 0) return null;
      return { ...section, tiles: await withPictures(upstream, section.tiles) };
    case "banner":
      return { ...section, scene: toScene(section.scene) };
    case "professional": {
      const product = await upstream.later.findProduct(section.product);
      return { ...section, image: product?.image ?? null };
    }
    case "showcase":
      return toShowcase(upstream, section, catalogue);
  }
}

/** The fallback categories of the shop's folder, shown while the catalogue is unreachable. */
function fallbackTiles(
  tiles: Extract<HomeSection, { type: "categories" }>["tiles"],
  { fallback }: Home,
) {
  return fallback.categories.map(({ name, slug }) => {
    const href = `/collections/${slug}`;
    return { ...tiles.find((tile) => tile.href === href), label: name, href };
  });
}

function toScene({ picture, alt }: { picture: string; alt: string }): SitePicture | null {
  return site.pictures.find(picture, alt);
}
