/** The drawing at actual size, on a screen measured with a bank card. */
import { expect, test, waitForScripts } from "../support/test.ts";

const path = "/products/stihl-ms-250";

test("a drawing is shown at actual size, and the device remembers its screen", async ({ page }) => {
  await page.goto(path);
  await waitForScripts(page);
  const open = page.getByRole("button", { name: "1:1, actual size" });
  await open.click();
  const dialog = page.getByRole("dialog", { name: "STIHL MS 250" });
  const widthOf = async () => (await dialog.getByRole("img").boundingBox())?.width ?? 0;
  const nominal = await widthOf();
  const slider = dialog.getByRole("slider");
  await dialog.getByText("Not exact yet: measure your screen").click();
  await slider.fill("7.56");
  expect(await widthOf()).toBeCloseTo((nominal * 7.56 * 25.4) / 96, -1);
  const measured = await widthOf();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(slider).toBeHidden();

  await page.reload();
  await waitForScripts(page);
  await open.click();
  await expect(slider).toBeHidden();
  expect(await widthOf()).toBeCloseTo(measured, 0);
  await expect(dialog.getByText("Measure your screen", { exact: true })).toBeVisible();
});

test("a screen that needs no correction counts as measured", async ({ page }) => {
  await page.goto(path);
  await waitForScripts(page);
  const open = page.getByRole("button", { name: "1:1, actual size" });
  const dialog = page.getByRole("dialog", { name: "STIHL MS 250" });
  await open.click();
  await dialog.getByText("Not exact yet: measure your screen").click();
  await dialog.getByRole("button", { name: "Done" }).click();
  await page.reload();
  await waitForScripts(page);
  await open.click();
  await expect(dialog.getByText("Measure your screen", { exact: true })).toBeVisible();
});

test("a product without a known length is not offered at actual size", async ({ page }) => {
  await page.goto("/products/stihl-re-98");
  await expect(page.getByRole("button", { name: "Enlarge the picture" })).toBeVisible();
  await expect(page.getByRole("button", { name: "1:1, actual size" })).toHaveCount(0);
});

test("a drawing opens where it shows much of the machine, and marks that in a small one", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products/stihl-fs-120");
  await waitForScripts(page);
  await page.getByRole("button", { name: "1:1, actual size" }).click();
  const frame = page.locator(".life-size__whole span");
  await expect(frame).toBeVisible();
  // The line head, at the lower left of a picture that is empty around it.
  const box = await frame.boundingBox();
  const whole = await page.locator(".life-size__whole").boundingBox();
  if (!box || !whole) throw new Error("the small machine is not visible");
  const across = (box.x - whole.x) / whole.width;
  expect(across).toBeGreaterThan(0.05);
  expect(across).toBeLessThan(0.25);
  expect((box.y - whole.y) / whole.height).toBeGreaterThan(0.7);
});
