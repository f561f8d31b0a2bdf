/** Finds links to pages that do not exist, and pages without a link to them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { editDistance } from "#app/catalogue/edit-distance.ts";
import { toFileAndLine } from "../read-file.ts";
import { type Findings, type FolderData, listData } from "./folder-data.ts";
import { walk } from "./walk.ts";

/** First path segments that the site uses itself. */
export const OWN_PATHS: readonly string[] = [
  "about",
  "api",
  "assets",
  "branches",
  "collections",
  "compare",
  "contact",
  "desk",
  "drawings",
  "health",
  "list",
  "locations",
  "metrics",
  "outline.json",
  "previews",
  "products",
  "ready",
  "robots.txt",
  "search",
  "site",
  "sitemap.xml",
  "uploads",
];

/** Pages that the contact page links to. */
const LINKED_BY_CONTACT = ["warranty", "returns"];

interface FoundLink {
  /** File and line. */
  at: string;
  /** The element with the link, named in messages. */
  name: string;
  href: string;
}

export function checkLinks(data: FolderData): Findings {
  const fromFiles = linksOfFiles(data);
  const fromPages = data.pages.map((page) => ({ slug: page.slug, links: linksOfPage(data, page) }));
  const dead = [...fromFiles, ...fromPages.flatMap(({ links }) => links)].flatMap((link) => {
    const path = pathOf(link.href);
    return path === null || exists(path, data) ? [] : toError(link, path, data);
  });
  return {
    errors: [...dead, ...listHiddenPages(data), ...listMissingPictures(data)],
    warnings: listUnlinkedPages(data, fromFiles, fromPages),
  };
}

function linksOfFiles(data: FolderData): FoundLink[] {
  return listData(data).flatMap(([file, content]) =>
    walk(content).flatMap(({ key, value, path }) =>
      key === "href" && typeof value === "string"
        ? {
            // Only an error needs the line.
            get at() {
              return toFileAndLine(data.folder, file, path);
            },
            name: path.join("."),
            href: value,
          }
        : [],
    ),
  );
}

function linksOfPage(
  { folder }: FolderData,
  { slug, body }: { slug: string; body: string },
): FoundLink[] {
  return attributesOf(body, "href").map((href) => ({
    get at() {
      return toPageLine(folder, slug, href);
    },
    name: "the link",
    href: URL.parse(href, `https://site.invalid/${slug}`)?.href ?? "",
  }));
}

/** The path without this site's host; null for pages of other sites. */
function pathOf(href: string): string | null {
  const path = href.replace("https://site.invalid/", "/");
  return path.startsWith("/") ? withoutLastSlashes(path.replace(/[?#].*$/, "")) : null;
}

/** Lists and products are in the catalogue, which this check does not read. */
function exists(path: string, { files, pageSlugs }: FolderData): boolean {
  const [first = "", second] = path.slice(1).split("/");
  if (first === "") return true;
  if (first === "about") return files.about !== null;
  if (first === "locations") return townsIn(files.areas).includes(second ?? "");
  if (first === "collections" || first === "products") return second !== undefined;
  return OWN_PATHS.includes(first) || pageSlugs.some((slug) => path === `/${slug}`);
}

function townsIn(areas: unknown): string[] {
  return walk(areas).flatMap(({ value, path }) =>
    typeof value === "string" && /^areas\.\d+\.(cities\.\d+\.)?slug$/.test(path.join("."))
      ? value
      : [],
  );
}

function toError({ at, name }: FoundLink, path: string, { files, pageSlugs }: FolderData): string {
  const pages = [...pageSlugs, ...townsIn(files.areas).map((town) => `locations/${town}`)];
  const meant = pages.find((page) => editDistance(`/${page}`, path) <= 2);
  const advice = meant ? `Did you mean /${meant}?` : "Correct the link, or add the page";
  return `${at}: ${name} leads to ${path}, which does not exist. ${advice}`;
}

/** Files with the URL of another page of the site, which takes precedence. */
function listHiddenPages({ pageSlugs }: FolderData): string[] {
  return pageSlugs
    .filter((slug) => OWN_PATHS.includes(slug))
    .map(
      (slug) =>
        `pages/${slug}.md: is never shown, because the site already has a page /${slug}. Rename the file`,
    );
}

/** Pictures that a page names and the folder does not have: `readPage` has replaced the others. */
function listMissingPictures({ folder, pages, pictures }: FolderData): string[] {
  return pages.flatMap(({ slug, body }) =>
    attributesOf(body, "src")
      .filter((src) => !/^(?:https?:|\/)/.test(src))
      .filter((src) => !pictures.errors.some((error) => error.includes(`/${src}:`)))
      .map(
        (src) =>
          `${toPageLine(folder, slug, src)}: the picture ${src} is not in the pictures folder`,
      ),
  );
}

function attributesOf(html: string, name: "href" | "src"): string[] {
  return Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), ([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

function toPageLine(folder: string, slug: string, text: string): string {
  const name = `pages/${slug}.md`;
  const lines = readFileSync(join(folder, name), "utf8").split("\n");
  const index = lines.findIndex((line) => line.includes(text) || line.includes(decodeURI(text)));
  return index < 0 ? name : `${name}:${index + 1}`;
}

/** A site without `menus.yaml` links to all pages. Pages of one group link to each other. */
function listUnlinkedPages(
  { files, pages }: FolderData,
  fromFiles: readonly FoundLink[],
  fromPages: readonly { slug: string; links: readonly FoundLink[] }[],
): string[] {
  if (files.menus === null) return [];
  const reached = new Set(LINKED_BY_CONTACT);
  const follow = (links: readonly FoundLink[]) => {
    for (const { href } of links) reached.add((pathOf(href) ?? "").slice(1));
  };
  follow(fromFiles);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { slug, links } of fromPages) if (reached.has(slug)) follow(links);
    const groups = pages.filter(({ slug }) => reached.has(slug)).map(({ group }) => group);
    for (const { slug, group } of pages) if (groups.includes(group)) reached.add(slug);
  }
  return pages
    .filter(({ slug }) => !reached.has(slug) && !OWN_PATHS.includes(slug))
    .map(({ slug }) => `pages/${slug}.md: no menu or page links to it. Add a link to /${slug}`);
}

/** Runs in linear time, unlike the regular expression `/+$`. */
function withoutLastSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
