/** Reads a further page of the dealer's folder: a head in YAML, a text in Markdown. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { marked } from "marked";
import sanitizeHtml from "sanitize-html";
import { parseData, SiteMistake } from "./read-file.ts";
import { pageHead } from "./schema/pages.ts";
import type { InfoPage } from "./site.ts";

const PAGE = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s;

/** Its head is YAML between two lines of three hyphens, its text Markdown. */
export function readPage(folder: string, name: string): InfoPage {
  const [, head, body] = PAGE.exec(readFileSync(join(folder, name), "utf8")) ?? [];
  if (head === undefined || body === undefined)
    throw new SiteMistake([`${name}:1: must begin with title, lead and group between two lines of three hyphens`]);
  return {
    slug: basename(name, ".md"),
    ...parseData(head, name, pageHead, 1),
    body: toHtml(body),
  };
}

/** A section for each heading; a link that stands alone is set as one. */
function toHtml(markdown: string): string {
  const allowedTags = [...sanitizeHtml.defaults.allowedTags, "img"];
  const clean = sanitizeHtml(marked.parse(markdown, { async: false }), { allowedTags });
  const sections = clean.split(/(?=<h2>)/).filter((section) => section.trim() !== "");
  return sections
    .map((section) => `<section>${section.trim()}</section>`)
    .join("")
    .replaceAll("<p><a ", '<p><a class="link" ');
}
