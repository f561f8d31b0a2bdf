/**
 * Imports a spreadsheet at the desk: previewed first, then imported as previewed; errors change
 * nothing.
 */
import { expect, it } from "vitest";
import { cookieOf, DESK_PASSWORD, visitDesk } from "../support/desk.ts";
import { getPage } from "../support/page.ts";
import { serveDesk } from "../support/serve-desk.ts";
import { startServer } from "../support/server.ts";

const { server, desk } = serveDesk();

/** @returns the preview, and the token that imports it */
async function upload(rows: string) {
  const form = new FormData();
  form.append("file", new File([rows], "few.csv"));
  const plan = await desk("editor").post("/desk/spreadsheet", form);
  return { plan, token: /name="token" value="([^"]+)"/.exec(plan.html)?.[1] ?? "" };
}

/** The form of a preview with these fields. */
function confirmation(html: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [, name = "", value = ""] of html.matchAll(/"hidden" name="(\S+)" value="([^"]*)"/g))
    form.append(name, value);
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("intent", "confirm");
  return form;
}

it("a spreadsheet is previewed, then imported as previewed", async () => {
  const editor = desk("editor");
  const table = await editor.get("/desk/spreadsheet/export?format=csv");
  expect(table.headers.get("Content-Disposition")).toContain(".csv");
  const older = await upload("SKU,Name\nOLD-1,Old");
  const { plan, token } = await upload(table.html.replace(`"MS 182",`, `"MS 182 renamed",`));
  await editor.post("/desk/spreadsheet", { intent: "cancel", token: older.token });
  expect(plan.text).toMatch(/ 0 new, 1 changed, \d+ unchanged, 0 with errors, 0 left out/);
  expect((await getPage(`${server().origin}/products/stihl-ms-182`)).title).not.toContain(
    "renamed",
  );

  const rows = await editor.post("/desk/spreadsheet", { intent: "rows", token });
  expect(rows.text).toContain("MS 182 renamed");
  const stranger = await desk("owner").post("/desk/spreadsheet", { intent: "confirm", token });
  expect(stranger.text).toContain("This upload has expired");
  expect((await editor.post("/desk/spreadsheet", { intent: "confirm", token })).status).toBe(303);
  expect((await getPage(`${server().origin}/products/stihl-ms-182`)).title).toContain("renamed");
  expect((await editor.post("/desk/spreadsheet", { intent: "confirm", token })).text).toContain(
    "has expired",
  );
});

it("a previewed spreadsheet survives a restart", async () => {
  const { token } = await upload("SKU,Name,Price\nWAITS-1,Waiting machine,100\n");
  const next = await startServer({ DATA_DIR: server().dataDir });
  try {
    const cookie = {
      Cookie: cookieOf(
        await visitDesk(next.origin).post("/desk/sign-in", {
          email: "editor@example.com",
          password: DESK_PASSWORD,
        }),
      ),
    };
    const done = await visitDesk(next.origin).post(
      "/desk/spreadsheet",
      { intent: "confirm", token },
      cookie,
    );
    expect(done.status).toBe(303);
  } finally {
    await next.stop();
  }
  expect((await desk("editor").get("/desk/products?q=WAITS-1")).text).toContain("1 product");
});

it("an invalid row is reported, and blocks the import until it is skipped", async () => {
  const { plan, token } = await upload(
    "SKU,Name,Price\nNEW-1,New machine,cheap\nNEW-2,Other machine,100\n",
  );
  expect(plan.text).toContain("1 with errors");
  expect(plan.text).toContain('Price: "cheap"');
  const refused = await desk("editor").post("/desk/spreadsheet", { intent: "confirm", token });
  expect(refused.text).toContain("1 with errors");
  expect((await desk("editor").get("/desk/products?q=NEW-")).text).toContain("0 products");
  await desk("editor").post("/desk/spreadsheet", { intent: "confirm", token, "skip-wrong": "on" });
  expect((await desk("editor").get("/desk/products?q=NEW-")).text).toContain("1 product");
});

