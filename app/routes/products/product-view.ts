/** The view of the product page. */

import { toFullName, toModel } from "#app/catalogue/model.ts";
import type { Product, Section } from "#app/catalogue/product.ts";
import { toPlainText } from "#app/catalogue/text.ts";
import { weightOf } from "#app/catalogue/weight.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import type { Crumb } from "#app/ui/breadcrumb.tsx";
import { holdOf } from "#app/ui/people/holds.ts";
import type { Pricing } from "#app/ui/price-view.ts";
import { productSharePicture } from "#app/ui/share-picture.ts";
import { toGallery } from "./gallery-items.ts";
import { listLargeSpecifications, toDetails } from "./key-specifications.ts";
import { toMetaDescription } from "./meta-description.ts";
import { kindNameOf } from "./nearness.ts";

/** A description that takes the brief's place: one paragraph of plain text. */
const SHORT_PARAGRAPH = /^<p>[^<]{1,240}<\/p>$/;

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
) {
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
    /** The name without the brand. */
    heading: toModel(product),
    /** Brand and kind, such as "STIHL · Petrol Chainsaws". */
    kind: [product.brand, kindNameOf(product)].filter(Boolean).join(" · "),
    /** The brief as plain text; empty for none. */
    lead: toPlainText(isLead ? description : product.brief),
    price: pricing.viewOf(product),
    stock: product.stock,
    path,
    /** The list of its category. */
    listHref: product.categorySlug ? `/collections/${product.categorySlug}` : "/search",
    crumbs: toCrumbs(product, t),
    gallery: toGallery(product, t.videos),
    /** How a person holds it. */
    hold: holdOf(product),
    specifications,
    details: toDetails(product, specifications),
    /** Safe HTML, as that of features and sections; empty if it only repeats the brief. */
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
    /** Facts for the structured data. */
    offered: toOffered(product, path, metaDescription),
  };
}

export type ProductView = ReturnType<typeof toProductView>;

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
  const headings = plain.map(({ heading }) => heading);
  return plain.filter(({ heading }, at) => heading !== "" && headings.indexOf(heading) === at);
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

function toOffered(product: Product, path: string, description: string) {
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
    /** The specifications that the shop has defined. */
    specifications: product.technicalDetails
      .filter(({ key }) => key !== undefined)
      .map(({ name, value }) => ({ name, value })),
    images: [...new Set(pictures)].filter((url) => !url.startsWith("data:")),
  };
}
