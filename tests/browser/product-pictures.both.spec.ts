/**
 * A product's pictures, with scripts and without: next, enlarged, beside a person, and exploded.
 */
import { expect, test } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("each picture has its own URL", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("link", { name: "Picture 2" }).click();
  await expect(page).toHaveURL(`${path}?image=2`);
  await expect(page.locator(".gallery__main").getByText(/^2 of \d$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Picture 2" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    /\/products\/stihl-ms-250$/,
  );
});

test("the enlarged picture fits a phone, zooms on request, and can be moved", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  await page.getByRole("button", { name: "Enlarge the picture" }).click();
  const zoom = page.getByRole("dialog", { name: "STIHL MS 250" });
  const frame = zoom.getByRole("region", { name: "Picture" });
  const hidden = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await hidden()).toBe(0);
  const whole = await zoom.getByRole("img").boundingBox();
  await zoom.getByLabel("Larger").check();
  await expect.poll(hidden).toBeGreaterThan(100);
  const larger = await zoom.getByRole("img").boundingBox();
  expect(larger?.width).toBeGreaterThan(1.8 * (whole?.width ?? 1000));
});

test("a person 165 cm tall holds the machine at its scale", async ({ page }) => {
  await page.goto(path);
  await page.getByRole("switch", { name: "With a person 165 cm tall" }).click();
  await expect(page).toHaveURL(`${path}?person=1`);
  const picture = page.getByRole("img", { name: /^A person 165 cm tall/ });
  const person = await picture.locator(".held-machine__measure").boundingBox();
  const saw = await picture.locator("image").boundingBox();
  expect((person?.height ?? 0) / (saw?.width ?? 1)).toBeCloseTo(1650 / 869, 1);
});

test("an exploded view shows numbered parts, named beside it, with the spare parts", async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Parts of MS 250" })).toBeHidden();
  await page.getByRole("switch", { name: "Exploded view" }).click();
  await expect(page).toHaveURL(`${path}?view=parts`);
  const parts = page.getByRole("region", { name: "Parts of MS 250" });
  const drawing = parts.getByRole("img", {
    name: /^Exploded view of STIHL MS 250 with \d+ numbered parts$/,
  });
  await expect(drawing).toBeInViewport();
  const pictures = drawing.locator("img");
  await expect(pictures).toHaveCount(await parts.locator("ol > li").count());
  await expect
    .poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(parts.getByRole("heading", { name: "Spark plug" })).toBeVisible();
  await expect(
    parts.getByRole("link", { name: /^Ask for this part.*Spark plug$/ }),
  ).toHaveAttribute("href", /product=Spark\+plug/);
  const chains = parts.getByRole("list", { name: "Spares: Saw chain" });
  await chains.getByRole("link", { name: /, 55 links, 40 cm$/ }).click();
  await expect(page.getByText("Chain pitch").first()).toBeVisible();
  await page.goto(`${path}?view=parts`);
  await page.getByRole("switch", { name: "Exploded view" }).click();
  await expect(page).toHaveURL(path);
  await expect(parts).toBeHidden();
  await page.goto("/products/stihl-autocut-25-2?view=parts");
  await expect(page.getByRole("switch", { name: "Exploded view" })).toHaveCount(0);
});

test("an exploded machine closes as its list scrolls away, and opens on the way back", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${path}?view=parts`);
  const height = () =>
    page.locator(".parts__plate img").evaluateAll((images) => {
      const boxes = images.map((image) => image.getBoundingClientRect());
      return Math.max(...boxes.map((box) => box.bottom)) - Math.min(...boxes.map((box) => box.top));
    });
  const plate = (await page.locator(".parts__plate").boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(0.9 * plate);
  await page.locator(".buy").evaluate((buy) => buy.scrollIntoView({ block: "center" }));
  await expect.poll(height).toBeLessThan(0.6 * plate);
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(height).toBeGreaterThan(0.9 * plate);
});
