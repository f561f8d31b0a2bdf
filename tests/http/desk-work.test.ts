/** Edits at the desk: prices, texts and messages, and their effect on the public site. */
import { beforeAll, expect, it } from "vitest";
import { shop } from "../support/demonstration.ts";
import { hiddenFields, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { type ApiCall, callAs, logIn } from "../support/sign-in.ts";

const { server, desk } = serveDesk();

let callApi: ApiCall;
beforeAll(async () => {
  callApi = callAs(server(), await logIn(server(), "owner@example.com"));
});

it("a price changed in the list is on the public site with the next request", async () => {
  const list = await desk("clerk").get("/desk/products?q=MS-250");
  const id = /name="id" value="(\d+)"/.exec(list.html)?.[1] ?? "";
  const fields = {
    ...hiddenFields(list.html),
    intent: "quick",
    id,
    price: "12,345",
    stock_quantity: "0",
  };
  const saved = await desk("clerk").post("/desk/products?q=MS-250", fields);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/desk/products?q=MS-250"]);
  const page = await getPage(`${server().origin}/products/stihl-ms-250`);
  expect(page.html).toContain("12345");
  // The same form again has an outdated version.
  const late = await desk("clerk").post("/desk/products?q=MS-250", { ...fields, price: "1" });
  expect([late.status, late.text]).toEqual([
    412,
    expect.stringContaining("Someone else saved changes"),
  ]);
});

it("a refused field is named, and its input stays", async () => {
  const path = "/desk/products/3/texts";
  const version =
    /name="version" value="(\d+)"/.exec((await desk("editor").get(path)).html)?.[1] ?? "";
  const page = await desk("editor").post(path, {
    version,
    name: "",
    slug: "Not A Slug",
    status: "active",
  });
  expect(page.status).toBe(400);
  expect(page.html).toContain('aria-invalid="true"');
  expect(page.html).toContain('value="Not A Slug"');
});

it("a message is answered, marked as handled, and erased after a preview", async () => {
  const message = {
    name: "Anu Thomas",
    email: "anu@example.com",
    phone: "98470 00000",
    subject: "parts",
  };
  await visitDesk(server().origin).post("/contact", {
    ...message,
    message: "A chain for my saw <b>please</b>",
  });
  const inbox = await desk("clerk").get("/desk/messages");
  expect(inbox.text).toContain("A chain for my saw <b>please</b>");
  expect(inbox.html).not.toContain("<b>please</b>");
  expect(inbox.html).toContain('href="tel:+919847000000"');
  expect(inbox.html).toContain("https://wa.me/919847000000?text=");
  expect(inbox.html).toContain('href="mailto:anu@example.com?subject=');
  expect((await desk("clerk").get("/desk/overview")).text).toContain("1 open message");

  const id = /name="id" value="(\d+)"/.exec(inbox.html)?.[1] ?? "";
  const branch = shop.branches[1]?.name ?? "";
  const note = {
    ...hiddenFields(inbox.html.slice(inbox.html.indexOf("Note and branch"))),
    intent: "note",
    id,
    note: "Has a 3/8 bar",
    branch,
  };
  expect((await desk("clerk").post("/desk/messages", note)).status).toBe(303);
  const late = await desk("owner").post("/desk/messages", { ...note, note: "Ask Anu" });
  expect([late.status, late.text]).toEqual([
    412,
    expect.stringMatching(/Note Has a 3\/8 bar Ask Anu.*Ask Anu/),
  ]);
  await desk("clerk").post("/desk/messages", { intent: "status", id, status: "handled" });
  expect((await desk("clerk").get("/desk/messages")).text).not.toContain("Anu Thomas");
  expect(
    (await desk("clerk").get(`/desk/messages?status=handled&branch=${branch}`)).text,
  ).toContain("Has a 3/8 bar");
  const table = await desk("clerk").get("/desk/messages/export?q=&branch=");
  expect(table.headers.get("Content-Disposition")).toContain("messages.csv");
  expect(table.html).toContain("Anu Thomas");

  const inboxOfOwner = await desk("owner").get("/desk/messages?status=handled");
  const erase = /href="(\/desk\/messages\/erase[^"]*)"/.exec(inboxOfOwner.html)?.[1] ?? "";
  const page = await desk("owner").get(erase);
  expect(page.text).toContain("1 message from anu@example.com");
  expect(page.text).toContain("Anu Thomas");
  expect((await desk("owner").post(erase, {})).text).toContain("Tick the box to confirm");
  expect((await desk("clerk").post(erase, { sure: "yes" })).status).toBe(403);
  expect((await desk("owner").post(erase, { sure: "yes" })).status).toBe(303);
  expect((await desk("owner").get("/desk/messages?status=all")).text).not.toContain("Anu Thomas");
});

