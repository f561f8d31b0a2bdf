/** Each script of the public pages fails in turn: the page stays as it was served. */
import type { Page } from "playwright/test";
import { town } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

/** A page of each route, and each page with a further script. */
const PAGES = [
  "/",
  "/about",
  "/contact",
  "/branches",
  "/branches?view=map",
  "/collections",
  "/collections/all-categories",
  "/collections/chainsaws",
  "/collections/subcategory?subcategory_id=5",
  "/search?q=saw",
  "/products/stihl-ms-250",
  "/compare?products=1,11",
  `/locations/${town.slug}`,
  "/warranty",
  "/no/such/page",
];

// Messages of the browser about failed scripts.
test.use({ expectedError: /Failed to (?:load|fetch)|status of 404/ });

interface LoadedScript {
  script: string;
  /** The first page that loads it. */
  path: string;
  heading: string;
}

async function findScripts(page: Page): Promise<LoadedScript[]> {
  const found = new Map<string, LoadedScript>();
  let requested: string[] = [];
  page.on(
    "request",
    (request) => request.url().endsWith(".js") && requested.push(new URL(request.url()).pathname),
  );
  for (const path of PAGES) {
    requested = [];
    await page.goto(path, { waitUntil: "load" });
    if (path.includes("map")) await expect(page.locator(".leaflet-marker-icon")).not.toHaveCount(0);
    const heading = await page.getByRole("heading", { level: 1 }).innerText();
    for (const script of requested)
      if (!found.has(script)) found.set(script, { script, path, heading });
  }
  return [...found.values()];
}

/** The scripts of page routes, as the router knows them. */
async function listPageScripts(page: Page): Promise<string[]> {
  const modules = await page.evaluate(() => {
    const { routes }: { routes: Record<string, { module: string }> } = Reflect.get(
      window,
      "__reactRouterManifest",
    );
    return Object.values(routes).map(({ module }) => module);
  });
  const texts = await Promise.all(
    modules.map(async (module) => (await page.request.get(module)).text()),
  );
  return modules.filter((_, index) => /\bdefault\b/.test(texts[index] ?? ""));
}

test("if any script of a page fails, the served content stays", async ({ page }) => {
  test.slow();
  await serveMapTiles(page);
  const found = await findScripts(page);
  const pageScripts = await listPageScripts(page);
  expect(pageScripts.length).toBeGreaterThan(10);
  expect(found.map(({ script }) => script)).toEqual(expect.arrayContaining(pageScripts));

  for (const { script, path, heading } of found) {
    await page.route(`**${script}`, (route) => route.abort());
    const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(script));
    await page.goto(path, { waitUntil: "commit" });
    await failed;
    await page.waitForLoadState();
    await expect(page.getByRole("heading", { level: 1 }), `${path} without ${script}`).toHaveText(
      heading,
    );
    await page.unroute(`**${script}`);
  }
});
