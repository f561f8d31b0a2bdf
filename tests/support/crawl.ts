/** Follows every link of a started site. */
import { getPage, type Page } from "./page.ts";

/** Links with a query (filters, choices) are asked for a few times a path, but not followed: they have no end. */
const MOST_QUERIES_A_PATH = 2;
const AT_ONCE = 8;

export interface Crawl {
  /** HTML pages by their path. */
  pages: Map<string, Page>;
  /** What else answered: scripts, styles, pictures; texts as they came. */
  files: Map<string, string>;
  /** Status and path of what did not answer with 200. */
  broken: string[];
  /** What the sitemap lists. */
  listed: string[];
}

export async function crawl(origin: string): Promise<Crawl> {
  const found: Crawl = { pages: new Map(), files: new Map(), broken: [], listed: [] };
  const isNew = takeOnce();
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  found.listed = Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address = ""]) => new URL(address).pathname);
  let next = ["/", ...found.listed].filter(isNew);
  while (next.length > 0) {
    const links: string[] = [];
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const answers = await Promise.all(next.slice(at, at + AT_ONCE).map((path) => visit(origin, path, found)));
      links.push(...answers.flat());
    }
    next = links.filter(isNew);
  }
  return found;
}

function takeOnce(): (path: string) => boolean {
  const asked = new Set<string>();
  const queries = new Map<string, number>();
  return (path) => {
    if (asked.has(path)) return false;
    asked.add(path);
    const [bare = "", query] = path.split("?");
    if (query === undefined || isLaterPage(path)) return true;
    queries.set(bare, (queries.get(bare) ?? 0) + 1);
    return (queries.get(bare) ?? 0) <= MOST_QUERIES_A_PATH;
  };
}

/** Load More's links lead to products that nothing else may link to. */
function isLaterPage(path: string): boolean {
  return /^[^?]+\?page=\d+$/.test(path);
}

async function visit(origin: string, path: string, { pages, files, broken }: Crawl): Promise<string[]> {
  const page = await getPage(origin + path);
  if (page.status !== 200) broken.push(`${page.status} ${path}`);
  if (!page.headers.get("Content-Type")?.includes("html")) {
    files.set(path, page.html);
    return [];
  }
  pages.set(path, page);
  return path.includes("?") && !isLaterPage(path) ? [] : linksOf(page.html);
}

function linksOf(html: string): string[] {
  const links = Array.from(html.matchAll(/\s(?:href|src)="(\/[^"#]*)/g), ([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return [...new Set(links.filter((link) => !link.startsWith("//")))];
}
