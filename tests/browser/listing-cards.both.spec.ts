/** The cards of a list beside each other, with scripts and without. */
import { expect, test } from "../support/test.ts";

test("cards of a row begin names and figures at one height", async ({ page }) => {
  await page.goto("/collections/chainsaws");
  for (const part of ["h3", ".card__text", ".spec", ".card__act"]) {
    const tops = await page
      .locator(`.card ${part}`)
      .evaluateAll((all) =>
        all.map((each) => [
          each.closest("li")?.getBoundingClientRect().top,
          each.getBoundingClientRect().top,
        ]),
      );
    const rows = new Set(tops.map(([row]) => row));
    expect(new Set(tops.map(([, top]) => top)).size, part).toBeLessThanOrEqual(rows.size);
  }
});
