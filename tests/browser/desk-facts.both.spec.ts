/** The shop's facts, changed at the desk on a phone, with and without scripts. */
import type { Page, Response } from "playwright/test";
import sharp from "sharp";
import { DESK_PASSWORD } from "../support/desk.ts";
import { openDesk } from "../support/desk-browser.ts";
import { expect, test } from "../support/test.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedError: /Failed to load resource/ });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).first();

/** The next public response has the text. */
async function expectOnSite(page: Page, href: string, text: string): Promise<void> {
  expect(await (await page.request.get(href)).text()).toContain(text);
}

/** Presses a button that adds or removes an entry. */
async function change(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await expect(page.getByRole("status").filter({ hasText: "Not saved yet" })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved");
}

test("hero, short holiday, menu, question, redirect and privacy page", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const id = crypto.randomUUID().slice(0, 6);
  await openDesk(page, baseURL ?? "");
  await page.getByText("All sections").click();
  await page.getByRole("link", { name: "Facts" }).click();

  await test.step("the hero's first slide", async () => {
    await page.getByRole("link", { name: "Home page" }).click();
    await page.getByRole("link", { name: "Large pictures at the top" }).click();
    // The page before has a summary too.
    await expect(page.getByRole("heading", { name: "Large pictures at the top" })).toBeVisible();
    await page.locator(".desk-page summary").first().click();
    await page.getByLabel("Tagline").first().fill(`Tools for ${id}`);
    await save(page);
    await expectOnSite(page, "/", `Tools for ${id}`);
  });

  await test.step("a holiday with short hours", async () => {
    await page.goto("/desk/facts/branches");
    await change(page, "Add holiday");
    const tomorrow = new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10);
    await page.getByLabel("Name").last().fill(`Fair ${id}`);
    await page.getByLabel("Date").last().fill(tomorrow);
    await page.getByLabel("Hours").last().fill("9:00-25:00");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const error = page.getByRole("alert").getByRole("link", { name: /Hours must be closed, or/ });
    await expect(error).toBeVisible();
    await expect(page.getByLabel("Name").last()).toHaveValue(`Fair ${id}`);
    await page.getByLabel("Hours").last().fill("9:00-13:00");
    await save(page);
    await expectOnSite(page, "/branches", "Open 9:00 AM to 1:00 PM on");
    await expectOnSite(page, "/contact", `: Fair ${id}`);
    await expectOnSite(page, "/branches", '"closes":"13:00"');
  });

  await test.step("a menu entry, before the others", async () => {
    await page.goto("/desk/facts/menus");
    await change(page, "Add to legal");
    await page.getByLabel("Label").last().fill(`Terms ${id}`);
    await page.getByLabel("Link to").last().fill("/warranty");
    const popup = page.waitForEvent("popup");
    await button(page, "Preview").click();
    await expect((await popup).getByRole("contentinfo")).toContainText(`Terms ${id}`);
    await (await popup).close();
    expect(await (await page.request.get("/contact")).text()).not.toContain(`${id}</a>`);
    await button(page, `Move up New: Legal`).click();
    await save(page);
    await expectOnSite(page, "/contact", `Terms ${id}`);
  });

  await test.step("a question", async () => {
    await page.goto("/desk/facts/questions");
    await page.getByRole("link", { name: "chainsaws" }).click();
    await expect(page.getByRole("heading", { name: "chainsaws" })).toBeVisible();
    await change(page, "Add question");
    await page.getByLabel("Question", { exact: true }).last().fill(`Who is ${id}?`);
    await page.getByLabel("Answer").last().fill("A saw.\nA good one.");
    await save(page);
    await expectOnSite(page, "/collections/chainsaws", `Who is ${id}?`);
  });

  await test.step("a redirect of a path that was asked for", async () => {
    await page.request.get(`/shop-${id}/old`);
    await page.goto("/desk/facts/redirects");
    await page.getByRole("link", { name: `Redirect to… from /shop-${id}/old` }).click();
    await page.getByLabel("To").fill("/warranty");
    await save(page);
    const moved = await page.request.get(`/shop-${id}/old`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([301, "/warranty"]);
    await expect(page.getByRole("link", { name: `from /shop-${id}/old` })).toHaveCount(0);
    await page.getByLabel("Old and new paths").fill(`old,new\n/shop-${id}/*,/search?q=*`);
    await button(page, "Add the redirects").click();
    await expect(page.getByRole("status").first()).toContainText("Added");
    const rest = await page.request.get(`/shop-${id}/ms-250`, { maxRedirects: 0 });
    expect(rest.headers().location).toBe("/search?q=ms-250");
    await page.getByLabel("Old and new paths").fill(`/loop-${id} /shop-${id}/x`);
    await button(page, "Add the redirects").click();
    await expect(page.getByRole("alert")).toContainText("leads to another redirect");
  });

  await test.step("a paragraph of the privacy page, also after the session ended", async () => {
    await page.goto("/desk/account");
    const [email = ""] = (await page.getByText(/@example\.com, owner/).innerText()).split(",");
    await page.goto("/desk/facts/pages/privacy-policy");
    const text = page.getByLabel("Text", { exact: true });
    await text.fill(`${await text.inputValue()}\n\nWe ask ${id}.\n`);
    await page.context().clearCookies();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(DESK_PASSWORD);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("status").first()).toContainText("Saved Privacy Policy");
    await expectOnSite(page, "/privacy-policy", `<p>We ask ${id}.</p>`);
  });

  await test.step("what other visitors would notice is taken back", async () => {
    await page.goto("/desk/facts/branches");
    await page.locator("summary", { hasText: `Fair ${id}` }).click();
    await change(page, `Remove Fair ${id}`);
    await save(page);
    await page.goto("/desk/facts/menus");
    await page.locator("summary", { hasText: `Terms ${id}` }).click();
    await change(page, `Remove Terms ${id}`);
    await save(page);
    await page.goto("/desk/facts/home?at=sections.0");
    await page.locator(".desk-page summary").first().click();
    await page.getByLabel("Tagline").first().fill("Professional tools");
    await save(page);
    expect(await (await page.request.get("/contact")).text()).not.toContain(id);
  });
});

