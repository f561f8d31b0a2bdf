import { expect, test } from "../support/test.ts";

async function fillIn(page: import("playwright/test").Page, message: string) {
  await page.getByLabel("Full Name *").fill("Anitha Thomas");
  await page.getByLabel("Email Address *").fill("anitha@example.com");
  await page.getByLabel("Subject *").selectOption({ label: "Replacement Parts" });
  await page.getByLabel("Message *").fill(message);
}

test("a message is sent, thanked for, and the form is empty again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await fillIn(page, "A bar for an MS 250, please.");
  // The thanks stay for five seconds of the page's own clock, however long the machine takes.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const thanks = page.getByText("Thank you for your message.");
  await expect(thanks).toBeVisible();
  await expect(page.getByText("We reply within 24 hours.").first()).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveValue("");
  await expect(page.getByLabel("Full Name *")).toHaveValue("");
  await page.clock.fastForward(5_500);
  await expect(thanks).toBeHidden();
  await expect(page).toHaveURL("/contact");
});

test("while it is sent the button says so and cannot be pressed", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto("/contact");
  await page.route("**/contact.data*", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await fillIn(page, "Do you sharpen chains while I wait?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
});

test("without a connection the entries stay and the alert says what happened", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, "Is the Adoor branch open on Saturday?");
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to submit form. Please check your connection and try again.",
  );
  await expect(page.getByLabel("Message *")).toHaveValue("Is the Adoor branch open on Saturday?");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeEnabled();
});

test("blank entries come back with a summary that leads to the fields", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, "   ");
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The message was not sent.");
  await alert.getByRole("link", { name: "the message" }).click();
  await expect(page.getByLabel("Message *")).toBeFocused();
  await expect(page.getByLabel("Message *")).toHaveAccessibleDescription("Write what we can do for you.");
  await expect(page.getByLabel("Full Name *")).toHaveValue("Anitha Thomas");
});
