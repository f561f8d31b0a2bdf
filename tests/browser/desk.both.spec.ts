/** A shop's day at the desk on a phone, step by step, with the result on the public site. */
import type { Page } from "playwright/test";
import { addPhotographs, openDesk } from "../support/desk-browser.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 800 } });

const status = (page: Page) => page.getByRole("status").first();

/** Whether a public page contains the text at the very next request. */
async function isOnSite(page: Page, href: string, text: string): Promise<boolean> {
  const start = performance.now();
  const html = await (await page.request.get(href)).text();
  const description = `${href} answered after ${Math.round(performance.now() - start)} ms`;
  test.info().annotations.push({ type: "next request", description });
  return html.includes(text);
}

const SOLD_OUT = "https://schema.org/OutOfStock";

test("from a phone: a machine with three photographs, sold out; a message answered", async ({
  page,
  baseURL,
}) => {
  const suffix = crypto.randomUUID().slice(0, 6);
  const name = `KK ${suffix} water pump`;
  let href = "";

  await test.step("opens the invitation link and sets a password", () =>
    openDesk(page, baseURL ?? ""));

  await test.step("adds the machine", async () => {
    await page.getByText("All sections").click();
    await page.getByRole("link", { name: "Products", exact: true }).click();
    await page.getByRole("link", { name: "Add a product" }).click();
    await expect(page.getByRole("heading", { name: "Add a product" })).toBeVisible();
    await page.getByLabel("Name").fill(name);
    await page.getByLabel("Category").selectOption("Water Pumps");
    await page.getByLabel("Price").fill("12,500");
    await page.getByRole("button", { name: "Add as draft" }).click();
    await expect(status(page)).toContainText("as a draft");
  });

  await test.step("adds three photographs, and describes the first", async () => {
    await addPhotographs(page, 3);
    await page.getByLabel("What picture 1 shows").fill("The pump from its left side");
    await page.getByRole("button", { name: "Save the descriptions" }).click();
    await expect(status(page)).toContainText("Saved the pictures");
  });

  await test.step("previews it as customers will see it, still hidden from them", async () => {
    await page.getByRole("link", { name: "Preview" }).click();
    const heading = page.getByRole("heading", { name: `KK ${suffix}` }).last();
    await expect(heading).toBeVisible();
    const narrow = page.viewportSize();
    await page.setViewportSize({ width: 1440, height: 900 });
    const picture = await page.locator(".gallery").boundingBox();
    const right = (picture?.x ?? 0) + (picture?.width ?? 0);
    expect((await heading.boundingBox())?.x).toBeGreaterThan(right);
    if (narrow) await page.setViewportSize(narrow);
    expect(await isOnSite(page, `/search?q=${suffix}`, name)).toBe(false);
  });

  await test.step("publishes it on the site", async () => {
    await page.getByRole("button", { name: "Publish" }).click();
    await expect(status(page)).toContainText("is public now");
    href =
      (await page.getByRole("link", { name: "See the public page" }).getAttribute("href")) ?? "";
    expect(await isOnSite(page, href, "The pump from its left side")).toBe(true);
    expect(await isOnSite(page, href, SOLD_OUT)).toBe(false);
    expect(await isOnSite(page, `/search?q=${suffix}`, name)).toBe(true);
  });

  await test.step("marks it as sold out, and the site shows it", async () => {
    await page.getByRole("link", { name: "Price and stock" }).click();
    await page.getByLabel("Stock", { exact: true }).fill("0");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(status(page)).toContainText("Saved price and stock");
    expect(await isOnSite(page, href, SOLD_OUT)).toBe(true);
  });

  await test.step("opens the public page, and returns", async () => {
    await page.getByRole("link", { name: "See the public page" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(suffix);
    await expect(page.getByAltText("The pump from its left side").first()).toBeVisible();
    await expect(page.getByText("Out of stock").first()).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("0");
  });

  await test.step("a visitor writes about it", async () => {
    await page.goto("/contact");
    await page.getByLabel("Name *").fill(`Anu ${suffix}`);
    await page.locator("input[name=email]").fill("anu@example.com");
    await page.getByLabel("Subject *").selectOption("parts");
    await page.getByLabel("Message *").fill("A seal for my pump, please");
    await page.getByRole("button", { name: "Send Message" }).click();
    await page.waitForURL(/sent/);
  });

  await test.step("answers the message", async () => {
    await page.goto("/desk/messages");
    const message = page.getByRole("article", { name: `Anu ${suffix}` });
    await expect(message).toContainText("A seal for my pump, please");
    const mail = message.getByRole("link", { name: "Email" });
    await expect(mail).toHaveAttribute("href", /^mailto:anu@example\.com\?subject=/);
    await message.getByRole("button", { name: "Handled" }).click();
    await expect(status(page)).toContainText("is handled");
    await expect(message).toHaveCount(0);
  });

  await test.step("signs out, and Back shows no page of the desk", async () => {
    await page.getByRole("button", { name: /Sign out/ }).click();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await page.goBack();
    await page.reload();
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  });
});
