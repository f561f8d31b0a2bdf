/** Public pages contain nothing of the desk: no URLs, scripts or styles. */
import { beforeAll, describe, expect, inject, it } from "vitest";
import { town } from "../support/demonstration.ts";
import { signInToDesk, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { startServer } from "../support/server.ts";

const site = inject("site");

/** One page of each kind. */
const PAGES = [
  "/",
  "/about",
  "/contact",
  "/branches",
  `/locations/${town.slug}`,
  "/collections/chainsaws",
  "/collections/all-categories",
  "/search?q=ms+250",
  "/products/stihl-ms-250",
  "/compare?products=11,12",
  "/warranty",
  "/no/such/page",
];
const MANIFEST = /"(\/assets\/manifest-[\w-]+\.js)"/;
const FILE = /["'(](?:\/assets\/|\.\/)([\w.-]+\.(?:js|css))/g;
const OF_THE_DESK = /routes\/desk|desk-(?!top)\w|"\/desk\/|\.desk\b/;

async function readText(path: string): Promise<string> {
  const response = await fetch(site + path);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

/** Every script and style sheet that a browser can reach from `text`. */
async function collectFiles(
  text: string,
  files = new Map<string, string>(),
): Promise<Map<string, string>> {
  for (const [, name = ""] of text.matchAll(FILE)) {
    if (files.has(name)) continue;
    files.set(name, "");
    files.set(name, await readText(`/assets/${name}`));
    await collectFiles(files.get(name) ?? "", files);
  }
  return files;
}

describe("a public page", () => {
  let files: Map<string, string>;

  beforeAll(async () => {
    files = new Map();
    for (const path of PAGES) await collectFiles((await getPage(site + path)).html, files);
  });

  it.each(PAGES)("%s contains nothing about the desk", async (path) => {
    const { html } = await getPage(site + path);
    expect(html).toMatch(MANIFEST);
    expect(html).not.toMatch(OF_THE_DESK);
  });

  it("lists the scripts and styles of all public pages, and none of the desk", () => {
    const names = [...files.keys()].map((name) => name.replace(/-[\w-]{8}(?=\.(?:js|css)$)/, ""));
    expect(names).toEqual(
      expect.arrayContaining(["home.js", "contact.js", "contact.css", "branches.js"]),
    );
    const traces = [...files].map(([name, text]) => [name, OF_THE_DESK.exec(text)?.[0]]);
    expect(traces.filter(([, trace]) => trace)).toEqual([]);
  });

  it("knows every public route in the browser's router, as the desk's pages do", async () => {
    const [publicRoutes, allRoutes] = await Promise.all(["/", "/desk/sign-in"].map(listRoutes));
    expect(publicRoutes).toEqual(allRoutes?.filter((id) => !id.startsWith("routes/desk/")));
    expect(allRoutes?.length).toBeGreaterThan(publicRoutes?.length ?? 0);
  });
});

async function listRoutes(path: string): Promise<string[]> {
  const [, manifest = ""] = MANIFEST.exec((await getPage(site + path)).html) ?? [];
  const json = (await readText(manifest)).replace(/^window\.__reactRouterManifest=|;$/g, "");
  return Object.keys(JSON.parse(json).routes);
}

it("a page of the desk, even refused or missing, knows the desk's routes", async () => {
  const server = await startServer();
  try {
    const reader = visitDesk(
      server.origin,
      await signInToDesk(server, "reader@example.com", "reader"),
    );
    for (const path of ["/desk/overview", "/desk/people", "/desk/none"]) {
      const [, manifest = ""] = MANIFEST.exec((await reader.get(path)).html) ?? [];
      expect([path, manifest]).toEqual([
        path,
        expect.stringMatching(/^\/assets\/manifest-\w+\.js$/),
      ]);
      const routes = await (await fetch(server.origin + manifest)).text();
      expect(routes.includes("routes/desk/overview/overview")).toBe(true);
    }
  } finally {
    await server.stop();
  }
});
