/** Sanitises product descriptions: a few elements, no scripts, no requests. */
import sanitize from "sanitize-html";
import { DESCRIPTION_HEADINGS, DESCRIPTION_MARKUP } from "#app/catalogue/description-markup.ts";

const OPTIONS: sanitize.IOptions = {
  ...DESCRIPTION_MARKUP,
  allowedAttributes: { a: [...DESCRIPTION_MARKUP.allowedAttributes.a, "rel"] },
  transformTags: {
    ...DESCRIPTION_HEADINGS,
    a: (tagName, { href = "" }) => ({ tagName, attribs: { href, rel: "nofollow noopener" } }),
  },
  // Elements without text would leave empty space.
  exclusiveFilter: ({ tag, text }) =>
    ["p", "div", "h3", "h4", "li"].includes(tag) && text.trim() === "",
};

/** Block elements; a text without one is split into paragraphs at blank lines. */
const BLOCK = /<(?:p|div|h[1-6]|ul|ol|li|table|blockquote|pre|section|article|br)[\s/>]/i;
const TABLE = /<table>[\s\S]*?<\/table>/g;
/** Longer descriptions are cut, characters. */
const MAX_LENGTH = 50_000;

/** Safe HTML from HTML or plain text. `tableLabel` is the accessible name of tables. */
export function toSafeHtml(text: string, tableLabel: string): string {
  const html = text.slice(0, MAX_LENGTH);
  if (BLOCK.test(html)) return withScrollingTables(sanitize(html, OPTIONS).trim(), tableLabel);
  return html
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => sanitize(paragraph, OPTIONS).trim().replaceAll("\n", "<br>"))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}

/** Wraps each table in a focusable frame, so that a wide one scrolls by keyboard too. */
function withScrollingTables(html: string, label: string): string {
  return html.replace(
    TABLE,
    (table) =>
      `<div class="prose__table" role="group" aria-label="${label}" tabindex="0">${table}</div>`,
  );
}
