import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { PICTURE, spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";
import { COLUMNS } from "./columns.ts";

describeOnBoth("a spreadsheet with mistakes", (api) => {
  const { send, bySlug, editor } = spreadsheetCalls(api);

  it("names a column that is missing once", async () => {
    const errorOf = async (...rows: string[][]) => (await send(rows)).error;
    expect(await errorOf(["SKU", "Price"], ["N-1", "1"], ["N-2", "2"])).toBe(
      "columns: Every row needs Name: choose a column that becomes it",
    );
    expect(await errorOf(["SKU", "Name", "Sale price"], ["N-1", "One", "5"])).toBe(
      "columns: Every row needs Price: choose a column that becomes it",
    );
  });

  it("names what an empty table lacks, and withdraws what is for staff from customers", async () => {
    expect((await send(Buffer.from("\n"))).error).toMatch(
      /^columns: No column becomes SKU or Name/,
    );
    const rows = [
      ["SKU", "Name", "Rack place"],
      ["ST-1", "Stored", "A4"],
    ];
    await send(rows, "", { columns: { "Rack place": "specification: Place" } });
    const specifications = ["RACK PLACE", "Kept"].map((name) => ({ name, value: "1" }));
    const { id } = await bySlug("stored");
    await api().call("PUT", `/api/products/${id}`, { specifications }, await editor());
    const { data } = await send(rows, "", { columns: { "Rack place": "staff only" } });
    expect(data).toMatchObject({ counts: { changed: 1 }, notes: [] });
    expect(await bySlug("stored")).toMatchObject({
      technical_details: [],
      specifications: [{ name: "Kept", value: "1" }],
      staff_values: [{ name: "Rack place", value: "A4" }],
    });
    const { notes } = (await send(rows)).data;
    expect(notes).toEqual(["An earlier decision is followed for columns: Rack place (staff only)"]);
  });

  it("takes no title of a draft for a certain specification", async () => {
    const technical_details = [{ name: "Rebate", value: "9" }];
    const draft = { name: "Draft", status: "draft", technical_details };
    expect((await api().call("POST", "/api/products", draft, await editor())).status).toBe(201);
    const { error } = await send([
      ["Name", "Rebate"],
      ["Another", "5"],
    ]);
    expect(error).toBe('columns: Decide what these columns become: "Rebate"');
  });

  it("names hosts whose pictures pages do not show; commas separate URLs", async () => {
    const urls = "https://one.example/a.jpg, https://two.example/b.jpg";
    const rows = [
      ["SKU", "Name", "Pictures"],
      ["U-1", "U", urls],
    ];
    const { data } = await send(rows, "dry-run=1");
    expect(data.counts).toMatchObject({ new: 1, wrong: 0 });
    expect(data.notes).toEqual([
      "Visitors do not see pictures of https://one.example, https://two.example: " +
        "add the host to the setting PICTURE_HOSTS, or import the files",
    ]);
  });

  it("lists the first of many makers", async () => {
    const rows = Array.from({ length: 201 }, (_, at) => [`M${at}`, `M${at}`]);
    const { data } = await send([["Name", "Brand"], ...rows], "dry-run=1");
    expect([data.made.length, data.notes]).toEqual([200, ["Other new names: 1"]]);
  });

  it("finds a product without SKU again by its name, and refuses a name of two", async () => {
    const rows = [
      ["Name", "Price"],
      ["Drill without code", "100"],
      ["Other drill", "120"],
    ];
    expect((await send(rows)).data.counts).toMatchObject({ new: 2, wrong: 0 });
    expect((await send(rows)).data.counts).toMatchObject({ same: 2 });
    await send([
      ["SKU", "Name"],
      ["D-1", "Coded drill"],
    ]);
    const { data } = await send([["Name"], ["Coded drill"], ["Twin"], ["twin"], ["ഡ്രിൽ"]]);
    expect(data.rows.map(({ row, errors }) => [row, errors.map(({ column }) => column)])).toEqual([
      [2, ["SKU"]],
      [3, []],
      [4, ["SKU"]],
      [5, ["SKU"]],
    ]);
    expect(data.rows[3]?.errors[0]?.message).toContain("the name has no Latin letters");
  });

  it("refuses a sale price above the price, also if only one of them is new", async () => {
    await send([
      ["SKU", "Name", "Price", "Sale price"],
      ["S-1", "On sale", "100", "90"],
    ]);
    const message = "must not be above the price: lower it, or leave it empty";
    const errorsOf = async (...rows: string[][]) =>
      (await send(rows)).data.rows.map(({ errors }) => errors);
    expect(
      await errorsOf(["SKU", "Name", "Price", "Sale price"], ["S-2", "Another", "100", "100.50"]),
    ).toEqual([[{ column: "Sale price", value: "100.5", message }]]);
    expect(await errorsOf(["SKU", "Price"], ["S-1", "80"])).toEqual([
      [{ column: "Sale price", value: "90", message }],
    ]);
    expect(await errorsOf(["SKU", "Price", "Sale price"], ["S-1", "80", ""])).toEqual([[]]);
  });

  it("lists every error with what to enter instead, and writes nothing", async () => {
    const rows = [
      [
        "SKU",
        "Name",
        "Price",
        "Stock",
        "Status",
        "Power type",
        "Featured",
        "Pictures",
        "Fits",
        "Weight (kg)",
      ],
      ["W-1", "Good", "10", "", "", "", "", "", "", ""],
      ["W-2", "", "ten", "1.5", "sold", "steam", "maybe", "missing.jpg", "NO-SUCH", "heavy"],
      ["", "No code", "", "", "", "", "", "", "", ""],
      ["W-1", "Twice", "", "", "", "", "", "", "", ""],
      ["W-3", "n".repeat(301), "-1", "", "", "", "", "", "", ""],
    ];
    const { data } = await send(rows);
    expect(data.written).toBe(false);
    expect(data.counts).toMatchObject({ new: 2, wrong: 3 });
    const wrong = data.rows.flatMap(({ row, errors }) =>
      errors.map(({ column }) => `${row} ${column}`),
    );
    expect(wrong.sort()).toEqual([
      "3 Featured",
      "3 Fits",
      "3 Name",
      "3 Pictures",
      "3 Power type",
      "3 Price",
      "3 Status",
      "3 Stock",
      "3 Weight (kg)",
      "5 SKU",
      "6 Name",
      "6 Price",
    ]);
    expect(data.rows.find(({ row }) => row === 3)?.errors[1]).toEqual({
      column: "Price",
      value: "ten",
      message: "must be a number, for example 12500",
    });
    expect((await api().get("/api/products/slug/good")).status).toBe(404);
    expect((await send(rows, "skip-wrong=1")).data.written).toBe(true);
    expect(await bySlug("good")).toMatchObject({ sku: "W-1", price: 10 });
  });

  it("names every row with a truncated image, and writes the others if requested", async () => {
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
    const error = {
      column: "Pictures",
      value: "broken.jpg",
      message: expect.stringContaining("is incomplete"),
    };
    expect(wrong).toMatchObject([
      { row: 3, sku: "B-2", errors: [error] },
      { row: 4, sku: "B-3", errors: [error] },
    ]);
    expect(await bySlug("whole")).toBeUndefined();
    const { data } = await send(rows, "skip-wrong=1", { pictures });
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, example: 0, wrong: 2 });
    expect((await bySlug("whole")).images).toHaveLength(1);
  });

  it("keeps what is stored where a cell is an error, and refuses an unknown SKU", async () => {
    const product = { name: "Priced", sku: "E-1", price: 57225, stock_quantity: 4, featured: true };
    expect((await api().call("POST", "/api/products", product, await editor())).status).toBe(201);
    const titles = ["SKU", ...COLUMNS.titles.filter((title) => title !== "SKU"), "Power"];
    const rows = [titles, titles.map((title) => (title === "SKU" ? "E-1" : "#N/A"))];
    for (const format of ["csv", "xlsx"] as const) {
      const { data } = await send(rows, "", { format });
      expect(data).toMatchObject({ written: true, counts: { same: 1, changed: 0, wrong: 0 } });
      expect(data.notes).toEqual([
        `Read as empty: "#N/A" in B2 and ${titles.length - 2} other cells. An error changes no stored value`,
      ]);
    }
    const formula = Buffer.from('SKU,Price\nE-1,"=VLOOKUP(A2,Maker!A:B,2)"\n#N/A,5\n');
    expect((await send(formula)).data.rows.map(({ errors }) => errors[0])).toEqual([
      {
        column: "Price",
        value: "=VLOOKUP(A2,Maker!A:B,2)",
        message: expect.stringMatching(/^is a formula without a result: open the file/),
      },
      { column: "SKU", value: "", message: expect.stringContaining("is missing") },
    ]);
    expect(await bySlug("priced")).toMatchObject({ price: 57225, stock_quantity: 4 });
  });

  it("joins the lines of a value that has one", async () => {
    const rows = [
      ["SKU", "Name", "Warranty", "Features"],
      ["L-1", "Saw\nset", "1 year\n\nparts", "A\nB"],
    ];
    const { data } = await send(rows, "dry-run=1");
    expect(data.rows[0]?.changes.map(({ to }) => to)).toEqual([
      "L-1",
      "Saw set",
      "A\nB",
      "1 year parts",
    ]);
  });

  it("rejects rows that fit a product of an invalid row, also through other rows", async () => {
    const rows = [
      ["SKU", "Name", "Price", "Fits"],
      ["C-0", "Chain", "", "C-1"],
      ...Array.from({ length: 3000 }, (_, at) => [`C-${at + 1}`, "Chain", "", `C-${at + 2}`]),
      ["C-3001", "Chain", "cheap", ""],
      ["C-OK", "Chain", "", "C-OK"],
    ];
    const { data } = await send(rows, "dry-run=1");
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, example: 0, wrong: 3002 });
    expect(data.rows.map(({ outcome }) => outcome)).toEqual(Array(500).fill("wrong"));
    expect(data.rows[0]?.errors).toEqual([
      { column: "Fits", value: "C-1", message: "is in row 3, which has errors: correct that row" },
    ]);
  });

  it("rejects the images that a product's own form rejects", async () => {
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

  it("refuses files that are not spreadsheets", async () => {
    const who = await editor();
    const form = new FormData();
    form.set("file", new File(["x"], "sheet.pdf"));
    expect((await api().call("POST", "/api/catalogue/import", form, who)).status).toBe(400);
    expect((await api().call("POST", "/api/catalogue/import", { file: 1 }, who)).status).toBe(415);
  });
});
