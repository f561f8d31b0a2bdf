/** The HTML that a description may contain, when it is stored and when it is shown. */

/** Options of sanitize-html. Pages may add attributes to links. */
export const DESCRIPTION_MARKUP = {
  allowedTags: [
    "p",
    "div",
    "br",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "sup",
    "sub",
    "code",
    "ul",
    "ol",
    "li",
    "h3",
    "h4",
    "a",
    "blockquote",
    "pre",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** The page uses the two highest levels of headings; lower ones are rare. */
export const DESCRIPTION_HEADINGS = { h1: "h3", h2: "h3", h5: "h4", h6: "h4" };
