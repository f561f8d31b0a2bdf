/** Writes sitemaps as the protocol of sitemaps.org wants them. */

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A list of pages. */
export function toUrlSet(addresses: readonly string[]): string {
  return toXml("urlset", "url", addresses);
}

/** A list of sitemaps. */
export function toIndex(addresses: readonly string[]): string {
  return toXml("sitemapindex", "sitemap", addresses);
}

function toXml(root: string, item: string, addresses: readonly string[]): string {
  const items = addresses.map((address) => `<${item}><loc>${escaped(address)}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join("\n")}\n</${root}>\n`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
