import { shop } from "../support/demonstration.ts";
import { answerTiles } from "../support/map-tiles.ts";
import { expect, test } from "../support/test.ts";

const [branch] = shop.branches;
const bare = shop.areas.areas.find(({ slug }) => !shop.branches.some(({ district }) => district === slug));
if (!branch || !bare) throw new Error("The demonstration has a district without a branch");

test("the dealer's own map leads from a district to its nearest branch, and says whose boundaries it shows", async ({
  page,
}) => {
  await answerTiles(page);
  await page.goto("/branches");
  const map = page.getByRole("group", { name: "Our branches, by district" });
  await expect(map.getByRole("link", { name: branch.name, exact: true }).last()).toHaveAttribute(
    "href",
    `/branches#${branch.slug}`,
  );
  await expect(page.getByText("DataMeet India community, CC BY 4.0")).toBeVisible();
  await map.getByRole("link", { name: bare.name }).locator("path").click();
  await expect(page).toHaveURL(`/branches?area=${bare.slug}#nearest`);
  await expect(page.getByRole("heading", { name: `Nearest to the middle of ${bare.name} district` })).toBeVisible();
  await expect(map.getByText(new RegExp(`^${bare.name}, \\d+ km$`))).toBeVisible();
});

test("it prints", async ({ page }) => {
  await page.goto(`/branches?area=${bare.slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("group", { name: "Our branches, by district" })).toBeVisible();
});

test("every branch's name stands on a line of its own, inside the drawing", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/branches");
    const boxes = await page.locator(".region-map__branch text").evaluateAll((texts) =>
      texts.map((text) => {
        const { top, bottom, left } = text.getBoundingClientRect();
        return { top, bottom, left };
      }),
    );
    const sorted = boxes.sort((one, other) => one.top - other.top);
    for (const [index, box] of sorted.entries()) {
      expect(box.left).toBeGreaterThan(0);
      const next = sorted[index + 1];
      if (next) expect(next.top).toBeGreaterThan(box.bottom - 3);
    }
  }
});

test("on a phone every branch's name is whole", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/branches");
  const map = page.locator(".region-map svg");
  const drawn = await map.boundingBox();
  const names = await map.locator(".region-map__branch text").all();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    const box = await name.boundingBox();
    expect(box?.x, (await name.textContent()) ?? "").toBeGreaterThanOrEqual(drawn?.x ?? 0);
  }
});
