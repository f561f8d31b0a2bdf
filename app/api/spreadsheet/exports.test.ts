/** Exports of other shop programs, in the form that their documentation describes. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";

const FOLDER = new URL("../../../tests/support/exports/", import.meta.url);

/** The change of each column of each product. */
type Products = Record<string, Record<string, unknown>>;

const CASES: [name: string, file: string, products: Products][] = [
  [
    "WooCommerce",
    "woocommerce.csv",
    {
      "WC-ROPE": {
        ...{ Name: "Anchor rope", Brand: "Nordrope", Status: "active", Stock: "140" },
        ...{ Category: "Ropes", Subcategories: "Anchor ropes", Brief: "Cut to length" },
        ...{ Price: "19.9", "Sale price": undefined, Diameter: "8 mm, 10 mm" },
        "Variant codes": "WC-ROPE-8, WC-ROPE-10",
        Pictures: "https://old.example/a.jpg; https://old.example/b.jpg",
      },
      "id:104": { Price: "499", Status: "draft", Stock: "0", "Weight (kg)": "4.6", GTIN: "704" },
      "WC-LINE": { Status: "draft", Stock: "8", Subcategories: "Anchor ropes Safety" },
    },
  ],
  [
    "Shopify",
    "shopify.csv",
    {
      "SH-6B": {
        ...{
          Name: "Mooring rope",
          "URL slug": "rope",
          Brand: "Nordrope",
          Category: "Ropes",
          Stock: "40",
        },
        ...{ Price: "19.9", "Sale price": "14.9", Status: "active", "Weight (kg)": "0.05" },
        ...{ Diameter: "6 mm", Colour: "Blue, Red", "Variant codes": "SH-6R", GTIN: "704" },
        Pictures: "https://cdn.shopify.example/1.jpg; https://cdn.shopify.example/2.jpg",
      },
      drag: {
        ...{ Price: "349", Status: "draft", Stock: "7", "Variant codes": undefined },
        Pictures: "https://cdn.shopify.example/3.jpg",
      },
    },
  ],
  [
    "Shopify",
    "new-shopify.csv",
    {
      "NS-1": {
        ...{ Category: "Home & Garden", Subcategories: "Pumps", Status: "archived" },
        ...{ Price: "120", "Sale price": "99", Stock: "3", "Weight (kg)": "0.85" },
      },
    },
  ],
  [
    "PrestaShop",
    "prestashop.csv",
    {
      "PS-1": {
        ...{ Price: "249.9", Category: "Trimming", Stock: "12", Status: "active", Brand: "Sea" },
        ...{ "Weight (kg)": "4.2", Brief: "Light", Power: "750 W", Cord: "Red" },
        Pictures: "https://ps.example/1.jpg; https://ps.example/2.jpg",
      },
      "PS-2": { Price: "999", Status: "draft", Stock: "0" },
    },
  ],
  [
    "Magento",
    "magento.csv",
    {
      BAG: {
        ...{ Price: "34", Stock: "15", Status: "active", Category: "Gear", Subcategories: "Bags" },
        ...{ size: "S, M", material: "Nylon, Canvas", "Variant codes": "BAG-S, BAG-M" },
      },
      OFF: { Price: "20", Status: "draft" },
    },
  ],
  [
    "Google Merchant",
    "google-merchant.xml",
    {
      "GM-S": {
        ...{ Name: "Gloves & more", Price: "79.99", "Sale price": "69.99", Brand: "Sea" },
        ...{ Category: "Safety", Subcategories: "Gloves", Stock: "0", Size: "S, L" },
        ...{ Pictures: "https://old.example/g.jpg", "Variant codes": "GM-L" },
      },
    },
  ],
  [
    "Google Merchant",
    "google-merchant.tsv",
    { "GT-1": { Name: "Hat", Price: "5", Stock: undefined, Status: "active" } },
  ],
];

describeOnBoth("an export of another program", (api) => {
  const { send } = spreadsheetCalls(api);

  it.each(CASES)("of %s comes in completely", async (name, file, products) => {
    const bytes = readFileSync(new URL(file, FOLDER));
    const { data } = await send(bytes, "dry-run=1", { format: file.split(".")[1] });
    expect(data.problem).toBe("");
    expect(data.notes[0]).toContain(`is an export of ${name}`);
    expect(data.rows.flatMap(({ errors }) => errors)).toEqual([]);
    const read = data.rows.map(({ sku, changes }) => {
      const wanted = Object.keys(products[sku] ?? {});
      const values = wanted.map((title) => changes.find(({ column }) => column === title)?.to);
      return [sku, Object.fromEntries(wanted.map((title, at) => [title, values[at]]))];
    });
    expect(Object.fromEntries(read)).toEqual(products);
    expect(JSON.stringify(data.columns)).not.toMatch(/Cost|Wholesale|Supplier/);
    const [picture] = data.notes.filter((note) => note.startsWith("Visitors do not see"));
    if (bytes.includes("https://")) expect(picture).toContain("PICTURE_HOSTS");
  });
});
