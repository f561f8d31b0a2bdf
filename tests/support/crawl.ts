/** Follows every link of a started site. */
import { getPage, type Page } from "./page.ts";

/**
 * Links with a query (filters, choices) are requested twice a path, and not followed: they are
 * endless.
 */
const MAX_QUERIES_A_PATH = 2;
const AT_ONCE = 8;

export interface Crawl {
  /** HTML pages by path. */
  pages: Map<string, Page>;
  /** Other responses as text: scripts, styles, pictures. */
  files: Map<string, string>;
  /** Status and path of each response other than 200. */
  broken: string[];
  /** Paths in the sitemap. */
  listed: string[];
}

export async function crawl(origin: string): Promise<Crawl> {
  const result: Crawl = { pages: new Map(), files: new Map(), broken: [], listed: [] };
  const isNew = takeOnce();
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  result.listed = Array.from(
    xml.matchAll(/<loc>([^<]*)<\/loc>/g),
    ([, url = ""]) => new URL(url).pathname,
  );
  let next = ["/", ...result.listed].filter(isNew);
  while (next.length > 0) {
    const links: string[] = [];
    for (let at = 0; at < next.length; at += AT_ONCE) {
      const answers = await Promise.all(
        next.slice(at, at + AT_ONCE).map((path) => visit(origin, path, result)),
      );
      links.push(...answers.flat());
    }
    next = links.filter(isNew);
  }
  return result;
}

function takeOnce(): (path: string) => boolean {
  const seen = new Set<string>();
  const queries = new Map<string, number>();
  return (path) => {
    if (seen.has(path)) return false;
    seen.add(path);
    const [bare = "", query] = path.split("?");
    if (query === undefined || isLaterPage(path)) return true;
    queries.set(bare, (queries.get(bare) ?? 0) + 1);
    return (queries.get(bare) ?? 0) <= MAX_QUERIES_A_PATH;
  };
}

/** Load More links to products that may have no other link. */
function isLaterPage(path: string): boolean {
  return /^[^?]+\?page=\d+$/.test(path);
}

async function visit(
  origin: string,
  path: string,
  { pages, files, broken }: Crawl,
): Promise<string[]> {
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
