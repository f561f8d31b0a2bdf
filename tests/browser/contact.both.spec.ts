import { expect, test } from "../support/test.ts";

test("the browser itself asks for what is missing", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.locator("main input:invalid")).toHaveCount(2);
  await expect(page).toHaveURL("/contact");
});

test("subject and product come with the address", async ({ page }) => {
  await page.goto("/contact?subject=parts&product=STIHL+MS+250+(MS-250)");
  await expect(page.getByLabel("Subject *")).toHaveValue("parts");
  await expect(page.getByLabel("Message *")).toHaveValue("About: STIHL MS 250 (MS-250)\n\n");
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
