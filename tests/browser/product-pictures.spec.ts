/** Scripts add keys and swipes to a product's pictures, and mark missing ones. */
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test, waitForScripts } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test.beforeEach(async ({ page }) => {
  await serveMapTiles(page);
});

test("arrow keys change the picture, without requests or history entries", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Picture 1" }).focus();
  const requested: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes(".data")) requested.push(request.url());
  });
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(`${path}?image=2`);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".gallery__main").getByText(/^(\d) of \1$/)).toBeVisible();
  expect(requested).toEqual([]);
});

test("a swipe changes the picture", async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(path);
  await waitForScripts(page);
  const swipe = (from: number, to: number) =>
    page.locator(".gallery__main").evaluate(
      (place, [start, end]) => {
        const at = (clientX: number) => [
          new Touch({ identifier: 1, target: place, clientX, clientY: 200 }),
        ];
        place.dispatchEvent(
          new TouchEvent("touchstart", { bubbles: true, touches: at(start ?? 0) }),
        );
        place.dispatchEvent(
          new TouchEvent("touchend", { bubbles: true, changedTouches: at(end ?? 0) }),
        );
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

test("a drawing without intrinsic size is shown, a missing one is reported", async ({ page }) => {
  await page.goto(path);
  const thumbnails = page.locator(".gallery__thumbs img");
  const [whole = "", detail = ""] = await thumbnails.evaluateAll((all) =>
    all.map((image) => image.getAttribute("src")),
  );
  await page.addInitScript(() =>
    Object.defineProperty(HTMLImageElement.prototype, "naturalWidth", {
      get: () => 0,
      configurable: true,
    }),
  );
  await page.route(`**${detail}`, (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await expect(thumbnails.nth(1)).toHaveAttribute("src", /no-image/);
  await expect(thumbnails.nth(0)).toHaveAttribute("src", `${whole}`);
  await expect(page.locator(".gallery__main img").first()).toHaveAttribute("src", `${whole}`);
});
