import { expect, test } from "../support/test.ts";

const current = ".hero [aria-current]";

for (const [width, height] of [
  [320, 568],
  [844, 390],
] as const) {
  test(`is within a window of ${width} by ${height} px, its text not over the picture`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
    const boxOf = async (place: string) => await page.locator(place).first().boundingBox();
    const [bar, text, button, picture] = await Promise.all(
      [".hero__bar", ".hero__title", ".hero__text .btn", ".hero__scene img"].map(boxOf),
    );
    if (!bar || !text || !button || !picture) throw new Error("A part is missing");
    expect(Math.floor(bar.y + bar.height)).toBeLessThanOrEqual(height + 1);
    if (width < 768) expect(button.y + button.height).toBeLessThanOrEqual(picture.y);
    else expect(text.x + text.width).toBeLessThanOrEqual(picture.x);
  });
}

test.describe("the carousel", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
  });

  test("moves by arrows, indicators and arrow keys, and wraps at both ends", async ({ page }) => {
    await page.getByRole("button", { name: "Previous slide" }).click();
    await expect(page.locator(current)).toContainText("Limited-time deals");
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    const title = page.locator(".hero__slide").first().locator(".hero__title");
    const isRevealing = () =>
      title.evaluate((words) => getComputedStyle(words).animationName !== "none");
    expect(await isRevealing()).toBe(false);
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.locator(current)).toContainText("Professional tools");
    expect(await isRevealing()).toBe(true);
    await page.locator(".hero").getByRole("link", { name: "Outdoor solutions" }).click();
    await expect(page.getByRole("link", { name: "Shop garden machines" })).toHaveAttribute(
      "href",
      "/collections/garden",
    );
    // The choice persists.
    const timers = () =>
      page.evaluate(
        () => document.querySelector(".hero__bar")?.getAnimations({ subtree: true }).length,
      );
    await expect.poll(timers).toBe(0);
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("link", { name: "See the deals" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Shop garden machines" })).toBeHidden();
  });

  test("advances by itself, but not under the pointer", async ({ page }) => {
    await page.mouse.move(600, 300);
    const timer = page.locator(`${current} .hero__timer`);
    await expect
      .poll(() => timer.evaluate((line) => getComputedStyle(line).animationPlayState))
      .toBe("paused");
    expect(await timer.evaluate((line) => getComputedStyle(line).animationDuration)).toBe("5s");
    await page.mouse.move(600, 20);
    await expect(page.locator(current)).toContainText("Outdoor solutions");
  });

  test("pauses while it has focus, and ignores arrow keys when out of view", async ({ page }) => {
    const timer = page.locator(`${current} .hero__timer`);
    const state = () => timer.evaluate((line) => getComputedStyle(line).animationPlayState);
    await page.mouse.move(600, 20);
    await page.locator(".hero").getByRole("link", { name: "Shop professional tools" }).focus();
    await expect.poll(state).toBe("paused");
    await page.getByRole("combobox", { name: "Search products" }).focus();
    await expect.poll(state).toBe("running");
    await page.getByRole("button", { name: "Pause" }).click();
    const before = await page.locator(current).innerText();
    await page.getByRole("heading", { name: "Where most people start" }).scrollIntoViewIfNeeded();
    await page.locator("body").press("ArrowRight");
    await expect(page.locator(current)).toHaveText(before);
  });

  test("stops on request, including the video", async ({ page }) => {
    await page.getByRole("button", { name: "Next slide" }).click();
    const video = page.locator(".hero video");
    const isPaused = () => video.evaluate((element: HTMLVideoElement) => element.paused);
    await expect.poll(isPaused).toBe(false);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(isPaused).toBe(true);
    const timer = page.locator(`${current} .hero__timer`);
    expect(await timer.evaluate((line) => line.getAnimations().length)).toBe(0);
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(isPaused).toBe(false);
  });

  test("does not move with reduced motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.reload();
    await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
    await page.getByRole("button", { name: "Next slide" }).click();
    await expect(page.locator(current)).toContainText("Outdoor solutions");
    expect(
      await page.locator(".hero video").evaluate((video: HTMLVideoElement) => video.paused),
    ).toBe(true);
    expect(
      await page.evaluate(
        () => document.querySelector(".hero")?.getAnimations({ subtree: true }).length,
      ),
    ).toBe(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the page comes to rest on a slow phone: no motion, video or layout", async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await devtools.send("Performance.enable");
    await page.goto("/");
    await expect(page.locator(".hero")).toHaveAttribute("data-stacked");
    for (const tagline of ["Outdoor solutions", "Limited-time deals", "Professional tools"]) {
      // The five seconds of a slide are skipped.
      await page
        .locator(`${current} .hero__timer`)
        .evaluate((line) => line.getAnimations()[0]?.finish());
      await expect(page.locator(current)).toContainText(tagline);
    }
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
    const moving = () =>
      page.evaluate(
        () =>
          [
            // An animation that scrolling drives rests with the page.
            ...document
              .getAnimations()
              .filter(
                ({ playState, timeline }) =>
                  playState === "running" && timeline instanceof DocumentTimeline,
              ),
            ...Array.from(document.querySelectorAll("video")).filter((video) => !video.paused),
          ].length,
      );
    await expect.poll(moving).toBe(0);
    const worked = async () => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
      return of("LayoutCount") + of("RecalcStyleCount");
    };
    let before = await worked();
    const sinceLast = async () => {
      const now = await worked();
      const done = now - before;
      before = now;
      return done;
    };
    // The samples are two seconds apart.
    await expect.poll(sinceLast, { intervals: [2000] }).toBe(0);
    await page.getByRole("button", { name: "Play" }).click();
    await expect.poll(moving).toBeGreaterThan(0);
  });

  test("a swipe of more than 40 px changes the slide, a shorter one does not", async ({ page }) => {
    await page.goto("/");
    const hero = page.locator(".hero");
    await expect(hero).toHaveAttribute("data-stacked");
    const swipe = (by: number) =>
      hero.evaluate((element, across) => {
        const touch = (clientX: number) =>
          new Touch({ identifier: 1, target: element, clientX, clientY: 300 });
        const start = touch(200);
        element.dispatchEvent(
          new TouchEvent("touchstart", { touches: [start], changedTouches: [start] }),
        );
        element.dispatchEvent(
          new TouchEvent("touchend", { changedTouches: [touch(200 + across)] }),
        );
      }, by);
    await swipe(-38);
    await expect(page.locator(current)).toContainText("Professional tools");
    await swipe(-60);
    await expect(page.locator(current)).toContainText("Outdoor solutions");
    await swipe(60);
    await expect(page.locator(current)).toContainText("Professional tools");
  });
});