it("no URL of the messages' export and erasure causes an error", async () => {
  for (const person of ["9".repeat(300), "line\nbreak", "\0"]) {
    const query = new URLSearchParams({ person, q: person, status: person });
    for (const page of ["erase", "export"])
      expect((await desk("owner").get(`/desk/messages/${page}?${query}`)).status).toBe(200);
  }
});

it("the description and the place of a picture with a long URL are saved", async () => {
  const images = ["a", "b"].map((name) => ({
    image_url: `https://pictures.example/${"long".repeat(200)}/${name}.jpg`,
    alt_text: name,
  }));
  const { id } = (await callApi("POST", "/products", { name: "Shown saw", images })).data;
  const path = `/desk/products/${id}/pictures`;
  const { html } = await desk("editor").get(path);
  const [, second = ""] = [...html.matchAll(/name="(alt:[^"]*)"/g)].map(([, name]) => name ?? "");
  const sent = { ...hiddenFields(html), intent: "texts", [second]: "The guide bar" };
  expect((await desk("editor").post(path, sent)).status).toBe(303);
  const saved = await desk("editor").get(path);
  expect(saved.html).toContain('value="The guide bar"');
  const [, intent = ""] = /value="(first:[^"]*\/b.jpg[^"]*)"/.exec(saved.html) ?? [];
  await desk("editor").post(path, { ...hiddenFields(saved.html), intent });
  const moved = (await callApi("GET", `/products/${id}`)).data;
  expect(moved.images).toMatchObject([
    { alt_text: "The guide bar", is_primary: true },
    { alt_text: "a", is_primary: false },
  ]);
});

it("a saved section changes only the fields that were edited", async () => {
  const texts = {
    features: [{ title: "Tool: free", description: "Opens\nby hand" }],
    technical_details: [
      { name: "Fuse", value: "N/A" },
      { name: "Power", value: "2 kW" },
    ],
  };
  const product = { name: "Kept saw", slug: "kept-saw", weight: 4, ...texts };
  const { id } = (await callApi("POST", "/products", product)).data;
  const save = async (section: string, fields: FormData) => {
    const path = `/desk/products/${id}/${section}`;
    fields.set("version", hiddenFields((await desk("editor").get(path)).html).version ?? "");
    expect((await desk("editor").post(path, fields)).status).toBe(303);
  };
  const named = new FormData();
  const shown = { slug: "kept-saw", status: "new", features: "Tool: free: Opens by hand" };
  for (const [name, value] of Object.entries({ ...shown, name: "Renamed saw" }))
    named.set(name, value);
  await save("texts", named);
  const weighed = new FormData();
  weighed.set("weight", "5");
  for (const { name, value } of texts.technical_details) {
    weighed.append("technical_details", name);
    weighed.append("technical_details", value);
  }
  await save("specifications", weighed);
  const saved = (await callApi("GET", `/products/${id}`)).data;
  expect(saved).toMatchObject({ name: "Renamed saw", weight: 5, ...texts });
});

it("a specification that is split in two is saved, though it reads the same", async () => {
  const product = { name: "Split saw", technical_details: [{ name: "Bar: long", value: "1" }] };
  const { id } = (await callApi("POST", "/products", product)).data;
  const path = `/desk/products/${id}/specifications`;
  const fields = new FormData();
  fields.set("version", hiddenFields((await desk("editor").get(path)).html).version ?? "");
  for (const text of ["Bar", "long: 1"]) fields.append("technical_details", text);
  await desk("editor").post(path, fields);
  const saved = (await callApi("GET", `/products/${id}`)).data;
  expect(saved.technical_details).toEqual([{ name: "Bar", value: "long: 1" }]);
});

