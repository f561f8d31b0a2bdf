import { shop } from "../support/demonstration.ts";
import { expect, test } from "../support/test.ts";

test("a form without a name is refused; the email hint allows a phone number", async ({ page }) => {
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "your name" })).toBeVisible();
  await expect(page).toHaveTitle(/^Error: Contact Us \|/);
  await expect(page.getByLabel("Full Name *")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(
    /^Email or phone: one is enough\./,
  );
  for (const label of ["Email Address", "Phone"]) {
    await expect(page.getByLabel(label)).toHaveAttribute("aria-invalid", "true");
  }
});

test("the URL fills in subject, product and branch; a phone number is enough", async ({ page }) => {
  await page.goto("/branches");
  await page.getByText("Services, email and messages").nth(1).click();
  const branch = page.getByRole("link", { name: /^Write to this branch, / }).first();
  const url = await branch.getAttribute("href");
  await page.goto(`${url}&subject=parts&product=STIHL+MS+250+(MS-250)`);
  await expect(page.getByLabel("Subject *")).toHaveValue("parts");
  await expect(page.getByLabel("Product", { exact: true })).toHaveValue("STIHL MS 250 (MS-250)");
  await expect(page.getByLabel("Branch", { exact: true })).not.toHaveValue("");
  await page.getByLabel("Full Name *").fill("Anu Varghese");
  await page.getByLabel("Message *").fill(`A bar, please. ${test.info().project.name}`);
  await page.getByLabel("Phone").fill("0468 222 3344");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
});

test("what was typed stays while machines are added and removed", async ({ page }) => {
  await page.goto("/contact");
  const entries = {
    "Full Name *": "Anu Varghese",
    Phone: "0468 222 3344",
    "Message *": "For rubber",
  };
  for (const [label, text] of Object.entries(entries)) await page.getByLabel(label).fill(text);
  const branch = page.getByLabel("Branch", { exact: true });
  await branch.selectOption({ index: 1 });
  const machines = page.getByRole("region", { name: "Your machines" });
  const expectKept = async (count: number) => {
    await expect(machines.getByRole("link", { name: /^STIHL MS/ })).toHaveCount(count);
    await expect(page.getByLabel("Full Name *")).toHaveValue("Anu Varghese");
    await expect(page.getByLabel("Phone")).toHaveValue("0468 222 3344");
    await expect(page.getByLabel(/^Message/)).toHaveValue("For rubber");
    await expect(branch).not.toHaveValue("");
  };
  // The header returns while the page scrolls up, over what is pressed at that moment.
  await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByLabel("Add a machine by name").fill("MS 170, 180");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expectKept(2);
  await page.getByRole("button", { name: /^Remove STIHL MS 170/ }).click();
  await expectKept(1);
  await page.getByLabel("Add a machine by name").fill("MS 182");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toContainText("not sent yet");
  await expectKept(2);
});

test("prints phone, email and address, without the form", async ({ page }) => {
  await page.goto("/contact");
  await page.emulateMedia({ media: "print" });
  const { phone, supportEmail, headquarters } = shop.company;
  for (const text of [phone.text, supportEmail, headquarters.street])
    await expect(page.locator(".contact-panel").getByText(text)).toBeVisible();
  const idle = page.locator("main").locator("form, button, input, .btn");
  await expect(idle.filter({ visible: true })).toHaveCount(0);
});
