import { expect, MAP_TILES, test } from "../support/test.ts";

test.use({ expectedError: /Failed to load resource|net::ERR/ });

test("without tiles the map shows all districts and pins, and no names overlap", async ({
  page,
}) => {
  await page.route(`https://${MAP_TILES}/**`, (route) => route.abort());
  await page.goto("/branches?view=map");
  await page.locator(".branch-map").scrollIntoViewIfNeeded();
  await expect(page.locator(".branch-map__land")).toHaveCount(14);
  await expect(page.locator(".branch-map__marker").first()).toBeVisible();
  await expect(page.locator(".branch-map__name").filter({ hasText: "Wayanad" })).toBeAttached();
  // Painted, not only present: an SVG without a width has its paths all the same.
  const land = page.locator(".leaflet-outline-pane svg");
  await expect.poll(async () => (await land.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  const { x, y } = await page.locator(".branch-map__frame").evaluate((frame) => {
    const path = [...frame.querySelectorAll<SVGPathElement>(".branch-map__land")].find(
      (one) => one.getBoundingClientRect().width > 100,
    );
    const box = path?.getBoundingClientRect();
    return { x: box?.width ?? 0, y: box?.height ?? 0 };
  });
  expect(Math.min(x, y)).toBeGreaterThan(50);
  const names = await page.locator(".branch-map__name, .branch-map__label").evaluateAll((all) =>
    all.flatMap((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect();
      return getComputedStyle(name).visibility === "visible"
        ? [{ left, right, top: top + 2, bottom: bottom - 2 }]
        : [];
    }),
  );
  expect(names.length).toBeGreaterThan(10);
  const touching = names.filter((one, index) =>
    names.some(
      (other, place) =>
        place > index &&
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom,
    ),
  );
  expect(touching).toEqual([]);
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px each pin of the map is clickable, and each name readable`, async ({
    page,
  }) => {
    await page.route(`https://${MAP_TILES}/**`, (route) => route.abort());
    // The attribution makes the map's footer higher after the map is fitted.
    await page.route("/outline.json", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.setViewportSize({ width, height });
    await page.goto("/branches?view=map");
    const frame = page.locator(".branch-map__frame");
    await frame.scrollIntoViewIfNeeded();
    await expect(page.locator(".branch-map__marker").first()).toBeVisible();
    await frame.evaluate((box) => scrollTo(0, scrollY + box.getBoundingClientRect().top - 2));
    const count = await page.locator(".map-view__list > li").count();
    const look = () =>
      frame.evaluate((box) => {
        const insides = box.getBoundingClientRect();
        const credit =
          box.querySelector(".leaflet-control-attribution")?.getBoundingClientRect() ?? insides;
        const pins = [...box.querySelectorAll<HTMLElement>(".branch-map__marker")].map((marker) => {
          const square =
            marker.querySelector(".branch-map__pin")?.getBoundingClientRect() ?? insides;
          // The pin is a square of 26 px, rotated and rounded: its box is wider than its shape.
          const middle = square.left + square.width / 2;
          const head = new DOMRect(middle - 13, square.top + square.height / 2 - 13, 26, 31);
          const target = marker.getBoundingClientRect();
          const centres = [head, target].map(({ left, right, top, bottom }) => [
            (left + right) / 2,
            (top + bottom) / 2,
          ]);
          const isHit = centres.every(([x = 0, y = 0]) =>
            marker.contains(document.elementFromPoint(x, y)),
          );
          return {
            title: marker.title,
            isHit,
            label: marker.querySelector<HTMLElement>(".branch-map__label"),
            head,
          };
        });
        const lies = (one: DOMRect, other: DOMRect) =>
          one.left < other.right - 2 &&
          other.left < one.right - 2 &&
          one.top < other.bottom - 2 &&
          other.top < one.bottom - 2;
        return pins.flatMap(({ title, isHit, label, head }) => {
          const name = label?.getBoundingClientRect();
          if (!isHit) return `${title} is covered`;
          if (!label || !name || getComputedStyle(label).visibility === "hidden")
            return `${title} has no name`;
          const outside = [head, name].some(
            ({ left, right, top, bottom }) =>
              left < insides.left ||
              right > insides.right ||
              top < insides.top ||
              bottom > credit.top,
          );
          if (outside) return `${title} is cut off`;
          const others = pins.filter((pin) => pin.title !== title);
          const covered = others.find(
            (pin) => lies(name, pin.head) || lies(name, pin.label?.getBoundingClientRect() ?? head),
          );
          return covered ? `${title} lies on ${covered.title}` : [];
        });
      });
    await expect(page.locator(".branch-map__marker")).toHaveCount(count);
    await expect(page.locator(".branch-map__land")).toHaveCount(14);
    await expect.poll(look).toEqual([]);
  });
}
