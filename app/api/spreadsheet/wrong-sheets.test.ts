import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { PICTURE, sheetCalls } from "../../../tests/support/sheet.ts";
import { toCellAddress } from "./cell-address.ts";
import { COLUMNS } from "./columns.ts";

describeOnBoth("a spreadsheet with mistakes", (api) => {
  const { send, bySlug, editor } = sheetCalls(api);

  it("lists everything that is wrong at once, with what to write instead, and writes nothing", async () => {
    const rows = [
      ["SKU", "Name", "Price", "Stock", "Status", "Drive", "Featured", "Pictures", "Fits", "Weight (kg)"],
      ["W-1", "Good", "10", "", "", "", "", "", "", ""],
      ["W-2", "", "ten", "1.5", "sold", "steam", "maybe", "missing.jpg", "NO-SUCH", "heavy"],
      ["", "No code", "", "", "", "", "", "", "", ""],
      ["W-1", "Twice", "", "", "", "", "", "", "", ""],
      ["W-3", "n".repeat(301), "-1", "", "", "", "", "", "", ""],
    ];
    const { data } = await send(rows);
    expect(data.written).toBe(false);
    expect(data.counts).toMatchObject({ new: 1, wrong: 4 });
    const wrong = data.rows.flatMap(({ row, errors }) => errors.map(({ column }) => `${row} ${column}`));
    expect(wrong.sort()).toEqual([
      "3 Drive",
      "3 Featured",
      "3 Fits",
      "3 Name",
      "3 Pictures",
      "3 Price",
      "3 Status",
      "3 Stock",
      "3 Weight (kg)",
      "4 SKU",
      "5 SKU",
      "6 Name",
      "6 Price",
    ]);
    expect(data.rows.find(({ row }) => row === 3)?.errors[1]).toEqual({
      column: "Price",
      value: "ten",
      message: "write a number, for example 12500",
    });
    expect((await api().get("/api/products/slug/good")).status).toBe(404);
    expect((await send(rows, "skip-wrong=1")).data.written).toBe(true);
    expect(await bySlug("good")).toMatchObject({ sku: "W-1", price: 10 });
  });

  it("names every row whose picture breaks off, and writes none, or the others where that was said", async () => {
    const rows = [
      ["SKU", "Name", "Pictures"],
      ["B-1", "Whole", "whole.jpg"],
      ["B-2", "Broken", "whole.jpg; broken.jpg"],
      ["B-3", "Broken too", "broken.jpg"],
    ];
    const pictures = { "whole.jpg": PICTURE, "broken.jpg": PICTURE.subarray(0, -30) };
    const refused = await send(rows, "", { pictures });
    expect([refused.status, refused.data.written]).toEqual([200, false]);
    const wrong = refused.data.rows.filter(({ outcome }) => outcome === "wrong");
    const error = { column: "Pictures", value: "broken.jpg", message: expect.stringContaining("cannot be read") };
    expect(wrong).toMatchObject([
      { row: 3, sku: "B-2", errors: [error] },
      { row: 4, sku: "B-3", errors: [error] },
    ]);
    expect(await bySlug("whole")).toBeUndefined();
    const { data } = await send(rows, "skip-wrong=1", { pictures });
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 });
    expect((await bySlug("whole")).images).toHaveLength(1);
  });

  it("names each cell that holds an error, in every column, and keeps what was there", async () => {
    const product = { name: "Priced", sku: "E-1", price: 57225, stock_quantity: 4 };
    expect((await api().call("POST", "/api/products", product, await editor())).status).toBe(201);
    const errors = ["#N/A", "#DIV/0!", "#REF!", "#NAME?", "#VALUE!", "#NUM!", "#NULL!"];
    const titles = ["SKU", ...COLUMNS.list.map(({ title }) => title).filter((title) => title !== "SKU"), "Outlet"];
    for (const format of ["csv", "xlsx"] as const) {
      const rows = errors.map((error) => titles.map((title) => (title === "SKU" ? "E-1" : error)));
      const { data } = await send([titles, ...rows], "", { format });
      expect(data).toMatchObject({ written: false, counts: { changed: 0, wrong: errors.length } });
      for (const [at, error] of errors.entries()) {
        const row = data.rows[at];
        expect(row?.changes).toEqual([]);
        for (const [column, title] of titles.entries()) {
          if (title === "SKU") continue;
          const message = `is an error in cell ${toCellAddress(column, at + 2)}: correct the formula, or write the value`;
          expect(row?.errors).toContainEqual({ column: title, value: error, message });
        }
      }
    }
    const formula = Buffer.from('SKU,Price\nE-1,"=VLOOKUP(A2,Maker!A:B,2)"\n#N/A,5\n');
    expect((await send(formula)).data.rows.map(({ errors }) => errors[0])).toEqual([
      {
        column: "Price",
        value: "=VLOOKUP(A2,Maker!A:B,2)",
        message: expect.stringMatching(/^is a formula without a result in cell B2: open the file/),
      },
      { column: "SKU", value: "#N/A", message: expect.stringContaining("in cell A3") },
    ]);
    const title = await send([["SKU", "#REF!"]]);
    expect([title.status, title.error]).toEqual([
      400,
      expect.stringMatching(/^The title "#REF!" is an error in cell B1/),
    ]);
    expect(await bySlug("priced")).toMatchObject({ price: 57225, stock_quantity: 4 });
  });

  it("takes nothing to fit a machine that a wrong row would make, however many lie between", async () => {
    const rows = [
      ["SKU", "Name", "Price", "Fits"],
      ["C-0", "Chain", "", "C-1"],
      ...Array.from({ length: 3000 }, (_, at) => [`C-${at + 1}`, "Chain", "", `C-${at + 2}`]),
      ["C-3001", "Chain", "cheap", ""],
      ["C-OK", "Chain", "", "C-OK"],
    ];
    const { data } = await send(rows, "dry-run=1");
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 3002 });
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(Array(500).fill("wrong"));
    expect(data.rows[0]?.errors).toEqual([{ column: "Fits", value: "C-1", message: "is in row 3, which is wrong" }]);
  });

  it("takes no picture from a sheet that a product's own form would not take", async () => {
    const rows = [
      ["SKU", "Name", "Pictures"],
      ["H-1", "Heavy", "heavy.jpg; words.jpg"],
    ];
    const heavy = Buffer.concat([PICTURE, Buffer.alloc(25 * 1024 * 1024)]);
    const { data } = await send(rows, "dry-run=1", {
      pictures: { "heavy.jpg": heavy, "words.jpg": Buffer.from("words") },
    });
    expect(data.rows[0]?.errors.map(({ value, message }) => `${value} ${message}`)).toEqual([
      "heavy.jpg is larger than 25 MB",
      "words.jpg is not a JPEG, PNG, WebP, AVIF, HEIC or GIF picture",
    ]);
  });

  it("refuses what is no table", async () => {
    const who = await editor();
    const form = new FormData();
    form.set("file", new File(["not a zip"], "sheet.xlsx"));
    expect((await api().call("POST", "/api/catalogue/import", form, who)).status).toBe(400);
    form.set("file", new File(["x"], "sheet.pdf"));
    expect((await api().call("POST", "/api/catalogue/import", form, who)).status).toBe(400);
    expect((await api().call("POST", "/api/catalogue/import", { file: 1 }, who)).status).toBe(400);
  });
});
