/** Records the site's responses and pages, or compares them with a record. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type APIRequestContext, expect, type Page, test } from "playwright/test";
import {
  EXACT_MODELS,
  KINDS,
  PARTS_OF_MACHINES,
  UNSOLD_QUERIES,
} from "../support/shoppers-queries.ts";
import { toComparableHtml } from "./comparable-html.ts";
import { NOW } from "./now.ts";
import { CALLS, PAGES } from "./urls.ts";

const QUERIES = [EXACT_MODELS, KINDS, PARTS_OF_MACHINES, UNSOLD_QUERIES]
  .flat()
  .map((one) => (typeof one === "string" ? one : one[0]));
const WIDTHS = [390, 1440];

/** A file name for a path. */
const nameOf = (path: string) => path.slice(1).replaceAll(/[^\w.-]+/g, "-") || "home";

async function readJson(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  return { status: response.status(), body: await response.json() };
}

test("results of the shoppers' queries", async ({ request }) => {
  const lines: string[] = [];
  for (const search of QUERIES) {
    const query = new URLSearchParams({ search, limit: "24" });
    const { body } = await readJson(request, `/api/products?${query}`);
    const { body: live } = await readJson(
      request,
      `/search/live?${new URLSearchParams({ q: search })}`,
    );
    const { data: found, success: _, ...rest } = body;
    const suggested = live.products.map(({ slug }: { slug: string }) => slug).join(" ");
    const names = found.map(({ id, name }: { id: number; name: string }) => `${id} ${name}`);
    // Each line names its query, and so does a difference.
    lines.push(...[JSON.stringify(rest), ...names, suggested].map((line) => `${search}: ${line}`));
  }
  expect(lines.join("\n")).toMatchSnapshot("search.txt");
});

test("responses of the API", async ({ request }) => {
  for (const path of CALLS) {
    const text = JSON.stringify(await readJson(request, path), null, 1);
    expect.soft(text).toMatchSnapshot([`${nameOf(path)}.json`]);
  }
});

test("every product", async ({ request }) => {
  const { body } = await readJson(request, "/api/products");
  const products: unknown[] = [];
  for (const { id } of body.data)
    products.push((await readJson(request, `/api/products/${id}`)).body);
  expect(JSON.stringify(products, null, 1)).toMatchSnapshot("products.json");
});

test("the content hash of an export, and after its import", () => {
  const site = process.env.FREEZE_SITE;
  test.skip(!site, "Commands run in a checkout only");
  const folder = mkdtempSync(join(tmpdir(), "freeze-"));
  const file = join(folder, "catalogue.jsonl");
  const run = (command: string, dataDir: string) =>
    execFileSync(process.execPath, ["app/api/cli/catalogue.ts", command, file], {
      cwd: site,
      env: {
        ...process.env,
        NODE_OPTIONS: process.env.FREEZE_CLOCK,
        DATA_DIR: dataDir,
        DATA_DIR_NEW: "yes",
      },
      stdio: ["ignore", "pipe", "ignore"],
      encoding: "utf8",
    });
  const contents = [
    run("export", process.env.FREEZE_DATA ?? ""),
    run("import", join(folder, "data")),
  ];
  rmSync(folder, { recursive: true });
  const hashes = contents.map((output) => /Content hash: (\w+)/.exec(output)?.[1]);
  expect(hashes.join("\n")).toMatchSnapshot("content.txt");
});

test("the HTML of pages", async ({ request, baseURL }) => {
  for (const path of PAGES) {
    const response = await request.get(path, { maxRedirects: 0 });
    const { location, "cache-control": cacheControl } = response.headers();
    const head = { status: response.status(), location, cacheControl };
    const text = `${JSON.stringify(head)}\n${toComparableHtml(await response.text(), String(baseURL))}`;
    expect.soft(text).toMatchSnapshot(["html", `${nameOf(path)}.html`]);
  }
});

for (const width of WIDTHS) {
  for (const path of PAGES) {
    test(`${path} at ${width} px`, async ({ page, baseURL }) => {
      await page.clock.setFixedTime(NOW);
      await page.setViewportSize({ width, height: 900 });
      await page.route(
        (url) => url.origin !== baseURL,
        (route) => route.abort(),
      );
      await page.goto(path);
      await showPictures(page);
      await expect(page).toHaveScreenshot([String(width), `${nameOf(path)}.png`], {
        fullPage: true,
      });
    });
  }
}

async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });
  await page.waitForLoadState("networkidle");
}
