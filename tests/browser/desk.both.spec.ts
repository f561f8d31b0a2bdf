import { DESK_PASSWORD, inviteToDesk } from "../support/desk.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 800 } });

test("from a phone: a machine with three photographs, sold out, and a message answered", async ({ page, baseURL }) => {
  const suffix = crypto.randomUUID().slice(0, 6);
  const dataDir = process.env.TEST_DATA_DIR ?? "";
  await page.goto(await inviteToDesk({ origin: baseURL ?? "", dataDir }, `owner-${suffix}@example.com`, "owner"));
  await page.getByLabel("New password").fill(DESK_PASSWORD);
  await page.getByLabel("The same again").fill(DESK_PASSWORD);
  const photograph = { name: "photo.jpg", mimeType: "image/jpeg", buffer: await page.screenshot({ type: "jpeg" }) };
  await page.getByRole("button", { name: "Save and open the desk" }).click();

  await page.getByRole("link", { name: "Products", exact: true }).click();
  await page.getByRole("link", { name: "Add a product" }).click();
  await expect(page.getByRole("heading", { name: "Add a product" })).toBeVisible();
  await page.getByLabel("Name").fill(`KK ${suffix} water pump`);
  await page.getByLabel("Category").selectOption("Water Pumps");
  await page.getByLabel("Price").fill("12,500");
  await page.getByRole("button", { name: "Add it as a draft" }).click();
  await expect(page.getByRole("status").first()).toContainText("as a draft");

  await page.getByLabel("Or choose pictures").setInputFiles([photograph, photograph, photograph]);
  await page.getByRole("button", { name: "Add the pictures" }).click();
  await expect(page.getByRole("button", { name: "Remove: picture 3" })).toBeVisible();
  await page.getByLabel("What picture 1 shows").fill("The pump from its left side");
  await page.getByRole("button", { name: "Save the descriptions" }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved the pictures");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("status").first()).toContainText("is public now");
  const href = await page.getByRole("link", { name: "See the public page" }).getAttribute("href");
  await page.getByRole("link", { name: "Price and stock" }).click();
  await page.getByLabel("Stock", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved price and stock");

  await page.goto(href ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(suffix);
  await expect(page.getByAltText("The pump from its left side").first()).toBeVisible();
  await expect(page.getByText("Out of stock").first()).toBeVisible();

  await page.goto("/contact");
  await page.getByLabel("Name *").fill(`Anu ${suffix}`);
  await page.locator("input[name=email]").fill("anu@example.com");
  await page.getByLabel("Subject *").selectOption("parts");
  await page.getByLabel("Message *").fill("A seal for my pump, please");
  await page.getByRole("button", { name: "Send Message" }).click();
  await page.waitForURL(/sent/);

  await page.goto("/desk/messages");
  const message = page.getByRole("article", { name: `Anu ${suffix}` });
  await expect(message).toContainText("A seal for my pump, please");
  await expect(message.getByRole("link", { name: "E-mail" })).toHaveAttribute(
    "href",
    /^mailto:anu@example\.com\?subject=/,
  );
  await message.getByRole("button", { name: "Handled" }).click();
  await expect(page.getByRole("status").first()).toContainText("is handled");
  await expect(message).toHaveCount(0);
  await page.getByRole("button", { name: /Sign out/ }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
});
