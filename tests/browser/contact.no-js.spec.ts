import { expect, test } from "../support/test.ts";

test("without scripts a message is sent, and the thanks stay", async ({ page }) => {
  await page.goto("/contact");
  await page.getByLabel("Full Name *").fill("Biju Mathew");
  await page.getByLabel("Email Address").fill("biju@example.com");
  await page.getByLabel("Subject *").selectOption("warranty");
  await page.getByLabel("Message *").fill("My blower stopped in its first month.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact\?sent=[0-9a-z]+$/);
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
});

test("without scripts errors appear above the form and at the field; input is kept", async ({
  page,
}) => {
  await page.goto("/contact");
  await page.getByLabel("Full Name *").fill("   ");
  await page.getByLabel("Email Address").fill("biju@example.com");
  await page.getByLabel("Subject *").selectOption("warranty");
  await page.getByLabel("Message *").fill("My blower stopped.");
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await answered).status()).toBe(400);
  await expect(page).toHaveTitle(/^Error: Contact Us \|/);
  await expect(page.getByRole("alert").getByRole("link", { name: "your name" })).toHaveAttribute(
    "href",
    "#name",
  );
  await expect(page.getByText("Enter your full name.")).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveValue("My blower stopped.");
  await expect(page.getByLabel("Subject *")).toHaveValue("warranty");
});
