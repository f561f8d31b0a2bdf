/** Makes what an upstream writes as description safe to show: a small list of elements, nothing that runs or fetches. */
import sanitize from "sanitize-html";
import { DESCRIPTION_HEADINGS, DESCRIPTION_MARKUP } from "#app/catalogue/description-markup.ts";

const OPTIONS: sanitize.IOptions = {
  ...DESCRIPTION_MARKUP,
  allowedAttributes: { a: [...DESCRIPTION_MARKUP.allowedAttributes.a, "rel"] },
  transformTags: {
    ...DESCRIPTION_HEADINGS,
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "nofollow noopener" } }),
  },
  // An element that is left with nothing to say would only be air.
  exclusiveFilter: ({ tag, text }) => ["p", "div", "h3", "h4", "li"].includes(tag) && text.trim() === "",
};

/** Elements that part a text by themselves; where there is none, its lines do. */
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|li|table|blockquote|pre|section|article|br)[\s/>]/i;
const TABLE = /<table>[\s\S]*?<\/table>/g;
/** As long as a page of a manual; the rest is not shown. */
const LONGEST = 50_000;

/** HTML from HTML or plain text; blank lines of a text without blocks part paragraphs. Empty for nothing. */
export function toSafeHtml(text: string): string {
  const given = text.slice(0, LONGEST);
  if (BLOCK.test(given)) return withScrollingTables(sanitize(given, OPTIONS).trim());
  return given
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => sanitize(paragraph, OPTIONS).trim().replaceAll("\n", "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}

/** A table that is wider than the page scrolls in a frame of its own, which a keyboard can reach. */
function withScrollingTables(html: string): string {
  return html.replace(
    TABLE,
    (table) => `<div class="prose__table" role="group" aria-label="Table" tabindex="0">${table}</div>`,
  );
}
