/** What the product page shows, made of what the catalogue knows. */
import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, ProductImage, ProductSummary, Section, Specification } from "#app/catalogue/product.ts";
import { toCardText, toPlainText, truncate } from "#app/catalogue/text.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { type GalleryItem, toGallery } from "./gallery-items.ts";
import { type KeyFigure, listKeyFigures, toDetails } from "./key-figures.ts";
import { previewPicture } from "./previews/preview-picture.ts";
import type { Offered } from "./structured-data.ts";

/** The specification, document 2 §9. */
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
  brief: string;
  inStock: boolean;
  path: string;
  /** The list where its like is found. */
  listHref: string;
  crumbs: Crumb[];
  gallery: GalleryItem[];
  figures: KeyFigure[];
  details: { first: Specification[]; rest: Specification[] };
  /** Safe HTML. */
  description: string;
  features: Section[];
  /** The maker's own sections; `content` is safe HTML. */
  sections: Section[];
  metaDescription: string;
  /** Address of a raster picture for previews; null where there is none. */
  preview: string | null;
  offered: Offered;
}

export function toProductView(product: Product, toSafeHtml: (text: string) => string): ProductView {
  const path = `/products/${product.slug}`;
  return {
    id: product.id,
    name: toFullName(product),
    sku: product.sku,
    heading: toModel(product),
    kind: toKind(product),
    brief: toPlainText(product.brief),
    inStock: product.inStock,
    path,
    listHref: product.categorySlug ? `/collections/${product.categorySlug}` : "/search",
    crumbs: toCrumbs(product),
    gallery: toGallery(product),
    figures: listKeyFigures(product),
    details: toDetails(product),
    description: toSafeHtml(product.description),
    features: product.features.map(({ heading, content }) => ({
      heading: toPlainText(heading),
      content: toPlainText(content),
    })),
    sections: product.customSections.map(({ heading, content }) => ({
      heading: toPlainText(heading),
      content: toSafeHtml(content),
    })),
    metaDescription: toMetaDescription(product),
    preview: previewPicture(product),
    offered: toOffered(product),
  };
}

export function toCarouselCard(product: ProductSummary): CarouselCard {
  const { slug, brief, image } = product;
  const name = toFullName(product);
  return { href: `/products/${slug}`, name, image, text: toCardText({ brief: toPlainText(brief), name }, CARD_WORDS) };
}

/** Whose and what it is, for example "STIHL · Petrol Chainsaws". */
function toKind({ brand, subcategory, productType, category }: Product): string {
  return [brand, subcategory ?? productType ?? category].filter(Boolean).join(" · ");
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

/** The specification, document 1 §5: plain, at most 160 characters; a generic sentence where that leaves too little. */
function toMetaDescription(product: Product): string {
  const { description, brief } = product;
  const text = toPlainText(description) || toPlainText(brief);
  return text.length > 10
    ? truncate(text, 159)
    : `${toFullName(product)}: its figures, its pictures and where to see it.`;
}

function toOffered(product: Product): Offered {
  const { id, brand, sku, category, inStock, price, salePrice, weightKg, images } = product;
  const preview = previewPicture(product);
  return {
    name: toFullName(product),
    ...{ id, brand, sku, category, inStock, price, salePrice, weightKg },
    description: toMetaDescription(product),
    // Search engines want a raster picture first.
    images: [...new Set([preview, ...images.map((image) => image.url)])].filter((url) => url !== null),
  };
}
