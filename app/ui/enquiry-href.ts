/** Products of one enquiry. */
export const MAX_PRODUCTS = 8;

/** The contact form for these products, by slug. */
export function enquiryHref(slugs: readonly string[]): string {
  return `/contact?${new URLSearchParams(slugs.map((slug) => ["product", slug]))}`;
}
