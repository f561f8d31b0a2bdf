/** What the home page shows: the dealer's sections, with what the catalogue says to each, or what stands in for it. */
import { toFigures } from "#app/catalogue/card.ts";
import type { Category, ProductSummary, Subcategory } from "#app/catalogue/product.ts";
import { site } from "#app/site/site.server.ts";
import type { Home, HomeSection } from "#app/site/site.ts";
import type { SitePicture } from "#app/site/site-picture.ts";
import { orInOutage } from "#app/upstream/outage.ts";
import type { ProductSubcategory, Upstream } from "#app/upstream/upstream.ts";
import { findPicture, findThumbnail, withPictures } from "../find-pictures.server.ts";
import { toShopChoice } from "../shop-choice.server.ts";
import { builtIn, tilesOf } from "./categories/tiles.server.ts";
import { toSlide } from "./hero/slide.server.ts";
import type { YearView } from "./year/year-view.ts";

/** Machines that the home page features, chosen among so many that the dealer puts forward. */
const featuredCount = 3;
const featuredAmong = 12;

type SectionOf<Type extends HomeSection["type"]> = Extract<HomeSection, { type: Type }>;

export interface PicturedTile {
  label: string;
  href: string;
  picture: SitePicture | null;
}

/** What the catalogue said; null where it gave no answer. */
interface Answers {
  categories: Category[] | null;
  featured: ProductSummary[] | null;
  subcategories: Subcategory[] | null;
  links: ProductSubcategory[] | null;
  choice: ReturnType<typeof toShopChoice>;
}

/** `month`, 1 to 12, is the one that the working year shows. */
export async function askHome(upstream: Upstream, month: number) {
  let outage: string | null = null;
  const orNull = <Answer>(answer: Promise<Answer>) =>
    orInOutage(answer, (message) => {
      outage ??= `API Issue: ${message}`;
      return null;
    });
  upstream.debug("subcategory-products");
  const [categories, featured, subcategories, links, overrides] = await Promise.all([
    orNull(upstream.listCategories()),
    orNull(upstream.listFeatured(featuredAmong)),
    orNull(upstream.listSubcategories()),
    orNull(upstream.listProductSubcategories()),
    upstream.findOverrides(),
  ]);
  const choice = toShopChoice(overrides, categories ?? [], subcategories ?? []);
  const home = choice.present(site.home ?? homeOf(categories ?? []));
  const answers = { categories, featured, subcategories, links, choice };
  const sections = await Promise.all(home.sections.map((section) => toView(upstream, section, home, answers, month)));
  return {
    description: home.description,
    sections: sections.filter((section) => section !== null),
    notice: outage ?? upstream.notice(),
  };
}

/** The page of a dealer who wrote none: the catalogue's categories, and what is put forward. */
function homeOf(categories: readonly Category[]): Home {
  const tiles = categories.map(({ name, slug }) => ({ label: name, href: `/collections/${slug}` }));
  return {
    description: `${site.company.name}: compare products, find a branch, ask a question.`,
    sections: [
      { type: "categories", heading: "Shop by category", tiles },
      { type: "featured", heading: "Worth a closer look" },
    ],
    fallback: { categories: [] },
  };
}

export type SectionView = NonNullable<Awaited<ReturnType<typeof toView>>>;
export type ViewOf<Type extends SectionView["type"]> = Extract<SectionView, { type: Type }>;

