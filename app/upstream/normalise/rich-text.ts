/** Cleans a description's markup down to what a text needs, whoever wrote it. */
import sanitize from "sanitize-html";

/** Sanitised HTML: paragraphs, lists, headings, emphasis, tables and links. Plain text passes, escaped. */
export function toRichText(html: string): string {
  return sanitize(html, {
    allowedTags: [
      "p",
      "br",
      "ul",
      "ol",
      "li",
      "strong",
      "b",
      "em",
      "i",
      "h3",
      "h4",
      "h5",
      "a",
      "table",
      "tbody",
      "thead",
      "tr",
      "th",
      "td",
    ],
    allowedAttributes: { a: ["href"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    // The page has its own h1 and h2.
    transformTags: { h1: "h3", h2: "h3" },
  }).trim();
}