it("saving the row of a product that was removed meanwhile says so", async () => {
  const { id } = (await callApi("POST", "/products", { name: "Sold out saw" })).data;
  await callApi("DELETE", `/products/${id}`);
  const row = { version: "1", intent: "quick", id, price: "5", stock_quantity: "1" };
  const { status, text } = await desk("clerk").post("/desk/products", row);
  expect([status, text]).toEqual([404, expect.stringContaining("no longer exists")]);
});

it("price and stock are saved together, or neither", async () => {
  const path = "/desk/products/16/stock";
  const { html } = await desk("clerk").get(path);
  const fields = { ...hiddenFields(html), price: "4321", stock_quantity: "17" };
  expect((await desk("clerk").post(path, fields)).status).toBe(303);
  const { text } = await desk("editor").get("/desk/log");
  expect((await desk("clerk").get(path)).html).toMatch(/value="4321".*value="17"/s);
  expect(text).toMatch(/changed the stock of .* changed the price of /);
});

it("a page beyond the list's last has a link back to it", async () => {
  const { html } = await desk("clerk").get("/desk/products?page=90");
  expect(html).toMatch(/href="\/desk\/products\?page=\d+"[^>]*>Previous/);
});

it("a video without a URL is shown as a video, not as a broken picture", async () => {
  const product = { name: "Filmed saw", images: [{ youtube_id: "abcdefghijk" }] };
  const { id } = (await callApi("POST", "/products", product)).data;
  const { text, html } = await desk("editor").get(`/desk/products/${id}/pictures`);
  expect(text).toContain("Video");
  expect(html).not.toContain('src=""');
  expect(text).toContain("until you add a photograph");
});

it("the audit log names what changed, and links only to what exists", async () => {
  const { headers } = await desk("editor").post("/desk/products/new", {
    name: "Short-lived saw",
    key: crypto.randomUUID(),
  });
  const id = /products\/(\d+)/.exec(headers.get("Location") ?? "")?.[1] ?? "";
  await desk("clerk").post(`/desk/products/${id}/stock`, {
    intent: "change",
    change: "2",
    reason: "counted",
  });
  const before = await desk("editor").get("/desk/log");
  expect(before.text).toContain("changed the stock of Short-lived saw");
  expect(before.html).toContain(`href="/desk/products/${id}"`);
  await callApi("DELETE", `/products/${id}`);
  const after = await desk("editor").get("/desk/log");
  expect(after.text).toContain("removed the product Short-lived saw");
  expect(after.html).not.toContain(`href="/desk/products/${id}"`);
});

it("a specification without a choice of categories is refused", async () => {
  const fields = { intent: "add", name: "Tank", type: "number", uses: "comparison" };
  const { status, text } = await desk("editor").post("/desk/specifications", fields);
  expect([status, text]).toEqual([400, expect.stringContaining("Categories must not be empty")]);
});

it("a preview shows specifications by the shop's definitions, like the public page", async () => {
  const fields = { name: "Chain oil tank", unit: "ml", type: "number", uses: "comparison" };
  const path = "/desk/specifications";
  const saved = await desk("editor").post(path, { intent: "add", ...fields, categories: "0" });
  expect(saved.status).toBe(303);
  expect((await getPage(`${server().origin}/products/stihl-ms-250`)).text).toContain("200 ml");
  expect((await desk("editor").get("/desk/products/11/framed")).text).toContain("200 ml");
});

it("a clerk raises prices by percent, and sees no other bulk change", async () => {
  const list = await desk("clerk").get("/desk/products?q=MS-182");
  expect(list.html).toContain('name="percent"');
  expect(list.html).not.toMatch(/id="bulk-(?:status|category)"/);
  const [, chosen = ""] =
    /name="chosen"[^>]*value="([\d.]+)"|value="([\d.]+)"[^>]*form="bulk"/.exec(list.html) ?? [];
  const [, price = ""] = /aria-label="Price of [^"]*"[^>]*value="(\d+)"/.exec(list.html) ?? [];
  const fields = { intent: "bulk", chosen, percent: "10" };
  expect((await desk("clerk").post("/desk/products?q=MS-182", fields)).status).toBe(303);
  const raised = (await desk("clerk").get("/desk/products?q=MS-182")).html;
  expect(raised).toContain(`value="${Math.round(Number(price) * 1.1)}"`);
  expect((await desk("reader").get("/desk/products?q=MS-182")).html).not.toContain(
    'name="percent"',
  );
});
