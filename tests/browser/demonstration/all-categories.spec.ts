import { expect, test } from "../../support/test.ts";

test("the banner opens on scroll in browsers without scroll-driven animations", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...conditions: string[]) =>
      !conditions.join().includes("animation-timeline") &&
      supports(...(conditions as [string, string]));
  });
  await page.goto("/collections/all-categories");
  const banner = page.locator(".acting");
  // The script's own animations; this browser also runs those of the style sheet.
  const opened = () =>
    banner.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .filter((animation) => !(animation instanceof CSSAnimation))
        .map(({ currentTime }) => Number(currentTime)),
    );
  await expect.poll(opened).toEqual([0, 0]);
  await banner.evaluate((element) =>
    scrollTo(0, element.getBoundingClientRect().top - innerHeight * 0.75),
  );
  await expect.poll(async () => (await opened()).every((part) => part > 0 && part < 1)).toBe(true);
  await banner.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top));
  await expect.poll(opened).toEqual([1, 1]);
});
