/** Reads an information page of a shop's folder: a YAML head and a Markdown text. */
import { basename, join } from "node:path";
import { Marked } from "marked";
import sanitizeHtml from "sanitize-html";
import type { FolderPictures } from "./pictures.ts";
import { parseData, readText, SiteError } from "./read-file.ts";
import { pageHead } from "./schema/pages.ts";
import type { InfoPage } from "./site.ts";

const PAGE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** The head is YAML between two lines of three hyphens, the text Markdown. */
export function readPage(folder: string, name: string, pictures: FolderPictures): InfoPage {
  const [, head, body] = PAGE.exec(readText(join(folder, name), name)) ?? [];
  if (head === undefined || body === undefined)
    throw new SiteError([
      `${name}:1: must begin with title, lead and group between two lines of three hyphens`,
    ]);
  return {
    slug: basename(name, ".md"),
    ...parseData(head, name, pageHead, 1),
    body: toHtml(body, pictures),
  };
}

/** A section for each heading; a paragraph that is only a link becomes a button. */
function toHtml(markdown: string, pictures: FolderPictures): string {
  const allowedTags = [...sanitizeHtml.defaults.allowedTags, "img"];
  const marked = new Marked({
    walkTokens(token) {
      // The name of a file in the folder's pictures, also as a path to it.
      const name = token.type === "image" && decodeURI(token.href).replace(/^.*\bpictures\//, "");
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
