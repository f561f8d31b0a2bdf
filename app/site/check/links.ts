/** Finds links to pages that do not exist, and pages without a link to them. */
import { editDistance } from "#app/catalogue/edit-distance.ts";
import { toHtml } from "../page-html.ts";
import type { ShopPictures } from "../pictures.ts";
import { type Documents, type Finding, textsAt, walkAll } from "./walk.ts";

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

interface FoundLink extends Pick<Finding, "document" | "path" | "near"> {
  href: string;
}

interface Page {
  slug: string;
  group: unknown;
  html: string;
}

const linksOfFields = (all: Documents): FoundLink[] =>
  walkAll(all).flatMap(({ document, key, value, path }) =>
    key === "href" && typeof value === "string" ? { document, path, href: value } : [],
  );

/** Links to lists and products, and products whose picture is shown, which the catalogue has. */
export function listCatalogueLinks(all: Documents, pictures: ShopPictures) {
  const named = walkAll(all).flatMap(({ document, key, value, path }): FoundLink[] =>
    /^(?:hoverP|p)roduct$/.test(key) && typeof value === "string"
      ? [{ document, path, href: `/products/${value}` }]
      : [],
  );
  const links = [...linksOfFields(all), ...listPages(all, pictures).flatMap(linksOf), ...named];
  return links.flatMap(({ href, ...place }) => {
    const path = pathOf(href) ?? "";
    const [, kind, slug] = /^\/(collections|products)\/([^/]+)$/.exec(path) ?? [];
    if (!slug || slug === "all-categories") return [];
    return { ...place, kind: kind as "collections" | "products", slug };
  });
}

export function checkLinks(all: Documents, pictures: ShopPictures): Finding[] {
  const pages = listPages(all, pictures);
  const fromFields = linksOfFields(all);
  const fromPages = pages.map((page) => ({ ...page, links: linksOf(page) }));
  const links = [...fromFields, ...fromPages.flatMap(({ links }) => links)];
  const dead = links.flatMap(({ href, ...place }) => {
    const path = pathOf(href);
    if (path === null || exists(path, all)) return [];
    const verb = place.near ? "has a link to" : "leads to";
    return { ...place, message: `${verb} ${path}, which does not exist. ${adviseFor(path, all)}` };
  });
  return [
    ...dead,
    ...listHiddenPages(pages, all),
    ...listMissingPictures(pages, pictures),
    ...(all.has("menus") ? listUnlinkedPages(fromFields, fromPages) : []),
  ];
}

function listPages(all: Documents, pictures: ShopPictures): Page[] {
  return Array.from(all).flatMap(([name, content]) => {
    if (!name.startsWith("pages/")) return [];
    const { group, body } = Object(content) as Record<string, unknown>;
    const html = typeof body === "string" ? toHtml(body, pictures) : "";
    return { slug: name.slice("pages/".length), group, html };
  });
}

const inPage = (slug: string) => ({ document: `pages/${slug}`, path: ["body"] });

function linksOf({ slug, html }: Page): FoundLink[] {
  return attributesOf(html, "href").map((near) => ({
    ...inPage(slug),
    near,
    href: URL.parse(near, `https://site.invalid/${slug}`)?.href ?? "",
  }));
}

/** The path without this site's host; null for pages of other sites. */
function pathOf(href: string): string | null {
  const path = href.replace("https://site.invalid/", "/");
  if (!path.startsWith("/")) return null;
  const [plain = ""] = path.split(/[?#]/);
  return `/${plain.split("/").filter(Boolean).join("/")}`;
}

/** The check of a folder has no catalogue with lists and products. */
function exists(path: string, all: Documents): boolean {
  const [first = "", second] = path.slice(1).split("/");
  if (first === "") return true;
  if (first === "about") return all.has("about");
  if (first === "locations") return townsIn(all).includes(second ?? "");
  if (first === "collections" || first === "products") return second !== undefined;
  return OWN_PATHS.includes(first) || all.has(`pages${path}`);
}

const townsIn = (all: Documents) =>
  textsAt(all, "areas", /^areas\.\d+\.(cities\.\d+\.)?slug$/).map(({ text }) => text);

function adviseFor(path: string, all: Documents): string {
  const pages = [...all.keys()].filter((name) => name.startsWith("pages/"));
  const paths = [
    ...pages.map((name) => name.slice("pages".length)),
    ...townsIn(all).map((town) => `/locations/${town}`),
  ];
  const meant = paths.find((page) => editDistance(page, path) <= 2);
  return meant ? `Did you mean ${meant}?` : "Correct the link, or add the page";
}

/** Pages with the URL of another page of the site, which takes precedence. */
function listHiddenPages(pages: readonly Page[], all: Documents): Finding[] {
  const languages = textsAt(all, "company", /^languages/).map(({ text }) => text);
  return pages
    .filter(({ slug }) => OWN_PATHS.includes(slug) || languages.includes(slug))
    .map(({ slug }) => ({
      document: `pages/${slug}`,
      path: [],
      message: `is never shown, because the site already has a page /${slug}. Rename it`,
    }));
}

/** Pictures that a page names and the shop does not have: `toHtml` has replaced the others. */
function listMissingPictures(pages: readonly Page[], pictures: ShopPictures): Finding[] {
  return pages.flatMap(({ slug, html }) =>
    attributesOf(html, "src")
      .filter((src) => !/^(?:https?:|\/)/.test(src))
      .filter((src) => !pictures.errors.some((error) => error.includes(`/${src}:`)))
      .map((near) => ({
        ...inPage(slug),
        near,
        message: `names the picture ${near}, which is not in the pictures folder`,
      })),
  );
}

function attributesOf(html: string, name: "href" | "src"): string[] {
  return Array.from(html.matchAll(new RegExp(` ${name}="([^"]*)"`, "g")), ([, value = ""]) =>
    value.replaceAll("&amp;", "&"),
  );
}

/** Pages of one group link to each other. */
function listUnlinkedPages(
  fromFields: readonly FoundLink[],
  pages: readonly (Page & { links: readonly FoundLink[] })[],
): Finding[] {
  const reached = new Set(LINKED_BY_CONTACT);
  const follow = (links: readonly FoundLink[]) => {
    for (const { href } of links) reached.add((pathOf(href) ?? "").slice(1));
  };
  follow(fromFields);
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { slug, links } of pages) if (reached.has(slug)) follow(links);
    const groups = pages.filter(({ slug }) => reached.has(slug)).map(({ group }) => group);
    for (const { slug, group } of pages) if (groups.includes(group)) reached.add(slug);
  }
  return pages
    .filter(({ slug }) => !reached.has(slug) && !OWN_PATHS.includes(slug))
    .map(({ slug }) => ({
      document: `pages/${slug}`,
      path: [],
      message: `no menu or page links to it. Add a link to /${slug}`,
      isWarning: true,
    }));
}
