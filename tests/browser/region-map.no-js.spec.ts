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
  await expect(
    map.getByRole("link", { name: new RegExp(`^\\d+ ${branch.name}$`) }),
  ).toHaveAttribute("href", `/branches#${branch.slug}`);
  await expect(page.getByText("DataMeet India community, CC BY 4.0")).toBeVisible();
  await map.getByRole("link", { name: bare.name }).locator("path").click();
  await expect(page).toHaveURL(`/branches?area=${bare.slug}#nearest`);
  await expect(
    page.getByRole("heading", { name: `Nearest to the centre of ${bare.name} district` }),
  ).toBeVisible();
  await expect(map.locator(".region-map__from")).toBeVisible();
  await expect(page.locator(".region-map figcaption")).toContainText("District centre");
});

test("beside the map are where distances start, and the nearest branch with its distance", async ({
  page,
}) => {
  const districts = shop.areas.areas.map(
    ({ slug }) => [`area=${slug}`, "District centre"] as const,
  );
  for (const [query, caption] of [...districts, [`pin=${away.pin}`, away.pin] as const]) {
    await page.goto(`/branches?${query}`);
    const first = page.locator("#nearest ol > li").first();
    const [name, km] = await first.locator("b, .nearest__km").allTextContents();
    const key = page.locator(".region-map figcaption");
    await expect(key.locator(".is-nearest")).toContainText(`${name}, ${km}`);
    await expect(key).toContainText(caption ?? "");
    await expect(page.locator(".region-map__branch.is-nearest")).toHaveAttribute(
      "aria-label",
      new RegExp(`^\\d+ ${name}$`),
    );
    await expect(page.locator(".region-map__way")).toHaveCount(1);
  }
});

test("every dot can be tapped, and the list beside the map has its number and name", async ({
  page,
}) => {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 8000 });
    await page.goto("/branches");
    expect(await page.locator(".region-map li").allInnerTexts()).toEqual(
      shop.branches.map(({ name }, index) => expect.stringMatching(`^${index + 1}\\s+${name}$`)),
    );
    expect(await coveredOn(page), `${width} px`).toEqual([]);
  }
});

test("on every town's page no dot covers another, the town's mark or a name", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 8000 });
  const towns = listTowns(shop).filter(({ town }) => town.position);
  expect(towns.length).toBeGreaterThan(20);
  for (const { town } of towns) {
    await page.goto(`/locations/${town.slug}`);
    const own = findBranchInTown(shop, town);
    await expect(page.locator(".region-map .is-nearest").last()).toContainText(own?.name ?? "");
    // The dot of a branch in the town itself is its mark.
    await expect(page.locator(".region-map > svg .region-map__from")).toHaveCount(own ? 0 : 1);
    expect(await coveredOn(page), town.name).toEqual([]);
  }
});

/**
 * In a window as high as the page: dots whose centre is covered, and pairs of dots, names and marks
 * that lie on each other.
 */
async function coveredOn(page: Page): Promise<string[]> {
  return page.locator(".region-map > svg").evaluate((svg) => {
    const inside = svg.getBoundingClientRect();
    const all = [
      ...svg.querySelectorAll(".region-map__branch circle, .region-map__name, svg > circle"),
    ].map((one) => {
      const box = one.getBoundingClientRect();
      const x = box.left + box.width / 2;
      const y = box.top + box.height / 2;
      const link = one.closest("a.region-map__branch");
      return { what: link?.getAttribute("aria-label") ?? one.textContent ?? "", box, x, y, link };
    });
    const isIn = ({ left, right, top, bottom }: DOMRect) =>
      left >= inside.left && right <= inside.right && top >= inside.top && bottom <= inside.bottom;
    const untouched = all.filter(({ box, link, x, y }) => {
      const isHit = !link || link.contains(document.elementFromPoint(x, y));
      return !isHit || !isIn(box);
    });
    const covered = all.flatMap((one, index) =>
      all.slice(index + 1).flatMap((other) => {
        const areDots = one.box.width < 30 && other.box.width < 30;
        const lies = areDots
          ? Math.hypot(one.x - other.x, one.y - other.y) <
            (one.box.width + other.box.width) / 2 - 1.5
          : one.box.left < other.box.right - 1 &&
            other.box.left < one.box.right - 1 &&
            one.box.top < other.box.bottom - 2 &&
            other.box.top < one.box.bottom - 2;
        return lies ? `${one.what} and ${other.what}` : [];
      }),
    );
    return [...untouched.map(({ what }) => `${what} is covered`), ...covered];
  });
}
