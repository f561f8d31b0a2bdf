/** The view of the home page: the shop's sections with data of the catalogue or fallbacks. */
import type { Category, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { site } from "#app/site/site.server.ts";
import type { Home, HomeSection, SectionOf } from "#app/site/site.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import type { ProductSubcategory, Upstream } from "#app/upstream/upstream.ts";
import { findPicture, toKnownHref, toTile, withPictures } from "../find-pictures.server.ts";
import { toFeatured } from "./featured.server.ts";

/** Of them some are chosen. */
const FEATURED_FETCHED = 12;

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
        ...section,
        slides: await Promise.all(section.slides.map((slide) => toSlide(upstream, slide))),
      };
    case "trust":
      return section.reasons.length > 0 ? section : null;
    case "categories": {
      const { tiles } = section;
      const shown = catalogue.categories ? tiles : fallbackTiles(tiles, home);
      if (shown.length === 0) return null;
      return { ...section, tiles: await withPictures(upstream, shown) };
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
function fallbackTiles(tiles: SectionOf<"categories">["tiles"], { fallback }: Home) {
  return fallback.categories.map(({ name, slug }) => {
    const href = `/collections/${slug}`;
    return { ...tiles.find((tile) => tile.href === href), label: name, href };
  });
}

const toScene = ({ picture, alt }: { picture: string; alt: string }) =>
  site.pictures.find(picture, alt);

/** Subcategories with pictures and numbers of products. */
async function toShowcase(
  upstream: Upstream,
  section: SectionOf<"showcase">,
  { subcategories, links }: CatalogueData,
) {
  if (section.tiles.length === 0) return null;
  const known = subcategories && new Set(subcategories.map(({ id }) => id));
  const tiles = section.tiles.filter(({ subcategoryId }) => !known || known.has(subcategoryId));
  return {
    ...section,
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

type SlideSettings = SectionOf<"hero">["slides"][number];

export async function toSlide(upstream: Upstream, slide: SlideSettings) {
  const { button, scene, video, reveal, ...texts } = slide;
  const parts = await Promise.all(
    (reveal?.parts ?? []).map(async ({ product, from }) => ({
      from,
      image: (await findPicture(upstream, { product }))?.src,
    })),
  );
  return {
    ...texts,
    button: { ...button, href: await toKnownHref(upstream, button.href, button.label) },
    scene: scene ? site.pictures.find(scene.picture, scene.alt) : null,
    video: video ? toVideo(video) : null,
    reveal: reveal
      ? {
          alt: reveal.alt,
          parts: parts.flatMap(({ from, image }) => (image ? { from, image } : [])),
        }
      : null,
  };
}

export type Slide = Awaited<ReturnType<typeof toSlide>>;

/** The files in the folder: `name.webm`, `name.mp4`, and `name-portrait.…` for narrow windows. */
function toVideo(name: string) {
  const crops = [
    { base: `${name}-portrait`, media: "(width <= 768px)" },
    { base: name, media: null },
  ];
  return crops.flatMap(({ base, media }) =>
    ["webm", "mp4"].flatMap((format) => {
      const src = site.pictures.fileUrl(`${base}.${format}`);
      return src ? [{ src, media, type: `video/${format}` }] : [];
    }),
  );
}
