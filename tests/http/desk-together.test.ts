/** Two people edit the same item at once: no change is lost, and the second sees the first's. */
import { expect, it } from "vitest";
import { hiddenFields } from "../support/desk.ts";
import { serveDesk } from "../support/serve-desk.ts";

const { desk } = serveDesk();

const TEXTS = {
  slug: "together",
  status: "active",
  brief_description: "",
  description: "",
  features: "",
};

/** The hidden state of the form that a person has open. */
async function openForm(path: string) {
  return hiddenFields((await desk("editor").get(path)).html);
}

/** Submits a form, and opens it again. */
async function begin(path: string, fields: Record<string, string>) {
  const saved = await desk("editor").post(path, { ...(await openForm(path)), ...fields });
  expect(saved.status).toBe(303);
  return openForm(path);
}

const readField = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1];

it("both values of every field are shown before anything is overwritten", async () => {
  const path = "/desk/products/12/texts";
  const state = await begin(path, { ...TEXTS, slug: "both", name: "Both", product_type: "Saw" });
  const fields = { ...state, ...TEXTS, slug: "both" };
  await desk("owner").post(path, { ...fields, name: "First name", product_type: "Felling saw" });
  const typed = { ...fields, name: "Second name", product_type: "Saw" };
  const late = await desk("editor").post(path, typed);
  expect([late.status, late.text]).toEqual([412, expect.stringContaining("Save again")]);
  expect(late.text).toContain("Name First name Second name Product type Felling saw Saw");
  expect(readField(late.html, "name")).toBe("Second name");
  expect(readField((await desk("editor").get(path)).html, "name")).toBe("First name");
  const again = { ...typed, ...hiddenFields(late.html) };
  expect((await desk("editor").post(path, again)).status).toBe(303);
  const { html } = await desk("editor").get(path);
  expect([readField(html, "name"), readField(html, "product_type")]).toEqual([
    "Second name",
    "Saw",
  ]);
});

it("a form without a version overwrites nothing", async () => {
  const path = "/desk/products/11/texts";
  const late = await desk("editor").post(path, { ...TEXTS, slug: "none", name: "No version" });
  expect(late.status).toBe(412);
  expect((await desk("editor").get(path)).html).not.toContain("No version");
});

it("two people who save the same values see no conflict", async () => {
  const path = "/desk/products/17/texts";
  const state = await begin(path, { ...TEXTS, slug: "alike", name: "Before", product_type: "Saw" });
  const fields = { ...state, ...TEXTS, slug: "alike", name: "The same name", product_type: "Saw" };
  expect((await desk("owner").post(path, fields)).status).toBe(303);
  expect((await desk("editor").post(path, fields)).status).toBe(303);
});

it("a changed category is shown by name", async () => {
  const path = "/desk/products/13/categories";
  const state = await openForm(path);
  await desk("owner").post(path, { ...state, category_id: "2" });
  const late = await desk("editor").post(path, { ...state, category_id: "3" });
  expect(late.text).toContain("Category Brushcutters Hedge Trimmers");
});

it("a stock change in the list shows the price that someone else has changed", async () => {
  const path = "/desk/products/15/stock";
  const state = await begin(path, { price: "100", sale_price: "", stock_quantity: "4" });
  await desk("owner").post(path, { ...state, price: "777", sale_price: "", stock_quantity: "4" });
  const row = { ...state, intent: "quick", id: "15", price: "100", stock_quantity: "3" };
  const late = await desk("clerk").post("/desk/products", row);
  expect([late.status, late.text]).toEqual([412, expect.stringContaining("Price 777 100")]);
  const { html } = await desk("clerk").get(path);
  expect([readField(html, "price"), readField(html, "stock_quantity")]).toEqual(["777", "4"]);
});

it("pictures are not changed if someone else has changed the product", async () => {
  const path = "/desk/products/16/pictures";
  const late = await desk("editor").post(path, { intent: "texts", version: "0" });
  expect([late.status, late.text]).toEqual([
    412,
    expect.stringContaining("Someone else changed this product"),
  ]);
});

it("specifications keep what several people add at once", async () => {
  const path = "/desk/specifications";
  const names = ["Umbra", "Quill", "Vesper", "Zephyr", "Marrow"];
  const saved = await Promise.all(
    names.map((name) =>
      desk("editor").post(path, { intent: "add", name, type: "number", categories: "0" }),
    ),
  );
  expect(saved.map(({ status }) => status)).toEqual(names.map(() => 303));
  const { text, html } = await desk("editor").get(path);
  expect(names.filter((name) => !text.includes(name))).toEqual([]);
  const entry = /value="(remove:[^"]*Umbra[^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "";
  expect((await desk("owner").post(path, { intent: entry })).status).toBe(303);
  const late = await desk("editor").post(path, { intent: entry });
  expect([late.status, late.text]).toEqual([
    412,
    expect.stringContaining("Someone else has changed or removed this entry"),
  ]);
});

it("a refused row keeps its input, with the error beside it", async () => {
  const list = await desk("clerk").get("/desk/products?q=MS-182");
  const id = /name="id" value="(\d+)"/.exec(list.html)?.[1] ?? "";
  const row = {
    ...hiddenFields(list.html),
    intent: "quick",
    id,
    price: "about 500",
    stock_quantity: "7",
  };
  const { status, html } = await desk("clerk").post("/desk/products?q=MS-182", row);
  expect([status, readField(html, "price")]).toEqual([400, "about 500"]);
  expect(html).toMatch(new RegExp(`aria-describedby="quick-${id}-notice"[^>]*name="price"`));
});

it("a refused bulk change keeps the selection and the input", async () => {
  const list = await desk("editor").get("/desk/products?q=MS-182");
  const chosen = /value="(\d+\.\d+)"/.exec(list.html)?.[1] ?? "";
  const { status, html } = await desk("editor").post("/desk/products?q=MS-182", {
    intent: "bulk",
    chosen,
    percent: "some",
    status: "new",
  });
  expect([status, readField(html, "percent")]).toEqual([400, "some"]);
  expect(html).toMatch(
    /<input[^>]*name="chosen"[^>]*checked=""|<input[^>]*checked=""[^>]*name="chosen"/,
  );
  expect(html).toMatch(/<option[^>]*selected=""[^>]*>new</);
});

it("a new category or subcategory with a name in use keeps its input", async () => {
  for (const [intent, name] of [
    ["category", "Chainsaws"],
    ["subcategory", "Petrol Chainsaws"],
  ] as const) {
    const { status, html } = await desk("editor").post("/desk/categories", {
      intent,
      name,
      category_id: "2",
    });
    expect([
      status,
      html.match(/<input[^>]*id="(?:sub)?category-name"[^>]*value="[^"]+"/g)?.length,
    ]).toEqual([409, 1]);
    expect(html).toContain(`value="${name}"`);
  }
});
