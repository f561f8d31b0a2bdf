/** Overlays lock the page without moving it sideways, with scrollbars that take space. */
import type { Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

test.use({
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
});

const product = "/products/stihl-ms-250";
const cases: { what: string; path: string; width: number; open: (page: Page) => Promise<void> }[] =
  [
    {
      what: "the live search",
      path: product,
      width: 1440,
      open: async (page) => {
        await page
          .getByRole("banner")
          .getByRole("combobox", { name: "Search products" })
          .fill("ms 250");
        await expect(page.getByRole("listbox")).toBeVisible();
      },
    },
    {
      what: "the menu",
      path: "/",
      width: 820,
      open: (page) => page.getByRole("button", { name: "Menu" }).click(),
    },
    {
      what: "the filters",
      path: "/collections/chainsaws",
      width: 820,
      open: (page) => page.getByRole("button", { name: "Filters" }).click(),
    },
  ];

for (const { what, path, width, open } of cases) {
  test(`the page does not move under ${what}`, async ({ page }) => {
    await page.route("**/*.openstreetmap.org/**", (route) => route.fulfill({ status: 204 }));
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    const logo = page.getByRole("banner").getByRole("link").first();
    const left = async () => (await logo.boundingBox())?.x ?? 0;
    const before = await left();
    await open(page);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    expect(Math.abs((await left()) - before)).toBeLessThan(1);
  });
}
