import { addDraft, openDesk } from "../support/desk-browser.ts";
import { expect, test } from "../support/test.ts";

test.use({
  viewport: { width: 390, height: 800 },
  expectedError: /Failed to load resource|^Failed to fetch$/,
});

const newName = () => `Saved pump ${crypto.randomUUID().slice(0, 6)}`;

test("specifications keep their names when one is removed and saved", async ({ page, baseURL }) => {
  await openDesk(page, baseURL ?? "");
  const path = await addDraft(page, newName());
  await page.goto(`${path}/specifications`);
  const row = (number: number) =>
    page
      .locator(".desk-specification")
      .nth(number - 1)
      .getByRole("textbox");
  for (const [index, [name, value]] of [
    ["Flow", "600 l/min"],
    ["Lift", "28 m"],
    ["Inlet", "50 mm"],
  ].entries()) {
    await row(index + 1)
      .first()
      .fill(name ?? "");
    await row(index + 1)
      .last()
      .fill(value ?? "");
  }
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved");
  await row(1).last().fill("");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(row(1).first()).toHaveValue("Lift");
  await expect(row(1).last()).toHaveValue("28 m");
  await expect(row(2).last()).toHaveValue("50 mm");
});

test("a broken picture is named, and the others are saved", async ({ page, baseURL }) => {
  await openDesk(page, baseURL ?? "");
  await addDraft(page, newName());
  const good = {
    name: "good.jpg",
    mimeType: "image/jpeg",
    buffer: await page.screenshot({ type: "jpeg" }),
  };
  // The same photograph would be kept once.
  const otherBuffer = await page.screenshot({ type: "jpeg", quality: 50 });
  const broken = { name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") };
  await page
    .getByLabel("Or choose pictures")
    .setInputFiles([good, broken, { ...good, name: "other.jpg", buffer: otherBuffer }]);
  await page.getByRole("button", { name: "Add the pictures" }).click();
  await expect(page.getByRole("alert")).toContainText('"broken.jpg" is not');
  await expect(page.getByRole("button", { name: "Remove: picture 2" })).toBeVisible();
});

test("input is sent again after the connection was lost", async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Without scripts the browser itself offers to send a form again");
  await openDesk(page, baseURL ?? "");
  const path = await addDraft(page, newName());
  await page.goto(`${path}/texts`, { waitUntil: "networkidle" });
  await page.getByLabel("Summary").fill("Typed in the store room");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const again = page.getByRole("button", { name: "Send again" });
  await expect(again).toBeVisible();
  await page.context().setOffline(false);
  await again.click();
  await expect(page.getByLabel("Summary")).toHaveValue("Typed in the store room");
});
