/** The search box before the scripts load: typed and sent text is not lost. */
import { holdScripts } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

const box = { name: "Search products" };

test("a search sent before scripts load opens the search page", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  const input = page.getByRole("searchbox", box);
  await input.fill("ms 250");
  await input.press("Enter");
  await page.waitForURL("/search?q=ms+250", { waitUntil: "commit" });
  await release();
  await expect(page.getByRole("heading", { name: "Search Results" })).toBeVisible();
});

test("text typed before scripts load gets results as soon as they do", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/about", { waitUntil: "commit" });
  await page.getByRole("searchbox", box).pressSequentially("ms 2");
  await release();
  await expect(page.getByText("Products for ms 2")).toBeVisible();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("combobox", box)).toHaveValue("ms 2");
});
