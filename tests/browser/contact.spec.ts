import { holdRequests, holdScripts } from "../support/hold.ts";
import { expect, test } from "../support/test.ts";

async function fillIn(page: import("playwright/test").Page, message: string) {
  await page.getByLabel("Full Name *").fill("Anitha Thomas");
  await page.getByLabel("Email Address").fill("anitha@example.com");
  await page.getByLabel("Subject *").selectOption({ label: "Replacement Parts" });
  await page.getByLabel("Message *").fill(message);
}

test("a message is sent, thanked for, and the form is empty again", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await fillIn(page, "A bar for an MS 250, please.");
  // The thanks stay for five seconds of the page's clock, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const thanks = page.getByText("Thank you for your message.");
  await expect(thanks).toBeVisible();
  await expect(page.getByText("We reply within 24 hours.").first()).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveValue("");
  await expect(page.getByLabel("Full Name *")).toHaveValue("");
  await page.clock.fastForward(5_500);
  await expect(thanks).toBeHidden();
  const summary = page.getByRole("region", { name: "What you sent" });
  await expect(summary).toContainText(/Message number \d+ · Replacement Parts/);
});

test("pages of machines add to the enquiry until it is sent", async ({ page }) => {
  const machines = page.getByRole("region", { name: "Your machines" }).getByRole("listitem");
  for (const [count, slug] of ["stihl-ms-170", "stihl-ms-250", "stihl-fs-120"].entries()) {
    await page.goto(`/products/${slug}`);
    await page.getByRole("link", { name: "Add to enquiry" }).click();
    await expect(machines).toHaveCount(count + 1);
  }
  await page.getByRole("button", { name: /^Remove STIHL MS 250/ }).click();
  await expect(machines).toHaveCount(2);
  await page.goto("/products/stihl-ms-180");
  await page.getByRole("link", { name: "Add to enquiry" }).click();
  await expect(machines).toHaveCount(3);
});

test("while sending, the button says so and is disabled", async ({ page }) => {
  await page.goto("/contact");
  const release = await holdRequests(page, "**/contact.data*");
  await fillIn(page, "Do you sharpen chains while I wait?");
  await page.getByRole("button", { name: "Send Message" }).click();
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  await expect(sending).toBeFocused();
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent++;
  });
  await sending.press("Enter");
  await page.getByLabel("Full Name *").press("Enter");
  release();
  await expect(page.getByText("Thank you for your message.")).toBeVisible();
  expect(sent).toBe(0);
});

test("without a connection the input stays and an alert explains", async ({ page }) => {
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

test("blank fields return with a summary that links to them", async ({ page }) => {
  await page.goto("/contact");
  await fillIn(page, "   ");
  await page.getByRole("button", { name: "Send Message" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("Your message was not sent.");
  await expect(page.getByRole("button", { name: "Send Message" })).toBeFocused();
  await expect(page).toHaveTitle(/^Error: Contact Us \|/);
  // A screen reader would announce it twice if it also had focus.
  expect(await alert.evaluate((element) => element.contains(document.activeElement))).toBe(false);
  await alert.getByRole("link", { name: "the message" }).click();
  await expect(page.getByLabel("Message *")).toBeFocused();
  await expect(page.getByLabel("Message *")).toHaveAccessibleDescription("Enter a message.");
  await expect(page.getByLabel("Full Name *")).toHaveValue("Anitha Thomas");
});

test("a refused message about a product shows why, and keeps the product", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/contact?product=STIHL+MS+250&subject=parts");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert")).toBeInViewport();
  const heading = await page.getByRole("heading", { name: "Send a message" }).boundingBox();
  const masthead = await page.locator(".masthead").boundingBox();
  // In view below the header, which is above the window while the visitor scrolls down.
  expect(heading?.y).toBeGreaterThan((masthead?.y ?? 0) + (masthead?.height ?? 0));
  await expect(page.getByLabel("Product", { exact: true })).toHaveValue("STIHL MS 250");
  await expect(page).toHaveURL(/product=STIHL\+MS\+250/);
});

test("a message begun below the thanks survives them, and is sent as well", async ({ page }) => {
  await page.clock.install();
  await page.goto("/contact");
  await fillIn(page, "The first message.");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Send Message" }).click();
  const thanks = page.getByText("Thank you for your message.");
  await expect(thanks).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveValue("");
  await fillIn(page, "The second message.");
  await page.clock.fastForward(5_500);
  await expect(thanks).toBeHidden();
  await expect(page.getByLabel("Message *")).toHaveValue("The second message.");
  await expect(page.getByLabel("Subject *")).toHaveValue("parts");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(thanks).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveValue("");
});

for (const [answer, status, body] of [
  ["a proxy's 502", 502, "<h1>Bad Gateway</h1>"],
  ["a network's own page", 200, "<h1>Please sign in to this network</h1>"],
] as const) {
  test(`${answer} instead of our response keeps the input, which can be sent again`, async ({
    page,
  }) => {
    await page.goto("/contact");
    await fillIn(page, `Sent into ${answer}.`);
    await page.evaluate(
      ([status, body]) => {
        const { fetch } = window;
        window.fetch = async () => {
          window.fetch = fetch;
          return new Response(body, { status });
        };
      },
      [status, body] as const,
    );
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to submit form. Please try again.");
    await expect(page.getByLabel("Message *")).toHaveValue(`Sent into ${answer}.`);
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByText("Thank you for your message.")).toBeVisible();
  });
}

test("a message that is too long stays, and the field says so", async ({ page }) => {
  const message = "മ".repeat(22_000);
  await page.goto("/contact");
  await fillIn(page, message);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("alert").getByRole("link", { name: "the message" })).toBeVisible();
  await expect(page.getByLabel("Message *")).toHaveAccessibleDescription(
    /^The message is too long/,
  );
  await expect(page.getByLabel("Message *")).toHaveValue(message);
});

test("scripts that load after a submitted form keep the visitor's position", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  const bringScripts = await holdScripts(page);
  await page.goto("/contact", { waitUntil: "commit" });
  await fillIn(page, "A bar for an MS 250, please.");
  await page.getByLabel("Email Address").fill("");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByText("Enter a complete phone number, or an email address above."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Send Message" }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await bringScripts();
  await expect(page).toHaveTitle(/^Error: Contact Us \|/);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});
