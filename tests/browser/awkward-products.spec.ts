/** Every page that shows products, with awkward ones, at four widths. */
import { expect, type Page, test } from "playwright/test";
import { awkwardProducts, awkwardResponses } from "../support/awkward-products.ts";
import { type FakeHost, startFakeHost } from "../support/fake-host.ts";
import { findLayoutFaults } from "../support/layout-faults.ts";
import { type Server, startServer } from "../support/server.ts";
import { waitForScripts } from "../support/test.ts";

const WIDTHS = [320, 390, 768, 1440];

let upstream: FakeHost;
let site: Server;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  upstream = await startFakeHost(awkwardResponses());
  site = await startServer({ UPSTREAM_URL: upstream.origin });
});
test.afterAll(async () => {
  await site?.stop();
  await upstream?.stop();
});

/** The page's faults at each width, and in print. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(site.origin + path, { waitUntil: "load" });
  const faults = response?.status() === 200 ? [] : [`${path} answers ${response?.status()}`];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await findLayoutFaults(page)).map((fault) => `${path} at ${width}: ${fault}`));
  }
  await page.setViewportSize({ width: 700, height: 900 });
  await page.emulateMedia({ media: "print" });
  faults.push(...(await findLayoutFaults(page)).map((fault) => `${path} in print: ${fault}`));
  await page.emulateMedia({ media: null });
  return faults;
}

for (const half of [0, 1]) {
  test(`product pages, half ${half + 1}`, async ({ page }) => {
    const faults: string[] = [];
    for (const { what, product } of awkwardProducts.filter(
      ({ product }) => product.id % 2 === half,
    )) {
      faults.push(
        ...(await findFaults(page, `/products/${product.id}`)).map((fault) => `${what}: ${fault}`),
      );
    }
    expect(faults).toEqual([]);
  });
}

test("listing, search and comparison", async ({ page }) => {
  const faults = [
    ...(await findFaults(page, "/collections/awkward?page=2")),
    ...(await findFaults(page, "/search?page=4&compare=1,11")),
  ];
  for (let first = 1; first <= awkwardProducts.length; first += 4) {
    const ids = [first, first + 1, first + 2, first + 3];
    faults.push(...(await findFaults(page, `/compare?products=${ids.join(",")}`)));
  }
  expect(faults).toEqual([]);
});

test("live search", async ({ page }) => {
  const faults: string[] = [];
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.origin, { waitUntil: "load" });
    await waitForScripts(page);
    for (const words of ["unbreak", "heavy"]) {
      const box = page.getByRole("combobox").first();
      if (!(await box.isVisible()))
        await page.getByRole("button", { name: "Search" }).first().click();
      await box.fill(words);
      await expect(page.getByRole("option").first()).toBeVisible();
      faults.push(
        ...(await findLayoutFaults(page, "[role=listbox]")).map(
          (fault) => `${words} at ${width}: ${fault}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});

test("share pictures and structured data", async ({ request }) => {
  const wrong: string[] = [];
  for (const { what, product } of awkwardProducts) {
    const html = await (await request.get(`${site.origin}/products/${product.id}`)).text();
    const say = (fault: string) => wrong.push(`${what}: ${fault}`);
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
      .flatMap(([, json = ""]) => [JSON.parse(json)].flat())
      .flatMap((each) => each["@graph"] ?? [each])
      .find((each) => each["@type"] === "Product");
    if (!data?.name?.trim() || /<[a-z]/i.test(data.description))
      say(`has the data ${JSON.stringify(data)?.slice(0, 200)}`);
    const image =
      /property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const { pathname, search } = new URL(image, site.origin);
    const answer = await request.get(site.origin + pathname + search);
    const png = await answer.body();
    const isPicture =
      answer.status() === 200 && png.readUInt32BE(16) === 1200 && png.readUInt32BE(20) === 630;
    if (!isPicture) say(`${pathname} responds ${answer.status()}`);
  }
  expect(wrong).toEqual([]);
});
