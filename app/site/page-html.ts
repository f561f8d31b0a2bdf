/** The HTML of an information page's Markdown. */
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { ShopPictures } from "./pictures.ts";
import { decode } from "./redirects.ts";

/** A section for each heading; a paragraph that is only a link becomes a button. */
export function toHtml(markdown: string, pictures: ShopPictures): string {
  const allowedTags = [...sanitizeHtml.defaults.allowedTags, "img"];
  const marked = new Marked({
    walkTokens(token) {
      // The name of a file in the shop's pictures, also as a path to it; Markdown encodes it.
      const name = token.type === "image" && decode(token.href).replace(/^.*\bpictures\//, "");
      if (name) token.href = pictures.find(name)?.src ?? name;
    },
  });
  const clean = sanitizeHtml(marked.parse(markdown, { async: false }), { allowedTags });
  const sections = clean.split(/(?=<h2>)/).filter((section) => section.trim() !== "");
  return sections
    .map((section) => `<section>${section.trim()}</section>`)
    .join("")
    .replaceAll("<p><a ", '<p><a class="link" ');
}