it("columns wait for a decision, which the next file with these titles follows", async () => {
  const editor = desk("editor");
  const rows = [
    "\ufeffSKU;Name;Umdrehung (inch);Klappbar;Einkauf;Brand",
    "U-1;Erste;2;Ja;7;STIHLL",
    "U-2;Zweite;3;nein;8;STIHLL\r\n",
  ].join("\r\n");
  const { plan, token } = await upload(rows);
  expect(plan.text).toContain('Decide what these columns become: "Umdrehung (inch)", "Klappbar"');
  const decided = new FormData();
  decided.set("intent", "assign");
  decided.set("token", token);
  for (const [title, becomes] of [
    ["Umdrehung (inch)", "specification"],
    ["Klappbar", "staff only"],
  ]) {
    decided.append("title", title ?? "");
    decided.append("becomes", becomes ?? "");
  }
  const { text, html } = await editor.post("/desk/spreadsheet", decided);
  expect(text).toContain("2 new, 0 changed, 0 unchanged, 0 with errors");
  expect(text).toContain("brand STIHLL, rows: 2");
  expect(text).toContain('Show "Umdrehung", inch, as a filter');
  const unticked = await editor.post("/desk/spreadsheet", confirmation(html, {}));
  expect(unticked.text).toContain("What would change");
  const chosen = { define: "Umdrehung (inch)", create: "on" };
  await editor.post("/desk/spreadsheet", confirmation(html, chosen));
  expect((await editor.get("/desk/specifications")).text).toContain("Umdrehung, inch");
  expect((await upload(rows)).plan.text).toContain("0 new, 0 changed, 2 unchanged");
});

it("columns beyond the page are left out too, and another worksheet has its own", async () => {
  const titles = Array.from({ length: 60 }, (_, index) => `Unknown ${index}`);
  const { plan, token } = await upload(`SKU,Name,${titles.join(",")}\nREST-1,Rest,${titles}`);
  const form = new FormData();
  for (const [, title] of plan.html.matchAll(/name="title" value="([^"]+)"/g)) {
    form.append("title", title ?? "");
    form.append("becomes", title?.startsWith("Unknown") ? "" : (title ?? ""));
  }
  form.set("token", token);
  form.set("intent", "leave-out");
  expect((await desk("editor").post("/desk/spreadsheet", form)).text).toContain("1 new, 0 changed");
  const again = { token, title: "Elsewhere", becomes: "Price" };
  for (const intent of ["read", "assign"]) {
    const sent = { ...again, intent, sheet: "B" };
    const { text } = await desk("editor").post("/desk/spreadsheet", sent);
    expect(text).not.toContain("No column is");
  }
  form.set("becomes", new File([], "x"));
  expect((await desk("editor").post("/desk/spreadsheet", form)).status).toBe(400);
});

it("what was imported is said if its filters are refused", async () => {
  const titles = Array.from({ length: 201 }, (_, index) => `Measure ${index} (inch)`);
  // A product has fewer specifications than there are columns.
  const toRow = (row: number) =>
    titles.map((_, column) => (column % 6 === row % 6 ? row : "")).join(",");
  const rows = Array.from({ length: 12 }, (_, row) => `MANY-${row},Many ${row},${toRow(row)}`);
  rows.unshift(`SKU,Name,${titles.join(",")}`);
  const { token } = await upload(rows.join("\n"));
  const form = new FormData();
  for (const title of titles) {
    form.append("title", title);
    form.append("becomes", "specification");
  }
  form.set("intent", "assign");
  form.set("token", token);
  const { html } = await desk("editor").post("/desk/spreadsheet", form);
  const confirm = confirmation(html, {});
  for (const title of titles) confirm.append("define", title);
  const { status, text } = await desk("editor").post("/desk/spreadsheet", confirm);
  const said = "Imported: 12 new, 0 changed. No filters were added. Specifications: must ";
  expect([status, text]).toEqual([400, expect.stringContaining(said)]);
  expect((await desk("editor").get("/desk/products?q=MANY-")).text).toContain("12 products");
});

it("a path of another shop program leads to the product whose name it ends with", async () => {
  for (const path of ["/product/stihl-ms-182/", "/en/saws/7-stihl-ms-182.html"]) {
    const { status, headers } = await fetch(server().origin + path, { redirect: "manual" });
    expect([status, headers.get("Location")]).toEqual([301, "/products/stihl-ms-182"]);
  }
  expect((await fetch(`${server().origin}/product/none`)).status).toBe(404);
});

it("a preview lists rows with errors, on demand 200 rows; the import covers all", async () => {
  const rows = Array.from(
    { length: 300 },
    (_, index) => `LONG-${index},Machine ${index},${index === 299 ? "cheap" : 100}`,
  );
  const { plan, token } = await upload(["SKU,Name,Price", ...rows].join("\n"));
  expect(plan.text).toContain("299 new, 0 changed, 0 unchanged, 1 with errors");
  expect(plan.text).toContain("Rows not listed here: 299");
  expect(plan.text).toContain("LONG-299");
  expect(plan.html).not.toContain("LONG-1,");
  const all = await desk("editor").post("/desk/spreadsheet", { intent: "rows", token });
  expect(all.text).toContain("Rows not listed here: 100");
  expect(all.html).not.toContain("LONG-250");
  await desk("editor").post("/desk/spreadsheet", { intent: "confirm", token, "skip-wrong": "on" });
  expect((await desk("editor").get("/desk/products?q=LONG-")).text).toContain("299 products");
});
