/** Exports of other shop programs, in the form that their documentation describes. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";

const FOLDER = new URL("../../../tests/support/exports/", import.meta.url);

/** The change of each column of each product. */
type Products = Record<string, Record<string, unknown>>;

/** Titles that wait for a decision. */
const ASKED: Record<string, string[]> = {
  "shopify.csv": ["Colour"],
  "prestashop.csv": ["Cord"],
  "magento.csv": ["size"],
};

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
      "woo:104": { Price: "499", Status: "draft", Stock: "0", "Weight (kg)": "4.6", GTIN: "704" },
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
        ...{ power: "2,3 kW", wholesale_price: undefined },
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
    { "GT-1": { Name: "Hat", Price: "5", Stock: undefined, Status: undefined } },
  ],
];

describeOnBoth("an export of another program", (api) => {
  const { send } = spreadsheetCalls(api);

  it.each(CASES)("of %s comes in completely", async (name, file, products) => {
    const bytes = readFileSync(new URL(file, FOLDER));
    const [, format = ""] = file.split(".");
    const asked = await send(bytes, "dry-run=1", { format });
    const titles = asked.data.columns.flatMap(({ title, becomes }) =>
      becomes === "?" ? title : [],
    );
    expect(titles).toEqual(ASKED[file] ?? []);
    const columns = Object.fromEntries(titles.map((title) => [title, "specification"]));
    const { data } = await send(bytes, "dry-run=1", { format, columns });
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

  const WOO =
    "Type,Name,Regular price,Published,SKU,Stock,Sale price,Date sale price starts,Date sale price ends,Parent,Categories,Images,Short description";
  const today = new Date().toISOString().slice(0, 10);

  it.each<[what: string, file: string, changes: (string | undefined)[]]>([
    [
      "prices and stock of published variants, escaped commas and texts",
      `${WOO}\nvariable,Saw,0.0000,1,V-1,parent,,,,,"Saws\\, chain","https://a.example/w_1,h_2.jpg, https://a.example/b.jpg",Light\\nand &amp; <b>small</b>
variation,A,"1.299,00",1,V-1A,"1,200",,,,V-1,,,\nvariation,B,9,0,V-1B,5,,,,V-1,,,`,
      [
        ...["V-1 active 1299", undefined, "1200", "Saws, chain", "Light and & small"],
        "https://a.example/w_1,h_2.jpg; https://a.example/b.jpg",
      ],
    ],
    [
      "a sale until today",
      `${WOO}\nsimple,Saw,10,,S-1,,5,,${today},,,,\nsimple,Saw,10,1,S-1,,,,,,,,`,
      ["S-1 active 10", "5"],
    ],
    [
      "a sale from next year, and an unknown status",
      `${WOO}\nsimple,Saw,10,pending,S-1,,5,2999-01-01,,,,,`,
      ["S-1 draft 10", undefined],
    ],
    [
      "a sale until midnight",
      `${WOO}\nsimple,Saw,10,1,S-1,,5,,${today} 00:00:00,,,,`,
      ["S-1 active 10", "5"],
    ],
    [
      "a sale of a feed that has ended",
      "id,title,link,price,,sale price,sale price effective date,google product category\n" +
        "G-1,Saw,/saw,10 INR,,5 INR,2016-02-24T13:00-0800/2016-02-29T15:30-0800,632",
      ["G-1 undefined 10"],
    ],
    [
      "an unfit handle of Shopify",
      "handle,title,variant price,type\n7,Saw,5,Home &amp; Garden",
      ["7 undefined 5", undefined, undefined, "Home & Garden"],
    ],
    ["a product without a code", `${WOO}\nsimple,Saw without code,10,1,,,,,,,,,`, [" active 10"]],
  ])("reads %s", async (_, file, wanted) => {
    const { data } = await send(Buffer.from(file), "dry-run=1");
    const [row, ...others] = data.rows;
    const to = (title: string) => row?.changes.find(({ column }) => column === title)?.to;
    const titles = ["Sale price", "Stock", "Category", "Brief", "Pictures"];
    expect([data.problem, others, row?.errors]).toEqual(["", [], []]);
    expect([`${row?.sku} ${to("Status")} ${to("Price")}`, ...titles.map(to)]).toEqual([
      ...wanted,
      ...titles.slice(wanted.length - 1).map(() => undefined),
    ]);
  });

  it("keeps products of PrestaShop apart whose code is another one's number", async () => {
    const file = "Product ID;Reference #;Name *;Categories (x,y,z...)\n1;2;One;Home\n2;;Two;Home";
    const { data } = await send(Buffer.from(file), "dry-run=1");
    expect(data.rows.map(({ sku }) => sku)).toEqual(["2", "presta:2"]);
  });

  it("changes nothing that an error hides, in any row of a product", async () => {
    const titles = `${WOO},Attribute 1 name,Attribute 1 value(s)`;
    const line = (price: string, bar: string) =>
      `${titles}\nvariable,Saw,,1,E-1,,,,,,,,Light,Bar,${bar}
variation,A,${price},1,E-1A,5,,,,E-1,,,#N/A,,\nvariation,B,9,1,E-1B,5,,,,E-1,,,,,
simple,Axe,5,1,E-2,1,,,,,,,Small,Bar,2`;
    const columns = { Bar: "specification" };
    await send(Buffer.from(line("7", "14 inch")), "", { columns });
    const { data } = await send(Buffer.from(line("#N/A", "#REF!")), "", { columns });
    expect(data.rows).toEqual([]);
    expect(data.counts).toMatchObject({ same: 2 });
  });

  it("names what cannot be read at its product", async () => {
    const file = `${WOO}\nsimple,Saw,#N/A,1,S-1,7.04E+12,,,,,,,\nsimple,Axe,5,1,S-2,1,,,,,,,`;
    const { data } = await send(Buffer.from(file), "dry-run=1");
    const errors = data.rows.flatMap((row) => row.errors.map((each) => [row.sku, each.column]));
    expect(errors).toContainEqual(["S-1", "Stock"]);
    expect(data.rows.map(({ outcome }) => outcome).sort()).toEqual(["new", "wrong"]);
  });
});
