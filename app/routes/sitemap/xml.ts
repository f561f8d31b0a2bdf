/** Writes sitemaps in the XML format of sitemaps.org. */
import { escapeXml } from "#app/catalogue/escape-xml.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** A list of pages. */
export function toUrlSet(urls: readonly string[]): string {
  return toXml("urlset", "url", urls);
}

/** A list of sitemaps. */
export function toSitemapIndex(urls: readonly string[]): string {
  return toXml("sitemapindex", "sitemap", urls);
}

function toXml(root: string, item: string, urls: readonly string[]): string {
  const items = urls.map((url) => `<${item}><loc>${escapeXml(url)}</loc></${item}>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join("\n")}\n</${root}>\n`;
}
