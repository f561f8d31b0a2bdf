/**
 * axe finds no fault: every route and every open state; the narrow ones also with letters of twice
 * the size, the wide ones also with forced colours. Another test covers the desk's pages.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { area, emptyDistrict, pin, shop, town } from "../support/demonstration.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

interface State {
  path: string;
  /** A description of the state. */
  name?: string;
  open?(page: Page): Promise<void>;
  /** Only at this width; both by default. */
  width?: number;
}

const [NARROW, WIDE] = [390, 1440];
const SAW = "/products/stihl-ms-250";
const [panel] = shop.menus.panels;

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();

const ROUTES: State[] = [
  "/",
  "/about",
  "/contact?product=STIHL+MS+250&subject=product-support",
  `/branches?pin=${pin}`,
  `/branches?pin=12&district=${emptyDistrict.key}`,
  `/branches?view=map&area=${area}`,
  "/collections/all-categories",
  "/collections/chainsaws?type=petrol&compare=1,2",
  "/collections/hand-tools?type=petrol&compare=1",
  "/collections/subcategory?subcategory_id=5",
  "/collections/none",
  "/search?q=chansaw",
  "/search?q=zzzzqqqq",
  `${SAW}?person=1&compare=1,11`,
  "/products/none",
  "/compare",
  "/compare?products=1,11",
  "/compare?products=1,11,16,18&only=differences&person=1",
  `/locations/${town.slug}`,
  "/accessibility-statement",
  "/no-such-page",
  "/desk",
].map((path) => ({ path }));

const STATES: State[] = [
  {
    path: "/contact",
    name: "a menu open",
    width: WIDE,
    open: async (page) => {
      await page.locator(".nav summary", { hasText: panel?.label ?? "" }).click();
      await expect(page.getByRole("link", { name: panel?.shopAll.label ?? "" })).toBeVisible();
    },
  },
  { path: "/contact", name: "the phone's menu open", width: NARROW, open: press("Menu") },
  {
    path: "/contact",
    name: "a category of the phone's menu open",
    width: NARROW,
    open: async (page) => {
      await press("Menu")(page);
      await page.locator(".drawer summary", { hasText: panel?.label ?? "" }).click();
    },
  },
  {
    path: "/about",
    name: "the search results open",
    open: async (page) => {
      if ((page.viewportSize()?.width ?? 0) < WIDE) await press("Search")(page);
      await page.getByRole("combobox", { name: "Search products" }).pressSequentially("ms 2");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  {
    path: "/collections/chainsaws",
    name: "the filters open",
    width: NARROW,
    open: press("Filters"),
  },
  {
    path: "/contact",
    name: "a question open",
    open: (page) => page.locator(".acc summary").first().click(),
  },
  ...["Share", "Contact Now", "Find Branch", "Enlarge the picture"].map(
    (name): State => ({ path: SAW, name: `"${name}" open`, open: press(name) }),
  ),
  {
    path: SAW,
    name: "the picture zoomed",
    open: async (page) => {
      await press("Enlarge the picture")(page);
      await page.getByLabel("Larger").check();
    },
  },
  {
    path: SAW,
    name: "all details open",
    open: (page) => page.getByText(/Show all \d+ details/).click(),
  },
  {
    path: "/",
    name: "a hotspot open",
    open: async (page) => {
      await page.locator(".dot summary").last().click();
      await expect(
        page.locator(".dot[open]").getByRole("link", { name: "View Product" }),
      ).toBeVisible();
    },
  },
  {
    path: "/contact",
    name: "errors shown",
    open: async (page) => {
      await page.getByLabel("Full Name *").fill("Anu");
      await page.getByLabel("Phone").fill("12");
      await page.getByLabel("Subject *").selectOption("parts");
      await page.getByLabel("Message *").fill("A bar");
      await press("Send Message")(page);
      await expect(
        page.getByText("Enter a complete phone number, or an email address above."),
      ).toBeVisible();
    },
  },
  {
    path: "/branches?view=map",
    name: "a branch open on the map",
    open: (page) =>
      page
        .getByRole("button", { name: /Show on the map/ })
        .first()
        .click(),
  },
];

async function findFaults(page: Page, how: string, without: string[] = []): Promise<string[]> {
  // The list beside a map contains everything that its frame shows.
  const axe = new AxeBuilder({ page })
    .exclude(".leaflet-container")
    .disableRules(without)
    .setLegacyMode(true);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${how}: ${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" ")}`,
  );
}

/** Contrast is then the visitor's own choice, which axe cannot read. */
async function withOwnColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  return findFaults(page, "in own colours", ["color-contrast"]);
}

async function withLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  return findFaults(page, "at 200 %");
}

for (const width of [NARROW, WIDE]) {
  for (const { path, name, open, width: only = width } of [...ROUTES, ...STATES]) {
    if (only !== width) continue;
    test(`${path}${name ? `, ${name},` : ""} at ${width} px`, async ({ page }) => {
      await serveMapTiles(page);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      await open?.(page);
      const faults = await findFaults(page, "as it is");
      faults.push(...(await (width === WIDE ? withOwnColours : withLargeText)(page)));
      expect(faults).toEqual([]);
    });
  }
}
