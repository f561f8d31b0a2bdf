/** Products of one enquiry. */
export const MAX_PRODUCTS = 8;

/** The contact form for these products, by slug. */
export function enquiryHref(slugs: readonly string[]): string {
  return `/contact?${new URLSearchParams(slugs.map((slug) => ["product", slug]))}`;
}

/** Where a tab keeps the products of its enquiry, by slug. */
const KEPT = "enquiry";

export function keepEnquiry(slugs: readonly string[]): void {
  sessionStorage.setItem(KEPT, slugs.join());
}

/** The contact form for this product and those that the tab keeps. */
export function addToEnquiryHref(slug: string): string {
  const kept = sessionStorage.getItem(KEPT)?.split(",").filter(Boolean) ?? [];
  return enquiryHref([...new Set([...kept, slug])].slice(-MAX_PRODUCTS));
}
