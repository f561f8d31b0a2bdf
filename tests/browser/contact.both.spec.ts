import { expect, test } from "../support/test.ts";

test("the browser itself asks for a name; for an address it is told that a phone number will do", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("main input:invalid")).toHaveCount(1);
  await expect(page).toHaveURL("/contact");
  await expect(page.getByLabel("Email Address *")).toHaveAccessibleDescription("Or a phone number instead.");
});

test("subject, product and branch come with the address, and a phone number is enough", async ({ page }) => {
  await page.goto("/branches");
  await page.getByText("Services, e-mail and messages").nth(1).click();
  const branch = page.getByRole("link", { name: /^Write to this branch, / }).first();
  const address = await branch.getAttribute("href");
  await page.goto(`${address}&subject=parts&product=STIHL+MS+250+(MS-250)`);
  await expect(page.getByLabel("Subject *")).toHaveValue("parts");
  await expect(page.getByLabel("About", { exact: true })).toHaveValue("STIHL MS 250 (MS-250)");
  await expect(page.getByLabel("For the branch")).not.toHaveValue("");
  await page.getByLabel("Full Name *").fill("Anu Varghese");
  await page.getByLabel("Message *").fill(`A bar, please. ${test.info().project.name}`);
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Give a whole number, or an email address above.")).toBeVisible();
  await expect(page.getByLabel("About", { exact: true })).toHaveValue("STIHL MS 250 (MS-250)");
  await page.getByLabel("Phone").fill("0468 222 3344");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
});

test("shows every way to reach the dealer, and six answers", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByText("Monday-Saturday, 8.30AM-7.00PM").first()).toBeVisible();
  for (const way of ["Phone support", "Live chat", "E-mail support"]) {
    await expect(page.getByRole("heading", { name: way })).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Start a chat" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+$/);
  await expect(page.locator("main details")).toHaveCount(6);
  await page.getByText("Can I return a product?").click();
  await expect(page.getByText("within 30 days, in the original packaging, with the receipt")).toBeVisible();
  await page.getByText("How long is the warranty?").click();
  await expect(
    page.getByText("Most power tools carry a 2-year warranty; outdoor products typically 3 years."),
  ).toBeVisible();
});
