/** The HTML that a description may hold, when it is written and when it is shown. */

/** In the words of sanitize-html. Whoever shows a description may add attributes of its own to links. */
export const DESCRIPTION_MARKUP = {
  allowedTags: [
    ...["p", "div", "br", "b", "strong", "i", "em", "u", "sup", "sub", "code", "ul", "ol", "li", "h3", "h4", "a"],
    ...["blockquote", "pre", "table", "thead", "tbody", "tr", "th", "td"],
  ],
  allowedAttributes: { a: ["href"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
};

/** The page has the two highest headings to itself; lower ones are rarely meant. */
export const DESCRIPTION_HEADINGS = { h1: "h3", h2: "h3", h5: "h4", h6: "h4" };
