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
  exclusiveFilter: ({ tag, text }) => ["p", "h3", "h4", "li"].includes(tag) && text.trim() === "",
};

const MARKUP = /<\/?[a-z][^>]*>/i;

/** HTML from HTML or plain text; blank lines of plain text part paragraphs. Empty for nothing. */
export function toSafeHtml(text: string): string {
  if (MARKUP.test(text)) return sanitize(text, OPTIONS).trim();
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => `<p>${sanitize(paragraph, { allowedTags: [] }).replaceAll("\n", "<br>")}</p>`)
    .join("");
}
