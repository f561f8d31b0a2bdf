/** No accessibility fault that axe can find on the lists, narrow and wide, empty and full, with the drawer open. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/test.ts";

const pages = [
  "/collections/chainsaws?type=petrol&compare=1,2",
  "/collections/chainsaws?compare=1",
  "/collections/hand-tools?type=petrol",
  "/collections/subcategory?subcategory_id=5",
  "/collections/no-such-thing",
  "/search?q=chainsaw",
  "/search?q=zzzzqqqq",
];

for (const width of [390, 1440]) {
  for (const path of pages) {
    test(`${path} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    });
  }
}

test("the open drawer", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections/chainsaws");
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await expect(page.getByRole("button", { name: "Close filters" })).toBeVisible();
  expect((await new AxeBuilder({ page }).include(".filters").analyze()).violations).toEqual([]);
});
