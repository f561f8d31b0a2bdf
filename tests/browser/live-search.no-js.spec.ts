import { expect, test } from "../support/test.ts";

test("without scripts the box is a plain form that opens the search page", async ({ page }) => {
  await page.goto("/");
  const input = page.getByRole("searchbox", { name: "Search products" });
  await input.fill("ms 250");
  await input.press("Enter");
  await expect(page).toHaveURL("/search?q=ms+250");
});
