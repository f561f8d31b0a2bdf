import type { Page } from "playwright/test";
import { findBranchInTown, listTowns } from "#app/site/towns.ts";
import { shop } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

const [branch] = shop.branches;
const bare = shop.areas.areas.find(
  ({ slug }) => !shop.branches.some(({ district }) => district === slug),
);
if (!branch || !bare) throw new Error("The demonstration has a district without a branch");
const away = listTowns(shop).find(
  ({ town }) => town.pin && town.position && !findBranchInTown(shop, town),
)?.town;
if (!away) throw new Error("The demonstration has a town without a branch");

test("the shop's map links districts to the nearest branch, and names its source", async ({
  page,
}) => {
  await serveMapTiles(page);
  await page.goto("/branches");
  const map = page.getByRole("group", { name: "Our branches, by district" });
  await expect(map.getByRole("link", { name: branch.name, exact: true }).last()).toHaveAttribute(
    "href",
    `/branches#${branch.slug}`,
  );
  await expect(page.getByText("DataMeet India community, CC BY 4.0")).toBeVisible();
  await map.getByRole("link", { name: bare.name }).locator("path").click();
  await expect(page).toHaveURL(`/branches?area=${bare.slug}#nearest`);
  await expect(
    page.getByRole("heading", { name: `Nearest to the centre of ${bare.name} district` }),
  ).toBeVisible();
  await expect(map.locator(".region-map__from")).toHaveText("District centre");
});

test("the map names where distances start, and the nearest branch with its distance", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const districts = shop.areas.areas.map(
    ({ slug }) => [`area=${slug}`, "District centre"] as const,
  );
  for (const [query, caption] of [...districts, [`pin=${away.pin}`, away.pin] as const]) {
    await page.goto(`/branches?${query}`);
    const first = page.locator("#nearest ol > li").first();
    const [name, km] = await first.locator("b, .nearest__km").allTextContents();
    await expect(page.locator(".region-map__branch.is-nearest")).toHaveText(`${name}, ${km}`);
    await expect(page.locator(".region-map__from")).toHaveText(caption ?? "");
    expect(await coveredOn(page), query).toEqual([]);
  }
});

test("both views print the map and every branch, without forms, buttons and live hours", async ({
  page,
}) => {
  await serveMapTiles(page);
  await page.emulateMedia({ media: "print" });
  for (const path of ["/branches", `/branches?area=${bare.slug}`, "/branches?view=map"]) {
    await page.goto(path);
    const map = page.getByRole("group", { name: "Our branches, by district" });
    await expect(map).toBeVisible();
    await expect(map).toHaveCSS("print-color-adjust", "exact");
    const list = page.locator(".branches-place ul > li").filter({ has: page.locator("h2, h3") });
    await expect(list).toHaveCount(shop.branches.length);
    for (const { name, address, phone, hours } of shop.branches) {
      const item = list.filter({ has: page.getByRole("heading", { name, exact: true }) });
      for (const text of [address, phone.text, hours.text])
        await expect(item.getByText(text).first()).toBeVisible();
    }
    const idle = page.locator("main").locator("form, button, .btn, .open-now, .branch-map");
    await expect(idle.filter({ visible: true })).toHaveCount(0);
  }
});

test("every branch has its pin and its name, and nothing covers another", async ({ page }) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/branches");
    expect(await coveredOn(page), `${width} px`).toEqual([]);
  }
});

test("on every town's page nothing covers the town's mark or name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const towns = listTowns(shop).filter(({ town }) => town.position);
  expect(towns.length).toBeGreaterThan(20);
  for (const { town } of towns) {
    await page.goto(`/locations/${town.slug}`);
    const own = findBranchInTown(shop, town);
    // The pin of a branch in the town itself is its mark.
    const mark = own ? ".region-map__branch.is-nearest" : ".region-map__from";
    await expect(page.locator(mark)).toHaveText(own?.name ?? town.name);
    await expect(page.locator(".region-map__from circle")).toHaveCount(own ? 0 : 1);
    expect(await coveredOn(page), town.name).toEqual([]);
  }
});

/** Pairs of pins, names and a town's mark of which one covers the other. */
async function coveredOn(page: Page): Promise<string[]> {
  const boxes = await page
    .locator(
      ".region-map__branch :is(text, path), .region-map__name, .region-map__from :is(text, circle)",
    )
    .evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom, left, right } = one.getBoundingClientRect();
        const kind = one.localName === "circle" ? "the mark" : "a pin";
        return { what: one.textContent || kind, top, bottom, left, right };
      }),
    );
  const names = boxes.map(({ what }) => what);
  expect(names.filter((what) => what === "a pin")).toHaveLength(shop.branches.length);
  for (const { name } of shop.branches)
    expect(names.some((text) => text === name || text.startsWith(`${name}, `))).toBe(true);
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 2 &&
          other.left < one.right - 2 &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2 &&
          // The boxes of two pins side by side overlap at their corners; a mark is above a pin.
          !(one.what === "a pin" && ["a pin", "the mark"].includes(other.what)),
      )
      .map((other) => `${one.what} and ${other.what}`),
  );
}

test("on a phone every branch's name is complete", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/branches");
  const map = page.locator(".region-map > svg");
  const drawn = await map.boundingBox();
  const names = await map.locator(".region-map__branch text").all();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const box = await name.boundingBox();
    expect(box?.x, (await name.textContent()) ?? "").toBeGreaterThanOrEqual(drawn?.x ?? 0);
  }
});
