/** Filters, pictures and a comparison by keyboard alone, without losing the focus. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** Presses Tab until the target has focus, as a sighted keyboard user does. */
async function tabTo(page: Page, target: Locator, maxStops = 60): Promise<void> {
  for (let stop = 0; stop < maxStops; stop++) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${target} is not among the next ${maxStops} stops`);
}

test("the first stop skips the menus", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeInViewport();
  await page.keyboard.press("Enter");
  await tabTo(
    page,
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first(),
    1,
  );
});

test("filters are chosen by space and arrows, and removed by their chips", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  await page.getByRole("main").focus();
  const box = page.getByRole("checkbox", { name: /^STIHL/ });
  await tabTo(page, box);
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/brand=stihl/);
  await expect(box).toBeFocused();
  const all = page
    .getByRole("radiogroup")
    .or(page.getByRole("group", { name: "Power Type" }))
    .getByRole("radio")
    .first();
  await tabTo(page, all);
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(/[?&]type=/);
  const chip = page.getByRole("link", { name: "Remove filter STIHL" });
  await tabTo(page, chip);
  await page.keyboard.press("Enter");
  await expect(chip).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Remove filter/ })).toBeFocused();
});

test("the filter drawer closes on Escape and returns focus to its button", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/collections/chainsaws");
  const button = page.getByRole("button", { name: "Filters", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: /^Petrol chainsaws/ }), 4);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Close filters" })).toBeHidden();
  await expect(button).toBeFocused();
});

test("comparison: choosing, comparing and removing keep the focus", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  const toggles = page.locator(".toggle");
  await toggles.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(toggles.nth(0)).toBeFocused();
  await tabTo(page, toggles.nth(1), 4);
  await page.keyboard.press("Space");
  const bar = page.getByRole("region", { name: "Comparison" });
  await expect(bar.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
  const go = bar.getByRole("link", { name: "Compare Products" });
  await bar.getByRole("button", { name: "Clear All" }).focus();
  await tabTo(page, go, 1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/compare\?products=/);
  await expect(page.getByRole("main")).toBeFocused();
  const toggle = page.getByRole("switch", { name: "Only differences" });
  await tabTo(page, toggle, 4);
  await page.keyboard.press("Space");
  await expect(toggle).toHaveAttribute("aria-checked", "true");
  await expect(toggle).toBeFocused();
});

for (const [width, height] of [
  [640, 400],
  [844, 390],
  [390, 844],
] as const) {
  test(`no focus lies behind the bar of a comparison at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/collections/chainsaws?type=petrol&compare=1,11,16");
    const hidden: string[] = [];
    for (let stop = 0; stop < 45; stop++) {
      await page.keyboard.press("Tab");
      const covered = await page.evaluate(() => {
        const focus = document.activeElement;
        const bar = document.querySelector(".cbar");
        if (!focus || !bar || bar.contains(focus)) return null;
        const { top, bottom } = focus.getBoundingClientRect();
        const edge = Math.min(innerHeight, bar.getBoundingClientRect().top);
        return top >= edge || bottom <= 0 ? focus.textContent : null;
      });
      if (covered !== null) hidden.push(covered);
    }
    expect(hidden).toEqual([]);
  });
}

test("pictures: next, enlarge, zoom, move and close", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/stihl-ms-250");
  await page.getByRole("main").focus();
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await tabTo(page, enlarge, 10);
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/image=2/);
  await expect(enlarge).toBeFocused();
  await page.keyboard.press("Enter");
  const zoom = page.getByRole("dialog", { name: "STIHL MS 250" });
  await tabTo(page, zoom.getByLabel("Larger"), 6);
  await page.keyboard.press("Space");
  const picture = zoom.getByRole("region", { name: "Picture" });
  await tabTo(page, picture, 6);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => picture.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await expect(zoom).toBeHidden();
  await expect(enlarge).toBeFocused();
});
