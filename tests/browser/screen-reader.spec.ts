/** Names, roles, states and their order for screen readers, on the main pages. */
import { expect, test } from "../support/test.ts";

test("a list: breadcrumbs, filters with counts, active filters and complete cards", async ({
  page,
}) => {
  await page.goto("/collections/chainsaws?type=petrol&brand=stihl&compare=1");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Chainsaws
      - heading "Chainsaws" [level=1]
      - complementary "Filters":
        - heading "Filters" [level=2]
        - group "Product Type":
          - checkbox /^Petrol chainsaws \\d+$/
        - group "Power Type":
          - radio "All"
          - radio /^Petrol \\d+$/ [checked]
      - region "Products":
        - heading "Products" [level=2]
        - status: /\\d+ products/
        - list "Active filters":
          - listitem:
            - link "Remove filter Petrol"
        - link "Clear all"
        - combobox "Sort":
          - option "Relevance" [selected]
        - list:
          - listitem:
            - article:
              - heading "STIHL MS 162" [level=3]:
                - link "STIHL MS 162"
              - paragraph
              - term: Engine power
              - definition: 1.8 hp
              - term: Weight, without bar and chain
              - definition: 4.5 kg
              - button "Compare MS 162" [pressed]
          - listitem:
            - article:
              - button "Compare MS 170"
      - region "Comparison":
        - list:
          - listitem:
            - button "Remove MS 162"
        - button "Clear All"
        - link "Compare Products" [disabled]
  `);
});

test("a product: pictures, name, ways to ask, specifications, details, compatibility", async ({
  page,
}) => {
  await page.goto("/products/stihl-ms-250");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Chainsaws"
          - listitem: MS 250
      - region "Pictures of STIHL MS 250":
        - 'img "STIHL MS 250, drawn from its specifications: petrol chainsaw, 45 cm guide bar, side view"'
        - link "Previous picture"
        - text: 1 of 2
        - link "Next picture"
        - button "Enlarge the picture"
        - list:
          - listitem:
            - link "Picture 1"
          - listitem:
            - link "Picture 2"
        - switch "With a person 165 cm tall"
      - region "Product":
        - heading "MS 250" [level=1]
        - paragraph: In stock
        - button "Contact Now"
        - button "Find Branch"
        - button "Share"
        - button "Compare MS 250"
      - region "Key specifications":
        - term: Displacement
        - definition: 45.4 cc
      - region "Technical details":
        - heading "Technical details" [level=2]
        - table "Technical details":
          - rowgroup:
            - row "Power 2.3 kW (3.1 hp)":
              - rowheader "Power"
              - cell "2.3 kW (3.1 hp)"
        - group: /Show all \\d+ details/
      - group:
        - heading "Details & Features" [level=2]
      - region "You will also need":
        - heading "You will also need" [level=2]
      - region "Related Products":
        - heading "Related Products" [level=2]
        - list
      - region "You May Also Like"
  `);
});

test("each value of a comparison is under its own machine, in every window", async ({ page }) => {
  await page.goto("/compare?products=1,11,16");
  const session = await page.context().newCDPSession(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const { nodes } = await session.send("Accessibility.getFullAXTree");
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const cellsOf = (id: string): string[] =>
      (byId.get(id)?.childIds ?? []).flatMap((child) => {
        const role = String(byId.get(child)?.role?.value);
        const name = String(byId.get(child)?.name?.value ?? "");
        if (/cell|columnheader|rowheader/.test(role)) return [name];
        return cellsOf(child);
      });
    const rows = nodes
      .filter(({ role }) => role?.value === "row")
      .map((row) => cellsOf(row.nodeId));
    expect(rows[0]).toEqual(["", "STIHL MS 162", "STIHL MS 250", "STIHL MS 291"]);
    expect(rows).toContainEqual(["SKU", "MS-162", "MS-250", "MS-291"]);
    expect(new Set(rows.map((cells) => cells.length))).toEqual(new Set([4]));
  }
});

test("a filter announces the list once, and Load More what it added", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/collections/chainsaws");
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const texts = new Map<Element, string | null>();
    for (const region of document.querySelectorAll("main [role=status]"))
      texts.set(region, region.textContent);
    new MutationObserver(() => {
      for (const region of document.querySelectorAll("main [role=status]")) {
        const text = region.textContent;
        if (text && texts.get(region) !== text) said.push(text);
        texts.set(region, text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  await page.getByRole("radio", { name: /^Petrol \d/ }).check();
  await expect(page.locator(".toolbar__count")).not.toHaveText("55 products");
  await expect.poll(said).toEqual([expect.stringMatching(/^\d+ products$/)]);
  await page.getByRole("link", { name: "Load More" }).click();
  await expect.poll(said).toEqual([expect.anything(), expect.stringMatching(/^\d+ of \d+ shown$/)]);
});
