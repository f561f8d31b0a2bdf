/**
 * Forced colours: every state is visible without our colours, and nothing has the colour of its
 * background.
 */
import type { Locator, Page } from "playwright/test";
import sharp from "sharp";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

/** Margin around an element for its outline, px. */
const AROUND = 6;
/** Of 255: smaller differences are anti-aliasing or similar greys. */
const CLEAR = 90;
/** Pixels; the thinnest tick has more. */
const SEEN = 30;

async function look(element: Locator): Promise<Buffer> {
  const box = await element.boundingBox();
  if (!box) throw new Error("not drawn");
  const clip = {
    x: Math.max(0, box.x - AROUND),
    y: Math.max(0, box.y - AROUND),
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  };
  const picture = await element.page().screenshot({ animations: "disabled", clip });
  return sharp(picture).greyscale().raw().toBuffer();
}

/** Number of pixels that differ clearly between two screenshots. */
function countDiffering(one: Buffer, other: Buffer): number {
  return one.reduce(
    (count, grey, at) => count + Number(Math.abs(grey - (other[at] ?? 0)) > CLEAR),
    0,
  );
}

/** Moves pointer and focus away, which would be visible as well. */
async function press(element: Locator): Promise<void> {
  await element.click();
  await element.blur();
  await element.page().mouse.move(0, 0);
}

interface State {
  name: string;
  path: string;
  of(page: Page): Locator;
  /** Steps before the first screenshot. */
  prepare?(page: Page): Promise<void>;
  /** Changes the state; a click by default. */
  enter?(element: Locator): Promise<void>;
  isEntered(element: Locator): Promise<void>;
}

const has = (name: string, value: string) => (element: Locator) =>
  expect(element).toHaveAttribute(name, value);

const STATES: State[] = [
  {
    name: "a switch that is on",
    path: "/compare?products=1,11",
    of: (page) => page.getByRole("switch", { name: "Only differences" }),
    isEntered: has("aria-checked", "true"),
  },
  {
    name: "a ticked box",
    path: "/collections/chainsaws",
    of: (page) => page.getByRole("checkbox", { name: /^Petrol chainsaws/ }),
    isEntered: (box) => expect(box).toBeChecked(),
  },
  {
    name: "the selected radio button",
    path: "/collections/chainsaws",
    of: (page) => page.getByRole("radio", { name: /^Petrol \d/ }),
    isEntered: (radio) => expect(radio).toBeChecked(),
  },
  {
    name: "a machine chosen for comparison",
    path: "/collections/chainsaws",
    of: (page) => page.locator(".toggle").first(),
    isEntered: has("aria-pressed", "true"),
  },
  {
    name: "the current view",
    path: "/branches",
    of: (page) => page.getByRole("link", { name: "Map View" }),
    isEntered: has("aria-current", "page"),
  },
  {
    name: "the current picture",
    path: "/products/stihl-ms-250",
    of: (page) => page.getByRole("link", { name: "Picture 2" }),
    isEntered: has("aria-current", "true"),
  },
  {
    name: "the option that Enter would choose",
    path: "/about",
    of: (page) => page.getByRole("option", { name: "STIHL MS 162", exact: true }),
    prepare: (page) =>
      page.getByRole("combobox", { name: "Search products" }).pressSequentially("ms 162"),
    enter: (option) => option.page().keyboard.press("ArrowDown"),
    isEntered: has("aria-selected", "true"),
  },
  {
    name: "an open question",
    path: "/contact",
    of: (page) => page.locator(".acc summary").first(),
    isEntered: (summary) => expect(summary.locator("xpath=..")).toHaveAttribute("open"),
  },
];

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    for (const { name, path, of, prepare, enter = press, isEntered } of STATES) {
      test(`${name} is visible`, async ({ page }) => {
        await serveMapTiles(page);
        await page.goto(path);
        await prepare?.(page);
        const element = of(page);
        await element.scrollIntoViewIfNeeded();
        const before = await look(element);
        await enter(element);
        await isEntered(element);
        await element.scrollIntoViewIfNeeded();
        expect(countDiffering(before, await look(element))).toBeGreaterThan(SEEN);
      });
    }

    test("shapes drawn by background alone contrast with it: plus, ruler, marks, arrows", async ({
      page,
    }) => {
      await page.goto("/contact");
      const question = page.locator(".acc summary").first();
      const inside = (element: Locator, pseudo: string) =>
        element.evaluate((node, name) => {
          const { color, backgroundImage } = getComputedStyle(node, name);
          return {
            isVisible:
              backgroundImage !== "none" &&
              color !== getComputedStyle(document.body).backgroundColor,
          };
        }, pseudo);
      expect(await inside(question, "::after")).toEqual({ isVisible: true });

      // A button's own background would hide its text.
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(page.getByRole("button", { name: "Send Message" })).toHaveCSS(
        "background-color",
        ground,
      );

      await page.goto("/");
      const bar = page.locator(".strip-row .ruler i, .ruler i").first();
      await expect(bar).not.toHaveCSS("background-color", ground);
      // The arrow beside a menu's name.
      const name = page.locator(".nav summary").first();
      const arrow = await name.evaluate(
        (element) => getComputedStyle(element, "::before").backgroundImage,
      );
      expect(arrow.includes("%23fff")).toBe(colorScheme === "dark");

      await page.goto("/compare?products=1,11");
      const differs = page.getByRole("row", { name: /^Weight/ }).getByRole("rowheader");
      const mark = await differs.evaluate(
        (element) => getComputedStyle(element, "::before").backgroundColor,
      );
      expect(mark).not.toBe(ground);
    });
  });
}
