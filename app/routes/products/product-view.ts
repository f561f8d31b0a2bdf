/** What the product page shows, made of what the catalogue knows. */

import { toCardText } from "#app/catalogue/card.ts";
import { kindOf } from "#app/catalogue/kind-of.ts";
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductImage, ProductSummary, Section, Specification } from "#app/catalogue/product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { weightOf } from "#app/catalogue/weight.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { sharePicture } from "#app/ui/share-picture.ts";
import { type GalleryItem, toGallery } from "./gallery-items.ts";
import { type KeyFigure, listKeyFigures, toDetails } from "./key-figures.ts";
import { toMetaDescription } from "./meta-description.ts";

/** Of the brief description on a carousel's card. */
const CARD_WORDS = 15;

export interface CarouselCard {
  href: string;
  name: string;
  image: ProductImage | null;
  text: string;
}

export interface ProductView {
  id: number;
  name: string;
  sku: string | null;
  /** Name without the brand, as the page's heading, and the line above it that gives the brand. */
  heading: string;
  kind: string;
  /** Stands under the name; empty where the product has no brief. */
  lead: string;
  stock: Product["stock"];
  path: string;
  /** The list where its like is found. */
  listHref: string;
  crumbs: Crumb[];
  gallery: GalleryItem[];
  figures: KeyFigure[];
  details: { first: Specification[]; rest: Specification[] };
  /** Safe HTML; empty where it says no more than the brief. */
  description: string;
  /** In the maker's order, each once; `content` is safe HTML. */
  features: Section[];
  /** The maker's own sections; `content` is safe HTML. */
  sections: Section[];
  metaDescription: string;
  /** What structured data is made of; prices are seen nowhere else. */
  offered: Pick<
    Product,
    "id" | "name" | "brand" | "sku" | "category" | "stock" | "price" | "salePrice" | "weightKg" | "createdAt"
  > & { description: string; images: string[] };
}

/** What the page needs of others to be made. */
interface Tools {
  toSafeHtml: (text: string) => string;
  /** A general sentence about a feature that comes without one; empty where none is known. */
  toNote: (feature: string) => string;
  /** The shop's name. */
  shop: string;
}

export function toProductView(product: Product, { toSafeHtml, toNote, shop }: Tools): ProductView {
  const path = `/products/${product.slug}`;
  return {
    id: product.id,
    name: toFullName(product),
    sku: product.sku,
    heading: toModel(product),
    kind: toKind(product),
    lead: toPlainText(product.brief),
    stock: product.stock,
    path,
    listHref: product.categorySlug ? `/collections/${product.categorySlug}` : "/search",
    crumbs: toCrumbs(product),
    gallery: toGallery(product),
    figures: listKeyFigures(product),
    details: toDetails(product),
    description: withoutBrief(toSafeHtml(product.description), toPlainText(product.brief)),
    features: uniqueByHeading(product.features).map(({ heading, content }) => ({
      heading,
      content: content ? toSafeHtml(content) : toNote(heading),
    })),
    sections: uniqueByHeading(product.customSections).map(({ heading, content }) => ({
      heading,
      content: toSafeHtml(content),
    })),
    metaDescription: toMetaDescription(product, shop),
    offered: toOffered(product, shop),
  };
}

/**
 * Only machines of one kind are shown to scale: beside a saw a sharpener would be a speck, and its dimension another one.
 * Elsewhere the plain drawing stands, because a figure lettered in it is too small to be read.
 */
export function toCarouselCard(product: ProductSummary, ofOneKind: boolean): CarouselCard {
  const { image: whole, thumbnail } = product;
  const image = ofOneKind && whole?.scale ? whole : thumbnail && { ...thumbnail, scale: null };
  return { href: `/products/${product.slug}`, name: toFullName(product), image, text: toCardText(product, CARD_WORDS) };
}

/** The brief stands above the description: what begins with the same words in a paragraph of their own loses them. */
function withoutBrief(html: string, brief: string): string {
  const [first = ""] = /^<p>.*?<\/p>/s.exec(html) ?? [];
  return first !== "" && toPlainText(first) === brief ? html.slice(first.length).trim() : html;
}

function uniqueByHeading(sections: readonly Section[]): Section[] {
  const plain = sections.map(({ heading, content }) => ({ heading: toPlainText(heading), content }));
  const first = new Map(plain.toReversed().map((section) => [section.heading, section]));
  return plain.filter((section) => section.heading !== "" && first.get(section.heading) === section);
}

/** Whose and what it is, for example "STIHL · Petrol Chainsaws". */
function toKind(product: Product): string {
  return [product.brand, kindOf(product)].filter(Boolean).join(" · ");
}

function toCrumbs(product: Product): Crumb[] {
  const { category } = product;
  return [
    { name: "Home", href: "/" },
    { name: "Products", href: "/search", goesBack: true },
    ...(category ? [{ name: category, href: `/search?${new URLSearchParams({ category })}` }] : []),
    { name: toModel(product) },
  ];
}

function toOffered(product: Product, shop: string): ProductView["offered"] {
  const { id, brand, sku, category, stock, price, salePrice, createdAt, images } = product;
  const shown = images.filter(({ isBlank }) => !isBlank).map(({ url }) => url);
  // Search engines want a raster picture first.
  const pictures = shown.length > 0 ? [sharePicture(`/products/${product.slug}`), ...shown] : [];
  return {
    name: toFullName(product),
    ...{ id, brand, sku, category, stock, price, salePrice, createdAt },
    weightKg: weightOf([...product.specifications, ...product.technicalDetails], product.weightKg),
    description: toMetaDescription(product, shop),
    images: [...new Set(pictures)].filter((url) => !url.startsWith("data:")),
  };
}
