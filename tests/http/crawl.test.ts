import { beforeAll, expect, inject, it } from "vitest";
import { type Crawl, crawl } from "../support/crawl.ts";
import { getPage, type Page } from "../support/page.ts";
import { findHtmlFaults } from "../support/valid-html.ts";

const site = inject("site");

/** No page links to these. */
const UNLINKED = [
  "/collections/no-such-list",
  "/search?q=xylophone",
  "/products/no-such-saw",
  "/compare?products=1,11,16,18&only=differences",
  "/no-such-page",
];

const invalid: string[] = [];
let { pages, broken, listed }: Crawl = {
  pages: new Map(),
  files: new Map(),
  broken: [],
  listed: [],
};

beforeAll(async () => {
  ({ pages, broken, listed } = await crawl(site));
  const others = UNLINKED.map(async (path) => [path, await getPage(site + path)] as const);
  // Pages in Malayalam have the elements of those in English: a tenth of them is checked.
  const checked = [...pages].filter(([path], at) => !path.startsWith("/ml/") || at % 10 === 0);
  for (const [path, { html }] of [...checked, ...(await Promise.all(others))]) {
    for (const fault of await findHtmlFaults(html)) invalid.push(`${path}: ${fault}`);
  }
}, 600_000);

function isCanonical(path: string, page: Page): boolean {
  return (
    !path.includes("?") &&
    page.canonical !== null &&
    new URL(page.canonical).pathname === path &&
    !page.noindex
  );
}

it("every link of the site opens a page directly, without a redirect", () => {
  expect(pages.size).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

it("every link to a fragment finds it", () => {
  const lost: string[] = [];
  for (const [path, { html }] of pages) {
    for (const [, target = "", id = ""] of html.matchAll(/\shref="([^"#]*)#([^"]+)"/g)) {
      const page = pages.get(target === "" ? path : target.replaceAll("&amp;", "&"));
      if (page && !page.html.includes(`id="${id}"`)) lost.push(`${path}: ${target}#${id}`);
    }
  }
  expect(lost).toEqual([]);
});

it("every page is valid HTML", () => {
  expect(invalid).toEqual([]);
});

it("the sitemap lists every canonical page, and nothing else", () => {
  const canonical = [...pages].flatMap(([path, page]) => (isCanonical(path, page) ? [path] : []));
  expect([...listed].sort()).toEqual(canonical.sort());
});

it("every page in Malayalam leads to others in Malayalam, except by its links to English", () => {
  const strays: string[] = [];
  for (const [path, { html }] of pages) {
    if (!/^\/ml(?:\/|\?|$)/.test(path)) continue;
    for (const [tag] of html.matchAll(/<(?:a|form|button) [^<>]*>/g)) {
      const [, target = ""] = / (?:href|action|formaction)="(\/[^"]*)/i.exec(tag) ?? [];
      const isFree = / hreflang="en-IN"/i.test(tag) || /^(?:\/(?:site|uploads)\/.*)?$/.test(target);
      if (!isFree && !/^\/ml(?:[/?#]|$)/.test(target)) strays.push(`${path}: ${tag}`);
    }
  }
  expect([...pages.keys()].filter((path) => path.startsWith("/ml")).length).toBeGreaterThan(500);
  expect(strays).toEqual([]);
});

it("no two canonical pages of a language share a title or a description", () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const [path, page] of pages) {
    if (!isCanonical(path, page)) continue;
    const description = /<meta name="description" content="([^"]*)"/.exec(page.html)?.[1] ?? "";
    const [lang] = / lang="[^"]*"/.exec(page.html) ?? [];
    for (const words of [page.title, description]) {
      const text = words && `${lang} ${words}`;
      if (!text || seen.has(text)) shared.push(`${path} and ${seen.get(text)}: ${text}`);
      seen.set(text, path);
    }
  }
  expect(shared).toEqual([]);
});
