/** What scripts add to a product's pictures: keys and fingers turn them over, and what cannot be shown says so. */
import { answerTiles } from "../support/map-tiles.ts";
import { expect, test, untilScripts } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test.beforeEach(async ({ page }) => {
  await answerTiles(page);
});

test("arrow keys turn the pictures over, without asking the server or filling the history", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Picture 1" }).focus();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) asked.push(request.url());
  });
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${path}?image=2`);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".gallery__main").getByText(/^(\d) of \1$/)).toBeVisible();
  expect(asked).toEqual([]);
});

test("a finger turns the pictures over", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(path);
  await untilScripts(page);
  const swipe = (from: number, to: number) =>
    page.locator(".gallery__main").evaluate(
      (place, [start, end]) => {
        const at = (clientX: number) => [new Touch({ identifier: 1, target: place, clientX, clientY: 200 })];
        place.dispatchEvent(new TouchEvent("touchstart", { bubbles: true, touches: at(start ?? 0) }));
        place.dispatchEvent(new TouchEvent("touchend", { bubbles: true, changedTouches: at(end ?? 0) }));
      },
      [from, to],
    );
  await swipe(300, 100);
  await expect(page).toHaveURL(`${path}?image=2`);
  await swipe(100, 300);
  await expect(page).toHaveURL(path);
  await context.close();
});

test("arrow keys in a playing video leave the pictures alone", async ({ page }) => {
  await page.goto(path);
  await page.locator(".gallery__main").evaluate((place) => {
    const video = document.createElement("video");
    video.controls = true;
    video.tabIndex = 0;
    place.append(video);
    video.focus();
  });
  await page.keyboard.press("ArrowRight");
  await page.getByRole("link", { name: "Picture 1" }).press("ArrowRight");
  await expect(page).toHaveURL(`${path}?image=2`);
});

test("a drawing of which the browser tells no size stays, and one that is missing says so", async ({ page }) => {
  await page.goto(path);
  const thumbnails = page.locator(".gallery__thumbs img");
  const [whole = "", detail = ""] = await thumbnails.evaluateAll((all) =>
    all.map((image) => image.getAttribute("src")),
  );
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, "naturalWidth", { get: () => 0, configurable: true }),
  );
  await page.route(`**${detail}`, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(thumbnails.nth(1)).toHaveAttribute("src", /no-image/);
  await expect(thumbnails.nth(0)).toHaveAttribute("src", `${whole}`);
  await expect(page.locator(".gallery__main img").first()).toHaveAttribute("src", `${whole}`);
});

test("a closer look opens over the page and gives the focus back", async ({ page }) => {
  await page.goto(path);
  const enlarge = page.getByRole("button", { name: "Enlarge the picture" });
  await enlarge.click();
  await expect(page.getByRole("dialog", { name: "STIHL MS 250" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "STIHL MS 250" })).toBeHidden();
  await expect(enlarge).toBeFocused();
});
