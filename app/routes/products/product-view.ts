/** The view of the product page. */

import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { PriceView } from "#app/catalogue/price.ts";
import type { Product, Section, Specification } from "#app/catalogue/product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { weightOf } from "#app/catalogue/weight.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { type HoldName, holdOf } from "#app/ui/people/holds.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { productSharePicture } from "#app/ui/share-picture.ts";
import { type GalleryItem, toGallery } from "./gallery-items.ts";
import { type KeySpecification, listLargeSpecifications, toDetails } from "./key-specifications.ts";
import { toMetaDescription } from "./meta-description.ts";
import { kindNameOf } from "./nearness.ts";

/** A description that takes the brief's place: one paragraph of plain text. */
const SHORT_PARAGRAPH = /^<p>[^<]{1,240}<\/p>$/;

export interface ProductView {
  id: number;
  slug: string;
  name: string;
  sku: string | null;
  /** Name without the brand. */
  heading: string;
  /** Brand and kind, such as "STIHL · Petrol Chainsaws". */
  kind: string;
  /** The brief as plain text; empty for none. */
  lead: string;
  price: PriceView | null;
  stock: Product["stock"];
  path: string;
  /** The list of its category. */
  listHref: string;
  crumbs: Crumb[];
  gallery: GalleryItem[];
  /** How a person holds it. */
  hold: HoldName;
  specifications: KeySpecification[];
  details: { first: Specification[]; rest: Specification[] };
  /** Safe HTML; empty if it only repeats the brief. */
  description: string;
  /** In the maker's order, without duplicates; `content` is safe HTML. */
  features: Section[];
  /** Further sections; `content` is safe HTML. */
  sections: Section[];
  metaDescription: string;
  /** Facts for the structured data. */
  offered: Pick<
    Product,
    | "id"
    | "name"
    | "brand"
    | "sku"
    | "category"
    | "stock"
    | "price"
    | "salePrice"
    | "taxRate"
    | "weightKg"
    | "createdAt"
  > & {
    description: string;
    images: string[];
    /** The specifications that the shop has defined. */
    specifications: { name: string; value: string }[];
  };
}

/** Functions and facts that only the server has. */
interface Tools {
  toSafeHtml: (text: string, tableLabel: string) => string;
  /** An explanation of a feature that has none; empty if none is known. */
  toNote: (feature: string) => string;
  /** The shop's name. */
  shop: string;
  messages: Messages["products"];
  pricing: Pricing;
}

export function toProductView(
  product: Product,
  { toNote, shop, pricing, messages: t, ...tools }: Tools,
): ProductView {
  const path = `/products/${product.slug}`;
  const metaDescription = toMetaDescription(product, shop, t);
  const toSafeHtml = (text: string) => tools.toSafeHtml(text, t.table);
  const description = toSafeHtml(product.description);
  const isLead = SHORT_PARAGRAPH.test(description);
  const specifications = listLargeSpecifications(product);
  return {
    id: product.id,
    slug: product.slug,
    name: toFullName(product),
    sku: product.sku,
    heading: toModel(product),
    kind: toKind(product),
    lead: toPlainText(isLead ? description : product.brief),
    price: pricing.viewOf(product),
    stock: product.stock,
    path,
    listHref: product.categorySlug ? `/collections/${product.categorySlug}` : "/search",
    crumbs: toCrumbs(product, t),
    gallery: toGallery(product, t.videos),
    hold: holdOf(product),
    specifications,
    details: toDetails(product, specifications),
    description: isLead ? "" : withoutBrief(description, toPlainText(product.brief)),
    features: uniqueByHeading(product.features).map(({ heading, content }) => ({
      heading,
      content: content ? toSafeHtml(content) : toNote(heading),
    })),
    sections: uniqueByHeading(product.customSections).map(({ heading, content }) => ({
      heading,
      content: toSafeHtml(content),
    })),
    metaDescription,
    offered: toOffered(product, path, metaDescription),
  };
}

/** Removes a first paragraph that repeats the brief, which is shown above. */
function withoutBrief(html: string, brief: string): string {
  const [first = ""] = /^<p>.*?<\/p>/s.exec(html) ?? [];
  return first !== "" && toPlainText(first) === brief ? html.slice(first.length).trim() : html;
}

function uniqueByHeading(sections: readonly Section[]): Section[] {
  const plain = sections.map(({ heading, content }) => ({
    heading: toPlainText(heading),
    content,
  }));
  const first = new Map(plain.toReversed().map((section) => [section.heading, section]));
  return plain.filter(
    (section) => section.heading !== "" && first.get(section.heading) === section,
  );
}

/** Brand and kind, such as "STIHL · Petrol Chainsaws". */
function toKind(product: Product): string {
  return [product.brand, kindNameOf(product)].filter(Boolean).join(" · ");
}

function toCrumbs(product: Product, t: Messages["products"]): Crumb[] {
  const { category } = product;
  return [
    { name: t.home, href: "/" },
    { name: t.products, href: "/search", goesBack: true },
    ...(category ? [{ name: category, href: `/search?${new URLSearchParams({ category })}` }] : []),
    { name: toModel(product) },
  ];
}

function toOffered(product: Product, path: string, description: string): ProductView["offered"] {
  const { id, brand, sku, category, stock, price, salePrice, taxRate } = product;
  const { createdAt, images } = product;
  const shown = images.filter(({ isBlank }) => !isBlank).map(({ url }) => url);
  // Search engines expect a raster image first.
  const pictures = shown.length > 0 ? [productSharePicture(path), ...shown] : [];
  return {
    name: toFullName(product),
    id,
    brand,
    sku,
    category,
    stock,
    price,
    salePrice,
    taxRate,
    createdAt,
    weightKg: weightOf([...product.specifications, ...product.technicalDetails], product.weightKg),
    description,
    specifications: product.technicalDetails
      .filter(({ key }) => key !== undefined)
      .map(({ name, value }) => ({ name, value })),
    images: [...new Set(pictures)].filter((url) => !url.startsWith("data:")),
  };
}
