import { beforeAll, expect, inject, it } from "vitest";
import { getPage, type Page } from "../support/page.ts";
import { findHtmlFaults } from "../support/valid-html.ts";

const site = inject("site");

/** Links with a query (filters, choices) are asked for a few times a path, but not followed: they have no end. */
const MOST_QUERIES_A_PATH = 2;
const AT_ONCE = 8;

const pages = new Map<string, Page>();
const broken: string[] = [];
const invalid: string[] = [];
let listed: string[] = [];

beforeAll(async () => {
  const asked = new Set<string>();
  const queries = new Map<string, number>();
  const isNew = (path: string) => {
    if (asked.has(path)) return false;
    asked.add(path);
    const [bare = "", query] = path.split("?");
    if (query === undefined || isLaterPage(path)) return true;
    queries.set(bare, (queries.get(bare) ?? 0) + 1);
    return (queries.get(bare) ?? 0) <= MOST_QUERIES_A_PATH;
  };
  const xml = await (await fetch(`${site}/sitemap.xml`)).text();
  listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  let next = ["/", ...listed].filter(isNew);
  while (next.length > 0) {
    const found: string[] = [];
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const answers = await Promise.all(next.slice(at, at + AT_ONCE).map(visit));
      found.push(...answers.flat());
    }
    next = found.filter(isNew);
  }
}, 600_000);

/** Load More's links lead to products that nothing else may link to. */
function isLaterPage(path: string): boolean {
  return /^[^?]+\?page=\d+$/.test(path);
}

async function visit(path: string): Promise<string[]> {
  const page = await getPage(site + path);
  if (page.status !== 200) broken.push(`${page.status} ${path}`);
  if (!page.headers.get("Content-Type")?.includes("html")) return [];
  pages.set(path, page);
  for (const fault of await findHtmlFaults(page.html)) invalid.push(`${path}: ${fault}`);
  return path.includes("?") && !isLaterPage(path) ? [] : linksOf(page.html);
}

function linksOf(html: string): string[] {
  const links = Array.from(html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g), ([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return [...new Set(links.filter((link) => !link.startsWith("//")))];
}

function isCanonical(path: string, page: Page): boolean {
  return !path.includes("?") && page.canonical !== null && new URL(page.canonical).pathname === path && !page.noindex;
}

it("every link of the site answers, and by itself: none leads to another", () => {
  expect(pages.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

it("every page is valid HTML", () => {
  expect(invalid).toEqual([]);
});

it("the sitemap holds every canonical page, and nothing else", () => {
  const canonical = [...pages].flatMap(([path, page]) => (isCanonical(path, page) ? [path] : []));
  expect([...listed].sort()).toEqual(canonical.sort());
});

it("no two canonical pages share a title or a description", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const [path, page] of pages) {
    if (!isCanonical(path, page)) continue;
    const description = /<meta name="description" content="([^"]*)"/.exec(page.html)?.[1] ?? "";
    for (const text of [page.title, description]) {
      if (!text || seen.has(text)) shared.push(`${path} and ${seen.get(text)}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(shared).toEqual([]);
});
