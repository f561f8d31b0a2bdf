import type { Page } from "playwright/test";
import { dateIn } from "#app/site/holidays.ts";
import { findOpening, listOpenings } from "#app/site/opening-hours.ts";
import { telHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";
import { listed, shop } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, MAP_TILES, test } from "../support/test.ts";

const markers = (page: Page) => page.locator(".leaflet-marker-icon");
/** The zoom in the URLs of the map tiles. */
const zoom = async (page: Page) => {
  const urls = await page
    .locator(".leaflet-tile")
    .evaluateAll((tiles) => tiles.map((image) => (image as HTMLImageElement).src));
  return Math.max(...urls.map((url) => Number(new URL(url).pathname.split("/")[1])));
};

test("the map shows every branch, and loads only on request", async ({ page }) => {
  await serveMapTiles(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/branches");
  await expect(page.locator(".branch")).toHaveCount(6);
  expect(requested.some((url) => /draw-map|openstreetmap/.test(url))).toBe(false);
  await page.getByRole("link", { name: "Map View" }).click();
  await expect(markers(page)).toHaveCount(shop.branches.length);
  await expect(page.getByLabel("Location")).toHaveCount(0);
  await expect(page.locator(".map-view__list > li")).toHaveCount(shop.branches.length);
});

/** The northernmost and the southernmost markers are not covered by others. */
const placed = shop.branches.filter(({ position }) => position);
placed.sort((one, other) => (other.position?.lat ?? 0) - (one.position?.lat ?? 0));
const [near, far] = [placed[0], placed.at(-1)];
if (!near || !far) throw new Error("The demonstration has two branches with a place");

test("a marker zooms to 14 and opens its popup; closing restores view and focus", async ({
  page,
}) => {
  await serveMapTiles(page);
  await page.goto("/branches?view=map");
  const marker = page.getByRole("button", { name: near.name, exact: true });
  await marker.click();
  const popup = page.getByRole("region", { name: `${near.name}, ${near.type}` });
  await expect(popup).toBeVisible();
  await expect(popup.getByText(near.address)).toBeVisible();
  await expect(popup.getByRole("link", { name: "Call Now" })).toHaveAttribute(
    "href",
    telHref(near.phone),
  );
  await expect(popup.getByRole("link", { name: "Get Directions" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expect.poll(() => zoom(page)).toBe(14);
  expect((await page.locator(".leaflet-popup-content").boundingBox())?.width).toBeLessThanOrEqual(
    320,
  );
  await page.keyboard.press("Escape");
  await expect(popup).toHaveCount(0);
  await expect(marker).toBeFocused();
  await expect.poll(() => zoom(page)).toBeLessThan(11);
});

test("the map zooms to 19 at most", async ({ page }) => {
  await serveMapTiles(page);
  // Without an animation, which would swallow clicks.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/branches?view=map");
  const nearer = page.getByRole("button", { name: "Zoom in" });
  while (await nearer.isEnabled()) await nearer.click();
  await expect.poll(() => zoom(page)).toBe(19);
});

test("a popup whose picture fails shows the stock picture, else the placeholder", async ({
  page,
}) => {
  await serveMapTiles(page);
  await page.route(/\/site\/.*branch-/, (route) => route.fulfill({ status: 404 }));
  await page.goto("/branches?view=map");
  await page.getByRole("button", { name: near.name, exact: true }).click();
  const popup = page.getByRole("region", { name: `${near.name}, ${near.type}` });
  await expect(popup.getByText(near.address)).toBeVisible();
  await expect(popup.locator("img")).toHaveAttribute("src", /\/branch\.svg$/);
  await expect(popup.locator("img")).toBeVisible();
  await page.route(/\/branch\.svg$/, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByRole("button", { name: near.name, exact: true }).click();
  await expect(popup.locator("img")).toHaveAttribute("src", /no-image/);
});

test("on a phone a popup leaves most of the map visible", async ({ page }) => {
  await serveMapTiles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/branches?view=map");
  await page.getByRole("button", { name: near.name, exact: true }).click();
  const popup = page.getByRole("region", { name: `${near.name}, ${near.type}` });
  await expect(popup.getByRole("heading", { name: near.name })).toBeVisible();
  await expect(popup.getByText(/^(Open now|Closed now, opens .+)$/)).toBeVisible();
  for (const name of ["Call Now", "Get Directions"])
    await expect(popup.getByRole("link", { name })).toBeVisible();
  const [map, covered] = await Promise.all(
    [".branch-map__frame", ".leaflet-popup-content-wrapper"].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  expect(covered?.height).toBeLessThan((map?.height ?? 0) / 3);
});

test("the map is below the finder, and as high as the window beside its list", async ({ page }) => {
  await serveMapTiles(page);
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/branches?view=map");
    const [finder, map] = await Promise.all(
      ["#nearest", ".branch-map__frame"].map((part) => page.locator(part).boundingBox()),
    );
    expect((finder?.y ?? 0) + (finder?.height ?? 0)).toBeLessThan(map?.y ?? 0);
    if (width === 1440) expect(map?.height).toBeGreaterThan(height * 0.8);
  }
});

test("the map works by keyboard and from the list", async ({ page }) => {
  await serveMapTiles(page);
  await page.goto("/branches?view=map");
  await expect(markers(page)).toHaveCount(shop.branches.length);
  await page.getByRole("button", { name: near.name, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: `${near.name}, ${near.type}` })).toBeFocused();
  await page.getByRole("button", { name: new RegExp(`Show on the map.*${far.name}`) }).click();
  await expect(page.getByRole("region", { name: `${far.name}, ${far.type}` })).toBeVisible();
  await expect(page.getByRole("region", { name: `${near.name}, ${near.type}` })).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: new RegExp(`Show on the map.*${far.name}`) }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("without map tiles the map is its outlines, at a zoom that shows the surroundings", async ({
  page,
}) => {
  await page.route(`**/${MAP_TILES}/**`, (route) => route.fulfill({ status: 404 }));
  await page.goto("/branches?view=map");
  await expect(page.locator(".branch-map").getByText("District boundaries")).toBeVisible();
  await expect(page.getByText("OpenStreetMap")).toHaveCount(0);
  await expect(page.getByText("The map could not be loaded.")).toHaveCount(0);
  await expect(page.locator(".map-view__list > li")).toHaveCount(shop.branches.length);
  await expect(markers(page)).toHaveCount(shop.branches.length);
  const districts = () =>
    page.locator(".branch-map__frame").evaluate((frame) => {
      const box = frame.getBoundingClientRect();
      const { x, y } = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      return [...frame.querySelectorAll(".branch-map__land")].filter((path) => {
        const { left, right, top, bottom } = path.getBoundingClientRect();
        return left < x + box.width && right > x - box.width && top < y + box.height && bottom > y;
      }).length;
    });
  await page.getByRole("button", { name: near.name, exact: true }).click();
  await expect(page.getByRole("region", { name: `${near.name}, ${near.type}` })).toBeVisible();
  await expect.poll(districts).toBeGreaterThan(3);
});

/** Within three days: one is open, and another closed that would be open by UTC. */
function findMoment() {
  const { timeZone } = shop.company;
  const today = dateIn(timeZone, new Date());
  const isOpen = ({ hours }: Branch, moment: Date, zone: string) =>
    findOpening(listOpenings(hours, today), moment, zone)?.isOpen === true;
  for (let hour = 0; hour < 72; hour += 0.5) {
    const moment = new Date(Date.parse(today) + hour * 60 * 60_000);
    const open = listed.find((branch) => isOpen(branch, moment, timeZone));
    const closed = listed.find(
      (branch) => !isOpen(branch, moment, timeZone) && isOpen(branch, moment, "UTC"),
    );
    if (open && closed) return { moment, open, closed };
  }
  throw new Error("All branches of the demonstration are open at the same hours");
}

test("the hours show whether a branch is open or when it opens, in the shop's time zone", async ({
  page,
}) => {
  const { moment, open, closed } = findMoment();
  await page.clock.setFixedTime(moment);
  await page.goto("/branches");
  await expect(page.locator(`#${open.slug} .open-now`)).toHaveText("Open now");
  await expect(page.locator(`#${closed.slug} .open-now`)).toHaveText(
    /^Closed now, opens .+ [AP]M$/,
  );
});

test("the position is requested only on a click, and sent nowhere", async ({ page, context }) => {
  await context.grantPermissions(["geolocation"]);
  const [latitude, longitude] = [
    (far.position?.lat ?? 0) + 0.0123,
    (far.position?.lng ?? 0) + 0.0123,
  ];
  await context.setGeolocation({ latitude, longitude });
  await page.goto("/branches");
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Nearest to your location")).toBeVisible();
  await expect(page.locator("#nearest ol > li").first()).toContainText(far.name);
  expect(
    requested.filter(
      (url) => url.includes(latitude.toFixed(3)) || url.includes(longitude.toFixed(3)),
    ),
  ).toEqual([]);
});

test("a denied position is reported", async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto("/branches");
  await page.getByRole("button", { name: "Use my location" }).click();
  await expect(page.getByText("Your location is not available.")).toBeVisible();
});
