import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { PICTURE, sheetCalls } from "../../../tests/support/sheet.ts";

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
