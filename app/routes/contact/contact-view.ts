/** Reads and writes the contact page's URL: subject, products, branch and the message just sent. */

import { MAX_PRODUCTS } from "#app/ui/enquiry-href.ts";

export const MAX_PRODUCT_LENGTH = 500;
export const FORM_ID = "contact-form";
/** The value of a button that adds its own machine, not the one that is typed. */
export const ONE_MACHINE = "one";
const MAX_NAME_LENGTH = 200;

/** How long the URL after a message shows thanks; a later bookmark shows none. */
const THANKS_LAST_MS = 10 * 60_000;

/** The words of a parameter, on one line. */
const toLine = (text: string | null) =>
  (text ?? "").replaceAll(/\s+/g, " ").trim().slice(0, MAX_NAME_LENGTH).trimEnd();

/** `products` are slugs or names; `branch` is a slug. All may be unknown. */
export function parseContactQuery(params: URLSearchParams) {
  const products = new Set(params.getAll("product").map(toLine));
  products.delete("");
  return {
    subject: toLine(params.get("subject")),
    products: [...products].slice(0, MAX_PRODUCTS),
    branch: params.get("branch") ?? "",
    /** Names of products to add. */
    add: toLine(params.get("add")),
  };
}

/** In this order, which is that of the rendered page in every browser. */
const KEPT = ["branch", "product", "subject"];

/** The page's own URL, with what it is about: the form's action too. */
export function toFormAction(params: URLSearchParams): string {
  const kept = new URLSearchParams(
    KEPT.flatMap((name) => params.getAll(name).map((value) => [name, value])),
  );
  return kept.size > 0 ? `/contact?${kept}` : "/contact";
}

/** The URL with other products, and names to add; the subject and the branch stay. */
export function withProducts(
  params: URLSearchParams,
  products: readonly string[],
  add = "",
): string {
  const next = new URLSearchParams(params);
  next.delete("product");
  for (const product of [...new Set(products)].slice(0, MAX_PRODUCTS))
    next.append("product", product);
  return withParams(toFormAction(next), new URLSearchParams(add && { add: toLine(add) }));
}

const withParams = (href: string, more: URLSearchParams) =>
  more.size > 0 ? `${href}${href.includes("?") ? "&" : "?"}${more}` : href;

/** The URL after a message about `about`, with the time of sending and the message's number. */
export function thanksHref(
  now: number,
  about = new URLSearchParams(),
  number: number | null = null,
): string {
  const params = new URLSearchParams({ sent: now.toString(36) });
  if (number !== null) params.set("number", String(number));
  const kept = new URLSearchParams(toFormAction(about).split("?")[1]);
  return withParams(`/contact?${params}`, kept);
}

/** Whether the URL was made for a recent message. */
export function isJustSent(params: URLSearchParams, now: number): boolean {
  const sent = params.get("sent") ?? "";
  const age = /^[0-9a-z]{7,10}$/.test(sent) ? now - Number.parseInt(sent, 36) : Number.NaN;
  return age >= 0 && age <= THANKS_LAST_MS;
}