/** Null for a section that has nothing to show. */
async function toView(upstream: Upstream, section: HomeSection, home: Home, answers: Answers, month: number) {
  switch (section.type) {
    case "hero":
      return { type: section.type, slides: await Promise.all(section.slides.map((slide) => toSlide(upstream, slide))) };
    case "trust":
      return section.reasons.length > 0 ? section : null;
    case "categories": {
      const { heading, tiles } = section;
      const shown = answers.categories
        ? tilesOf(answers.choice.chooseTiles("home", tiles), answers.categories)
        : builtIn(tiles, home);
      if (shown.length === 0) return null;
      return { type: section.type, heading, tiles: await withPictures(upstream, shown) };
    }
    case "hotspots": {
      const scene = toScene(section.scene);
      if (section.dots.length === 0 || !scene) return null;
      const dots = section.dots.map(async (dot) => ({ ...dot, picture: await findThumbnail(upstream, dot) }));
      return { ...section, scene, dots: await Promise.all(dots) };
    }
    case "featured":
      return toFeatured(section, home, chooseFeatured(home, answers));
    case "strip":
      if (section.tiles.length === 0) return null;
      return { ...section, tiles: await withPictures(upstream, section.tiles) };
    case "banner":
      return { ...section, scene: toScene(section.scene) };
    case "professional": {
      const product = await orInOutage(upstream.findProduct(section.product), () => null);
      return { ...section, image: product?.images[0] ?? null };
    }
    case "year":
      return toYear(upstream, section, month);
    case "showcase":
      return toShowcase(upstream, section, answers);
  }
}

function toScene({ picture, alt }: { picture: string; alt: string }): SitePicture | null {
  return site.pictures.find(picture, alt);
}

/** First those of other categories than the showcase's, so that a page shows no two rows of the same machines. */
function chooseFeatured(home: Home, { featured, subcategories }: Answers): ProductSummary[] | null {
  const tiles = home.sections.flatMap((section) => (section.type === "showcase" ? section.tiles : []));
  const shown = new Set(
    tiles.map(({ subcategoryId }) => subcategories?.find(({ id }) => id === subcategoryId)?.categoryId),
  );
  const isShown = ({ categoryId }: ProductSummary) => shown.has(categoryId);
  return featured?.toSorted((a, b) => Number(isShown(a)) - Number(isShown(b))).slice(0, featuredCount) ?? null;
}

function toFeatured({ type, heading }: SectionOf<"featured">, home: Home, featured: ProductSummary[] | null) {
  const products = featured?.map(({ id, slug, brand, name, brief, thumbnail, specifications }) => ({
    // Without lettering, which is too small to be read there.
    ...{ id, slug, brand, name, brief, image: thumbnail },
    figures: toFigures(specifications),
  }));
  const placeholder = products ? null : (home.fallback.product ?? null);
  if (!placeholder && !products?.length) return null;
  return { type, heading, products: products ?? [], placeholder };
}

async function toYear(upstream: Upstream, { type, heading, sources, months }: SectionOf<"year">, number: number) {
  const month = months[number - 1];
  if (!month) return null;
  const machines = await Promise.all(
    month.machines.map(async (slug) => {
      const product = await orInOutage(upstream.findProduct(slug), () => null);
      if (!product) return null;
      const name = `${product.brand ?? ""} ${product.name}`.trim();
      return { slug, name, picture: await findThumbnail(upstream, { product: slug }) };
    }),
  );
  const year: YearView = {
    ...month,
    ...{ heading, sources, number },
    names: months.map(({ name }) => name),
    machines: machines.filter((machine) => machine !== null),
  };
  return { type, year };
}

async function toShowcase(upstream: Upstream, section: SectionOf<"showcase">, { subcategories, links }: Answers) {
  if (section.tiles.length === 0) return null;
  const known = subcategories && new Set(subcategories.map(({ id }) => id));
  const tiles = section.tiles.filter(({ subcategoryId }) => !known || known.has(subcategoryId));
  return {
    type: section.type,
    heading: section.heading,
    /** What was asked for and what there is, for the text that says that none was found. */
    requested: section.tiles.map(({ subcategoryId }) => subcategoryId),
    available: subcategories?.map(({ id }) => id) ?? [],
    tiles: await Promise.all(
      tiles.map(async ({ subcategoryId, title, ...choice }) => ({
        ...{ subcategoryId, title },
        picture: await findPicture(upstream, choice),
        /** How many different products are listed in it; null when that could not be asked. */
        count: links && countProducts(links, subcategoryId),
      })),
    ),
  };
}

/** A product may be linked twice. */
function countProducts(links: readonly ProductSubcategory[], subcategoryId: number): number {
  return new Set(links.filter((link) => link.subcategoryId === subcategoryId).map((link) => link.productId)).size;
}
