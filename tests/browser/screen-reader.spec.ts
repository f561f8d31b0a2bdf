/** What a screen reader is given: names, roles, states and their order, of the four pages that decide a visit. */
import { expect, test } from "../support/test.ts";

test("a list: where one is, the filters with their counts, what is in force, and whole cards", async ({ page }) => {
  await page.goto("/collections/chainsaws?type=petrol&compare=1");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Home"
          - listitem: Chainsaws
      - heading "Chainsaws" [level=1]
      - figure /Bar lengths in the range/
      - complementary "Filters":
        - heading "Filters" [level=2]
        - group "Product Type":
          - checkbox /^Petrol chainsaws \\d+$/
        - group "Power Type":
          - radio "All"
          - radio /^Petrol \\d+$/ [checked]
        - group "Subcategory":
          - radio "All" [checked]
      - region "Products":
        - heading "Products" [level=2]
        - status: /\\d+ products/
        - list "Filters in force":
          - listitem:
            - link "Remove filter Petrol"
        - link "Clear all"
        - combobox "Sort":
          - option "Relevance" [selected]
          - option "Smallest first"
        - list:
          - listitem:
            - article:
              - heading "STIHL MS 162" [level=3]:
                - link "STIHL MS 162"
              - paragraph
              - term: Power
              - definition: 1.3 kW
              - term: Weight, without bar and chain
              - definition: 4.5 kg
              - button "Compare MS 162" [pressed]
              - link "View Details of STIHL MS 162"
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

test("a product: pictures, name, ways to ask, figures, details, and what fits", async ({ page }) => {
  await page.goto("/products/stihl-ms-250");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - navigation "Breadcrumb":
        - list:
          - listitem:
            - link "Chainsaws"
          - listitem: MS 250
      - region "Pictures of STIHL MS 250":
        - 'img "STIHL MS 250, drawn from its figures: petrol chainsaw, 45 cm guide bar, side view"'
        - link "Previous picture"
        - text: 1 of 2
        - link "Next picture"
        - button "Enlarge the picture"
        - list:
          - listitem:
            - link "Picture 1"
          - listitem:
            - link "Picture 2"
        - switch "Beside a person of 165 cm"
        - switch "Taken apart"
      - region "Product":
        - heading "MS 250" [level=1]
        - paragraph: In stock
        - button "Contact Now"
        - button "Find Branch"
        - button "Share"
        - button "Compare MS 250"
      - region "Key figures":
        - term: Displacement
        - definition: 45.4 cc
      - region "Technical details":
        - heading "Technical details" [level=2]
        - table "Technical details":
          - rowgroup:
            - row "Displacement 45.4 cc":
              - rowheader "Displacement"
              - cell "45.4 cc"
        - group: /Show all \\d+ details/
      - group:
        - heading "Details & Features" [level=2]
      - region "Spares that fit MS 250":
        - heading "Spares that fit MS 250" [level=2]
      - region "Related Products":
        - heading "Related Products" [level=2]
        - list
      - region "You May Also Like"
  `);
});

test("a comparison: one table with the products' names as headers, and what differs said", async ({ page }) => {
  await page.goto("/compare?products=1,11");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Compare Products" [level=1]
      - switch "Only differences"
      - switch "Person of 165 cm"
      - link "Close comparison"
      - region "Comparison":
        - table "STIHL MS 162, STIHL MS 250 side by side":
          - rowgroup:
            - row "STIHL MS 162 STIHL MS 250":
              - cell
              - columnheader "STIHL MS 162"
              - columnheader "STIHL MS 250"
            - row "Learn More about MS 162 Learn More about MS 250"
          - rowgroup:
            - row "Product Type Chainsaw Chainsaw":
              - rowheader "Product Type"
              - cell "Chainsaw"
              - cell "Chainsaw"
            - row /^Weight ?, differs/:
              - rowheader /^Weight ?, differs$/
              - cell "4.5 kg (9.9 lb) (without bar and chain)"
              - cell "4.6 kg (10.1 lb)"
      - link "Add Product"
      - region "Ask us":
        - link "Contact Now"
  `);
});

test("contact: a form of named fields with their hints, and every other way beside it", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(`
    - main:
      - heading "Contact Us" [level=1]
      - region "Send a message":
        - form "Send a message":
          - textbox "Full Name *"
          - textbox "Email Address *"
          - paragraph: Or a phone number instead.
          - textbox "Phone (optional)"
          - combobox "Subject *":
            - option "Choose a subject" [selected]
          - textbox "Message *"
          - button "Send Message"
      - complementary "Reach us directly":
        - heading "Customer service" [level=2]
        - link /^\\d/
      - region "Other ways to reach us":
        - list:
          - listitem:
            - heading "Phone support" [level=3]
          - listitem:
            - heading "Live chat" [level=3]
          - listitem:
            - heading "E-mail support" [level=3]
      - region "Frequently asked questions":
        - group: Can I return a product?
  `);
});