test("a new page, of which the second of two editors sees what the first has saved", async ({
  page,
  baseURL,
}) => {
  const id = `page-${crypto.randomUUID().slice(0, 6)}`;
  await openDesk(page, baseURL ?? "");
  await page.goto("/desk/facts");
  await page.getByLabel("New page").fill(id);
  await button(page, "Write it").click();
  for (const label of ["Title", "Lead", "Group"])
    await page.getByLabel(label).fill(`${label} ${id}`);
  await page.getByLabel("Text", { exact: true }).fill("## Heading");
  await save(page);
  await expectOnSite(page, `/${id}`, "<h2>Heading</h2>");
  const other = await page.context().newPage();
  await other.goto(`/desk/facts/pages/${id}`);
  await page.getByLabel("Lead").fill("Mine");
  await other.getByLabel("Lead").fill("Theirs");
  await save(other);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Theirs");
  await expect(page.getByLabel("Lead")).toHaveValue("Mine");
  await button(page, "Save again").click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectOnSite(page, `/${id}`, "Mine");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("Tick the box to confirm");
  await page.getByLabel(/^Remove .* for good$/).check();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("status").first()).toContainText("Removed");
  expect((await page.request.get(`/${id}`)).status()).toBe(404);
});

test("a preview shows what was typed, with a picture that is uploaded, and saves nothing", async ({
  page,
  baseURL,
}) => {
  const id = `seen-${crypto.randomUUID().slice(0, 6)}`;
  await openDesk(page, baseURL ?? "");
  await page.goto(`/desk/facts/pages/${id}`);
  for (const label of ["Title", "Lead", "Group"])
    await page.getByLabel(label).fill(`${label} ${id}`);
  await page.getByLabel("Text", { exact: true }).fill("## Heading");
  const isPreview = (response: Response) => response.url().endsWith("?preview");
  const [shown, response] = await Promise.all([
    page.waitForEvent("popup"),
    page.context().waitForEvent("response", isPreview),
    button(page, "Preview").click(),
  ]);
  expect(response.headers()["cache-control"]).toBe("private, no-store");
  await expect(shown.getByRole("heading", { name: `Title ${id}` })).toBeVisible();
  await shown.close();
  expect((await page.request.get(`/${id}`)).status()).toBe(404);
  const blank = { width: 640, height: 480, channels: 3, background: "#c60" } as const;
  await page.getByLabel("Picture: upload a file").setInputFiles({
    name: `Yard ${id}.png`,
    mimeType: "image/png",
    buffer: await sharp({ create: blank }).png().toBuffer(),
  });
  await save(page);
  await expect(page.getByRole("status").first()).toContainText(`Title ${id}. It is on the site`);
  await expect(page.getByRole("status").first()).toContainText("No menu or page links to it");
  await expectOnSite(page, `/${id}`, `/yard-${id}-`);
  await page.getByLabel(/^Remove .* for good$/).check();
  await button(page, "Remove").click();
  await expect(page.getByRole("status").first()).toContainText("Removed");
});
