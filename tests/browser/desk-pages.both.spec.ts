/** The desk's pages at both widths and by keyboard. */
import { AxeBuilder } from "@axe-core/playwright";
import { openDesk } from "../support/desk-browser.ts";
import { expect, test } from "../support/test.ts";

const PAGES = [
  "/desk/overview",
  "/desk/products?q=MS",
  "/desk/products/new?like=5",
  "/desk/products/5/texts",
  "/desk/products/5/specifications",
  "/desk/products/5/pictures",
  "/desk/products/5/categories",
  "/desk/products/5/stock",
  "/desk/products/5/preview",
  "/desk/categories",
  "/desk/categories/1",
  "/desk/facts",
  "/desk/facts/branches",
  "/desk/facts/home?at=sections.3",
  "/desk/facts/redirects",
  "/desk/spreadsheet",
  "/desk/messages?status=all",
  "/desk/report",
  "/desk/log",
  "/desk/people",
  "/desk/account",
];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const part of [0, 1, 2])
      test(`the desk's pages fit and are accessible, part ${part + 1}`, async ({
        page,
        baseURL,
        javaScriptEnabled,
      }) => {
        await openDesk(page, baseURL ?? "");
        for (const path of PAGES.filter((_, index) => index % 3 === part)) {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
            path,
          ).toBeLessThanOrEqual(0);
          await page.locator("details").evaluateAll((all) => {
            for (const each of all) (each as HTMLDetailsElement).open = true;
          });
          // axe is a script, which does not run in a browser without scripts.
          if (!javaScriptEnabled) continue;
          // The preview beside a product is an embedded page, hidden from screen readers.
          const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
          expect(violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`)).toEqual([]);
        }
      });
  });
}

test("a price can be changed with the keyboard alone", async ({ page, baseURL }) => {
  await openDesk(page, baseURL ?? "");
  await page.goto("/desk/products/9/stock");
  await page.getByLabel("Price, ₹", { exact: true }).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("31,000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("Saved price and stock");
  await expect(page.getByLabel("Price, ₹", { exact: true })).toHaveValue(/^31,?000$/);
});

test("a category moved by keyboard keeps the focus", async ({
  page,
  baseURL,
  javaScriptEnabled,
}) => {
  test.skip(!javaScriptEnabled, "Without scripts each move brings a new page.");
  await openDesk(page, baseURL ?? "");
  await page.goto("/desk/categories");
  const list = page.locator(".desk-groups").last();
  const name =
    (await list.locator(":scope > li").nth(1).getByRole("link").first().textContent()) ?? "";
  const move = (way: string) =>
    list.getByRole("button", { name: `Move ${name} ${way}`, exact: true });
  await move("down").press("Enter");
  await expect(list.locator(":scope > li").nth(2)).toContainText(name);
  await expect(move("down")).toBeFocused();
  for (const place of [1, 0]) {
    await move("up").press("Enter");
    await expect(list.locator(":scope > li").nth(place)).toContainText(name);
  }
  await expect(move("up")).toBeFocused();
  await expect(move("up")).toBeDisabled();
  await move("down").press("Enter");
  await expect(list.locator(":scope > li").nth(1)).toContainText(name);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a supplier's list comes in after its columns are decided", async ({ page, baseURL }) => {
    await openDesk(page, baseURL ?? "");
    const id = crypto.randomUUID().slice(0, 8);
    const list = `Price list\nVarenr;Varenavn;Pris;Netto;Rigg 15" ${id};Farge\n${id};Motor ${id};12.990,-;9200;381;Blue\n`;
    await page.goto("/desk/spreadsheet");
    const file = { name: "list.csv", mimeType: "text/csv", buffer: Buffer.from(list) };
    await page.getByLabel("Spreadsheet", { exact: true }).setInputFiles(file);
    await page.getByRole("button", { name: "Show what would change" }).click();
    await expect(page.getByText("Decide what these columns become")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByLabel(`Rigg 15" ${id}`).selectOption("specification");
    await page.getByLabel("Farge").selectOption("staff only");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("button", { name: "Show the rows" }).click();
    await expect(page.getByText("Price: (empty) → 12990")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.getByRole("button", { name: "Import", exact: true }).click();
    await expect(page.getByRole("status").first()).toContainText("Imported: 1 new");
    await page.goto(`/products/motor-${id}`);
    await expect(page.getByText(`Rigg 15" ${id}`).first()).toBeVisible();
    expect(await page.content()).not.toMatch(/Netto|9200|Farge/);
  });
});
