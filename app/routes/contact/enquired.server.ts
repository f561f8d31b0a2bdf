/** Finds the products that the contact page's URL names, and those to add. */
import { redirect } from "react-router";
import { toFullName } from "#app/catalogue/model.ts";
import type { ProductSummary } from "#app/catalogue/product.ts";
import { MAX_PRODUCTS } from "#app/ui/enquiry-href.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { findNamed } from "../find-named.server.ts";
import { parseContactQuery, withProducts } from "./contact-view.ts";
import type { EnquiredProduct } from "./enquiry.tsx";

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}._~-]*$/u;

/** The URL with the products that a text names; names without a product stay in `add`. */
export async function addNamed(upstream: Upstream, params: URLSearchParams, text: string) {
  const { products, similar, missing } = await findNamed(upstream, text);
  const chosen = parseContactQuery(params).products;
  const slugs = products.map(({ slug }) => slug);
  return {
    similar,
    missing,
    isAny: slugs.length > 0,
    isNew: chosen.length < MAX_PRODUCTS && slugs.some((slug) => !chosen.includes(slug)),
    href: withProducts(params, [...chosen, ...slugs], missing),
  };
}

/** Redirects to the URL with the products that `add` names. */
export async function findEnquired(upstream: Upstream, params: URLSearchParams) {
  const { products, add } = parseContactQuery(params);
  const { similar, isAny, href } = await addNamed(upstream, params, add);
  if (isAny) throw redirect(href);
  const found = await Promise.all(
    products.map(async (name) => (SLUG.test(name) ? upstream.optional.findProduct(name) : null)),
  );
  return {
    products: found.flatMap((product, index) =>
      product ? { ...toEnquired(product), slug: products[index] ?? "" } : [],
    ),
    /** Names without a product. */
    others: products.filter((_, index) => !found[index]),
    similar: similar.map(toEnquired),
  };
}

function toEnquired(product: ProductSummary): EnquiredProduct {
  const { slug, sku, id, thumbnail } = product;
  return { slug, name: `${toFullName(product)} (${sku ?? id})`, image: thumbnail };
}
