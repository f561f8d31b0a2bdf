/** Errands of customers on a phone: each starts at the home page and counts what they tap. */
import type { Locator, Page } from "playwright/test";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Counts taps; typing is free, and so is its Enter. */
class Customer {
  #taps = 0;
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }
  async tap(target: Locator) {
    this.#taps++;
    await target.click();
  }
  async search(words: string) {
    this.#taps++;
    await this.page.goto("/");
    await this.page.getByRole("button", { name: "Search" }).first().click();
    const box = this.page.locator(':popover-open input[name="q"]');
    await box.fill(words);
    await box.press("Enter");
    await expect(this.page).toHaveURL(/\/search\?/);
  }
  async openCategory(slug: string) {
    await this.page.goto("/");
    await this.tap(this.page.locator(`.tiles a[href^="/collections/${slug}"]`));
    await expect(this.page).toHaveURL(new RegExp(slug));
  }
  async answer(label: string | RegExp) {
    await this.tap(this.page.locator(".advice").getByRole("link", { name: label }));
    await expect(this.page.locator(".advice [aria-current]").first()).toBeVisible();
  }
  expectTaps(most: number) {
    expect(this.#taps).toBeLessThanOrEqual(most);
  }
}

const link = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first();
const reasons = (page: Page) => page.locator(".advice li span");

test("my saw has a 40 cm bar: which chain, which bar?", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("ms 250");
  await customer.tap(page.locator(".card h3 a", { hasText: "MS 250" }).first());
  await customer.tap(page.getByRole("link", { name: "40 cm", exact: true }));
  const needed = page.getByRole("region", { name: "You will also need" });
  await expect(needed).toContainText("55 links, 3/8″ P, 1.3 mm");
  await expect(needed).toContainText("3/8″ P, 1.3 mm, 40 cm");
  await expect(needed).toContainText("three numbers on your bar");
  customer.expectTaps(3);
});

test("two acres of rubber, something light", async ({ page }) => {
  const customer = new Customer(page);
  await customer.openCategory("brushcutters");
  await customer.tap(page.getByText("Help me choose"));
  await customer.answer(/rubber/);
  await expect(reasons(page)).toHaveText([/^4\.\d kg/, /^4\.\d kg/, /^4\.\d kg/]);
  customer.expectTaps(4);
});

test("a washer for two cars and a courtyard, single phase", async ({ page }) => {
  const customer = new Customer(page);
  await customer.openCategory("pressure-washers");
  await customer.tap(page.getByText("Help me choose"));
  await customer.answer(/Cars/);
  await customer.answer(/single phase/);
  await expect(reasons(page)).toHaveText([/bar/, /bar/, /bar/]);
  customer.expectTaps(4);
});

test("a petrol pump of 2 inches, 5 hp or more", async ({ page }) => {
  const customer = new Customer(page);
  await customer.openCategory("water-pumps");
  await customer.tap(page.getByText("Help me choose"));
  await customer.answer("2 inch");
  await expect(reasons(page).first()).toHaveText(/2 inch outlet, 6\.0 hp/);
  customer.expectTaps(3);
});

test("a hedge trimmer for the battery that I have", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("ak 20");
  await customer.tap(page.locator(".card h3 a", { hasText: "AK 20" }).first());
  await customer.tap(page.locator("summary", { hasText: "Hedge Trimmers" }));
  await expect(page.locator(".fits").getByRole("link", { name: "HSA 50" })).toBeVisible();
  customer.expectTaps(3);
});

test("is the branch open on Sunday, and its phone", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("kottayam open on sunday");
  const found = page.getByRole("navigation", { name: "Pages and categories" });
  await expect(found).toContainText(/Kottayam.*Closed on Sunday\. Phone \d/);
  customer.expectTaps(2);
});

test("the subsidy for a brushcutter: which papers?", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("subsidy for a brushcutter papers");
  const found = page.getByRole("navigation", { name: "Pages and categories" });
  await expect(found.getByRole("listitem").first()).toContainText("Krishi Bhavan");
  customer.expectTaps(2);
});

for (const [words, answer] of [
  ["tiller subsidy", /tillers.*land-tax receipt.*Krishi Bhavan/],
  ["washer 15 amp socket", /6 A socket is enough up to about 1,300 W/],
  ["starter rope broken brushcutter", /photograph of the broken part/],
  ["GST bill for panchayat", /GST number/],
] as const)
  test(`the answer to "${words}"`, async ({ page }) => {
    await new Customer(page).search(words);
    const found = page.getByRole("navigation", { name: "Pages and categories" });
    await expect(found.getByRole("listitem").first()).toContainText(answer);
  });

test("what a battery saw weighs, without or with its battery", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=cordless&sort=least-weight");
  const light = page.locator(".card", { hasText: "MSA 60 C-B" });
  await expect(light).toContainText(/Weight, without battery\s*2\.5 kg/);
  await light.getByRole("link").first().click();
  await expect(page.getByRole("main")).toContainText(/Weight with battery\s*3\.7 kg/);
});

test("MS 170, 180 or 182 for coconut?", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("MS 170, 180 or 182 for coconut");
  await expect(link(page, /coconut/i)).toBeVisible();
  await customer.tap(link(page, "Compare MS 170, MS 180, MS 182"));
  await expect(page.getByRole("columnheader", { name: /MS 1[78]/ })).toHaveCount(3);
  customer.expectTaps(4);
});

test("send this filtered list on WhatsApp", async ({ page }) => {
  const customer = new Customer(page);
  await customer.search("battery chainsaw");
  const share = link(page, "Share");
  await expect(share).toHaveAttribute("href", /wa\.me\/\?text=.*search%3Fq%3Dbattery/);
  customer.expectTaps(2);
});

test("a quote for these three machines", async ({ page, javaScriptEnabled }) => {
  const customer = new Customer(page);
  await page.goto("/");
  await customer.tap(
    page
      .getByRole("contentinfo")
      .getByRole("link", { name: /^Contact/ })
      .first(),
  );
  await page.getByLabel("Add a machine by name").fill("MS 170, 180 and MS 250");
  await customer.tap(page.getByRole("button", { name: "Add", exact: true }));
  const machines = page.getByRole("region", { name: "Your machines" });
  await expect(machines.getByRole("link", { name: /^STIHL MS/ })).toHaveCount(3);
  await expect(page.getByLabel("Subject *")).toHaveValue("price-or-quotation");
  await page.getByLabel("Full Name *").fill(`Anu ${javaScriptEnabled}`);
  await page.getByLabel("Phone").fill("0468 222 3344");
  await customer.tap(page.getByRole("button", { name: "Send Message" }));
  const sent = page.getByRole("region", { name: "What you sent" });
  await expect(sent).toContainText(/Message number \d+ · Price or quotation/);
  await expect(sent.getByRole("link", { name: /^STIHL MS/ })).toHaveCount(3);
  customer.expectTaps(5);
});
