import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** From now on the test controls the page's clock. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
}

/** Moves the pointer slowly, 250 px a second, from the middle of an element. */
async function moveSlowly(page: Page, from: Locator, right: number, down: number): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const steps = Math.hypot(right, down) / 5;
  for (let step = 0; step <= steps; step++) {
    await page.mouse.move(
      x + width / 2 + (right * step) / steps,
      y + height / 2 + (down * step) / steps,
    );
    await page.clock.runFor(20);
  }
}

test.describe("mega-menus", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/contact");
  });

  test("hovering opens one and switches to the others; leaving closes", async ({ page }) => {
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.getByText("Chainsaws", { exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await expect(nav.getByRole("link", { name: "Top-Handle Saws" })).toHaveAttribute(
      "href",
      "/collections/top-handle-saws",
    );
    await expect(nav.locator(".mega[open] .feature")).toHaveCount(2);
    await nav.getByText("Lawn Mowers", { exact: true }).hover();
    await expect(nav.getByRole("link", { name: "Shop All Lawn Mowers" })).toBeVisible();
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeHidden();
    await page.mouse.move(600, 8);
    await expect(nav.locator(".mega[open]")).toHaveCount(0);
  });

  test("the first click after hovering keeps the menu; the next one closes it", async ({
    page,
  }) => {
    await holdTime(page);
    const name = page.locator(".nav summary", { hasText: "Brushcutters" });
    const shopAll = page.getByRole("link", { name: "Shop All Brushcutters" });
    await name.hover();
    await page.clock.runFor(2_000);
    await expect(shopAll).toBeVisible();
    await name.click();
    await expect(shopAll).toBeVisible();
    await name.click();
    await expect(shopAll).toBeHidden();
  });

  test("a slow pointer reaches the panel below every name", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await holdTime(page);
    for (const label of [
      "Chainsaws",
      "Brushcutters",
      "Blowers",
      "Pressure Washers",
      "Lawn Mowers",
    ]) {
      const name = page.locator(".nav summary", { hasText: label });
      await name.hover();
      await page.clock.runFor(300);
      await moveSlowly(page, name, 0, 130);
      await page.clock.runFor(1_000);
      await expect(page.locator(".mega[open] summary")).toHaveText(label);
    }
  });

  test("passing over a name opens nothing unless the pointer rests there", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await holdTime(page);
    const open = page.locator(".mega[open] summary");
    const tab = page.locator(".nav summary", { hasText: "Pressure Washers" });
    await page.locator(".nav summary", { hasText: "Chainsaws" }).hover();
    await page.clock.runFor(100);
    await moveSlowly(page, tab, -70, 0);
    await moveSlowly(page, tab, 60, 0);
    await expect(open).toHaveText("Chainsaws");
    await page.clock.runFor(300);
    await expect(open).toHaveText("Pressure Washers");
  });

  test("the keyboard opens it; Escape closes it and returns the focus", async ({ page }) => {
    const name = page.locator(".nav summary", { hasText: "Chainsaws" });
    await name.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "Shop All Chainsaws" })).toBeHidden();
    await expect(name).toBeFocused();
  });

  test("a panel opened by keyboard stays open over a resting pointer", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.mouse.move(700, 600);
    await holdTime(page);
    const nav = page.getByRole("navigation", { name: "Main" });
    await nav.locator("summary", { hasText: "Chainsaws" }).press("Enter");
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    // The browser reports the element under the pointer in the next frame.
    await page.screenshot();
    await page.clock.runFor(1_000);
    await page.mouse.move(900, 700);
    await page.clock.runFor(1_000);
    await expect(nav.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
  });

  test("the keyboard reaches panels outside the navigation, and leaving closes them", async ({
    page,
  }) => {
    const tabTo = async (target: Locator) => {
      for (let stop = 0; stop < 20; stop++) {
        await page.keyboard.press("Tab");
        if (await target.evaluate((element) => element === document.activeElement)) return;
      }
    };
    await page.locator(".nav summary", { hasText: "Chainsaws" }).focus();
    await page.keyboard.press("Enter");
    for (const label of ["Blowers", "Pressure Washers", "Lawn Mowers"]) {
      const name = page.locator(".nav summary", { hasText: label });
      await tabTo(name);
      await expect(name).toBeFocused();
      await page.keyboard.press("Enter");
      const shopAll = page.getByRole("link", { name: `Shop All ${label}` });
      await tabTo(shopAll);
      await expect(shopAll).toBeFocused();
    }
    await tabTo(page.locator(".nav").getByRole("link", { name: "Our Locations" }));
    await expect(page.locator(".mega[open]")).toHaveCount(0);
  });

  test("Escape closes a hovered panel and leaves the focus", async ({ page }) => {
    const field = page.getByRole("textbox", { name: /^Full Name/ });
    await field.focus();
    await page.locator(".nav summary", { hasText: "Chainsaws" }).hover();
    await expect(page.getByRole("link", { name: "Shop All Chainsaws" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".mega[open]")).toHaveCount(0);
    await expect(field).toBeFocused();
  });

  test("on the narrowest wide window a panel's links fit beside its pictures", async ({ page }) => {
    await page.setViewportSize({ width: 1025, height: 768 });
    await page
      .locator(".nav summary", { hasText: "Lawn Mowers" })
      .evaluate((name: HTMLElement) => name.click());
    const shopAll = page.getByRole("link", { name: "Shop All Lawn Mowers" });
    await expect(shopAll).toBeVisible();
    expect(await shopAll.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
    const { x, width } = (await shopAll.boundingBox()) ?? { x: 0, width: 0 };
    expect((await page.locator(".mega[open] .feature").first().boundingBox())?.x).toBeGreaterThan(
      x + width,
    );
    expect(width).toBeGreaterThan(200);
  });

  test("a link closes it and opens its page", async ({ page }) => {
    await page.locator(".nav summary", { hasText: "Chainsaws" }).hover();
    await page.getByRole("link", { name: "Battery Chainsaws", exact: true }).click();
    await expect(page).toHaveURL("/collections/chainsaws?type=cordless");
    await expect(page.locator(".mega[open]")).toHaveCount(0);
  });
});
