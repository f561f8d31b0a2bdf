/** The visitor's own colours in place of ours: every state is told by something else, and nothing is drawn in the ground's colour. */
import type { Locator } from "playwright/test";
import { expect, test } from "../support/test.ts";

/** How an element looks, as a picture: two states that look alike are the same bytes. */
const look = async (element: Locator) => (await element.screenshot({ animations: "disabled" })).toString("base64");

for (const colorScheme of ["dark", "light"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    test("a switch's two states differ, and its words can be read in both", async ({ page }) => {
      await page.goto("/compare?products=1,11");
      const toggle = page.getByRole("switch", { name: "Only differences" });
      const colours = () => toggle.evaluate((element) => getComputedStyle(element).color);
      const [off, colour] = [await look(toggle), await colours()];
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-checked", "true");
      await page.mouse.move(0, 0);
      expect(await look(toggle)).not.toBe(off);
      expect(await colours()).toBe(colour);
    });

    test("a tick is seen", async ({ page }) => {
      await page.goto("/collections/chainsaws");
      const box = page.getByRole("checkbox", { name: /^Petrol chainsaws/ });
      const empty = await look(box);
      await box.check();
      await page.mouse.move(0, 0);
      expect(await look(box)).not.toBe(empty);
      const toggle = page.locator(".toggle").first();
      const out = await look(toggle);
      await toggle.click();
      await expect(toggle).toHaveAttribute("aria-pressed", "true");
      await page.mouse.move(0, 0);
      await toggle.blur();
      expect(await look(toggle)).not.toBe(out);
    });

    test("which picture and which view one is on is seen", async ({ page }) => {
      for (const [path, here, there] of [
        ["/products/stihl-ms-250", page.getByRole("link", { name: "Picture 1" }), null],
        ["/branches", page.getByRole("link", { name: "List View" }), page.getByRole("link", { name: "Map View" })],
      ] as const) {
        await page.goto(path);
        await expect(here).toHaveCSS("outline-style", "solid");
        if (there) await expect(there).toHaveCSS("outline-style", "none");
      }
    });

    test("what is drawn by a ground alone stands out from it: plus, ruler, marks and arrows", async ({ page }) => {
      await page.goto("/contact");
      const question = page.locator(".acc summary").first();
      const inside = (element: Locator, pseudo: string) =>
        element.evaluate((node, name) => {
          const { color, backgroundImage } = getComputedStyle(node, name);
          return { isSeen: backgroundImage !== "none" && color !== getComputedStyle(document.body).backgroundColor };
        }, pseudo);
      expect(await inside(question, "::after")).toEqual({ isSeen: true });

      // A button's own ground would leave its words in the visitor's colours on it.
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await expect(page.getByRole("button", { name: "Send Message" })).toHaveCSS("background-color", ground);

      await page.goto("/");
      const bar = page.locator(".strip-row .ruler i, .ruler i").first();
      await expect(bar).not.toHaveCSS("background-color", ground);
      // The arrow beside a menu's name.
      const name = page.locator(".nav summary").first();
      const arrow = await name.evaluate((element) => getComputedStyle(element, "::before").backgroundImage);
      expect(arrow.includes("%23fff")).toBe(colorScheme === "dark");

      await page.goto("/compare?products=1,11");
      const differs = page.getByRole("row", { name: /^Weight/ }).getByRole("rowheader");
      const mark = await differs.evaluate((element) => getComputedStyle(element, "::before").backgroundColor);
      expect(mark).not.toBe(ground);
    });
  });
}
