/**
 * Contact, branches, a town and about before scripts load: complete and usable, without loss
 * afterwards.
 */
import type { Page } from "playwright/test";
import { fullDistrict, pin, town } from "../support/demonstration.ts";
import { holdScripts } from "../support/hold.ts";
import { serveMapTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

async function fillIn(page: Page, message: string) {
  await page.getByLabel("Full Name *").fill("Anitha Thomas");
  await page.getByLabel("Email Address").fill("anitha@example.com");
  await page.getByLabel("Phone").fill("0468 000 0042");
  await page.getByLabel("Subject *").selectOption("warranty");
  await page.getByLabel("Message *").fill(message);
}

test("a message written before scripts load is kept and sent", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact?subject=parts&product=STIHL+MS+250", { waitUntil: "commit" });
  await fillIn(page, "Begun before the scripts came,");
  await release();
  await expect(page.getByLabel("Full Name *")).toHaveValue("Anitha Thomas");
  await expect(page.getByLabel("Email Address")).toHaveValue("anitha@example.com");
  await expect(page.getByLabel("Phone")).toHaveValue("0468 000 0042");
  await expect(page.getByLabel("Subject *")).toHaveValue("warranty");
  await expect(page.getByLabel("Message *")).toHaveValue("Begun before the scripts came,");
  await expect(page.getByLabel("Message *")).toBeFocused();
  await page.keyboard.type(" ended after.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
});

test("a message is sent before scripts load, and the next one is kept", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, "Sent without waiting for scripts.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact\?sent=[0-9a-z]+&number=/);
  await fillIn(page, "And one thing more.");
  await release();
  await expect(page.getByText("Thank you for your message.")).toBeHidden();
  // The summary of the first message stays.
  await expect(page).toHaveURL(/\/contact\?sent=/);
  await expect(page.getByLabel("Message *")).toHaveValue("And one thing more.");
  await expect(page.getByLabel("Subject *")).toHaveValue("warranty");
});

test("a district chosen before scripts load applies, and a typed PIN code stays", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/branches", { waitUntil: "commit" });
  await page.getByLabel("PIN code").fill(pin);
  await page.getByLabel("Location").selectOption({ label: fullDistrict.label });
  await release();
  await expect(page).toHaveURL(`/branches?district=${fullDistrict.key}`);
  await expect(page.locator(".branch h2")).toHaveText(fullDistrict.names);
  await expect(page.getByLabel("Location")).toHaveValue(fullDistrict.key);
  await expect(page.getByLabel("PIN code")).toHaveValue(pin);
});

for (const path of [
  "/contact",
  "/branches",
  "/branches?view=map",
  `/locations/${town.slug}`,
  "/about",
]) {
  test(`${path} has the same text before and after, and shows its pictures`, async ({ page }) => {
    const texts = async () =>
      (await page.locator("main").innerText()).split("\n").filter((line) => line.trim() !== "");
    const release = await holdScripts(page);
    await serveMapTiles(page);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "commit" });
    await page.waitForLoadState();
    const before = await texts();
    expect(before.length).toBeGreaterThan(20);
    const pictures = page.locator("main img");
    const count = await pictures.count();
    for (let index = 0; index < count; index++) {
      const picture = pictures.nth(index);
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    await release();
    const after = await texts();
    // Beside the hours the script shows whether the branch is open now.
    expect(before.filter((line) => !after.some((now) => now.startsWith(line)))).toEqual([]);
    expect(await pictures.count()).toBeGreaterThanOrEqual(count);
  });
}
