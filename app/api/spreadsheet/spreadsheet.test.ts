import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { readTable, writeTable } from "./sheet-file.ts";

const PICTURE = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c33" } })
  .jpeg()
  .toBuffer();

describeOnBoth("the spreadsheet", (api) => {
  let editor: { Authorization: string };
  beforeAll(async () => {
    editor = await api().signIn("editor");
  });

  async function send(rows: string[][], query = "", { format = "csv", pictures = {} as Record<string, Buffer> } = {}) {
    const form = new FormData();
    const bytes = await writeTable(rows, format as "csv" | "xlsx");
    form.set("file", new File([new Uint8Array(bytes)], `sheet.${format}`));
    for (const [name, picture] of Object.entries(pictures)) {
      form.append("pictures", new File([new Uint8Array(picture)], name));
    }
    const response = await api().call("POST", `/api/catalogue/import?${query}`, form, editor);
    const body = await response.json();
    return { status: response.status, error: body.error as string, data: body.data as SheetImport };
  }
  const fetchTable = async (format: "csv" | "xlsx") => {
    const response = await api().get(`/api/catalogue/export?format=${format}`, editor);
    return readTable(Buffer.from(await response.arrayBuffer()), format);
  };
  const bySlug = async (slug: string) => (await (await api().get(`/api/products/slug/${slug}`, editor)).json()).data;

  it.each(["csv", "xlsx"] as const)(
    "of the whole catalogue changes nothing when it is sent back as %s",
    async (format) => {
      const table = await fetchTable(format);
      const version = api().api.version();
      const { data } = await send(table, "", { format });
      expect(data.rows.slice(0, 3)).toEqual([]);
      expect(data.counts).toMatchObject({ new: 0, changed: 0, wrong: 0, same: table.length - 1 });
      expect(api().api.version()).toBe(version);
    },
  );

  it("makes products, with what they are sorted under, details and pictures, from columns in any order", async () => {
    const rows = [
      [
        "Head (m)",
        "price",
        "Category",
        "Name",
        "SKU",
        "Brand",
        "Subcategory",
        "Qty",
        "Pictures",
        "Outlet",
        "Status",
        "Price note",
      ],
      [
        "32",
        "₹ 12,500.50",
        "Pumps",
        "Kirlo 1 HP pump",
        "K-1",
        "Kirlo",
        "Monoblock",
        "3",
        "K1.JPG",
        "1 inch",
        "Active",
        "",
      ],
      ["", "", "", "", "", "", "", "", "", "", "", ""],
      ["28", "9000", "pumps", "Kirlo half HP pump", "K-05", "kirlo", "Monoblock", "", "", "1 inch", "", "ask"],
    ];
    const dry = await send(rows, "dry-run=1", { pictures: { "k1.jpg": PICTURE } });
    expect(dry.data.written).toBe(false);
    expect(dry.data.counts).toEqual({ new: 2, changed: 0, same: 0, wrong: 0 });
    expect(dry.data.made).toEqual(["brand Kirlo", "category Pumps", "subcategory Monoblock"]);
    expect((await api().get("/api/products/slug/kirlo-1-hp-pump")).status).toBe(404);

    expect((await send(rows, "", { pictures: { "k1.jpg": PICTURE } })).data.written).toBe(true);
    const pump = await bySlug("kirlo-1-hp-pump");
    expect(pump).toMatchObject({
      sku: "K-1",
      price: 12500.5,
      brand: "Kirlo",
      category: "Pumps",
      stock_quantity: 3,
      status: "active",
    });
    expect(pump.subcategory).toBe("Monoblock");
    expect(pump.technical_details).toEqual([
      { name: "Head (m)", value: "32" },
      { name: "Outlet", value: "1 inch" },
    ]);
    expect(pump.images).toMatchObject([{ image_url: expect.stringMatching(/^\/uploads\//), is_primary: true }]);
    expect(await bySlug("kirlo-half-hp-pump")).toMatchObject({ stock_quantity: null, category_id: pump.category_id });
    const subcategories = (await (await api().get("/api/subcategories")).json()).data;
    expect(subcategories.find(({ name }: { name: string }) => name === "Monoblock").category_id).toBe(pump.category_id);
  });

  it("changes only what it names, and says of each change what was and what would be", async () => {
    const rows = [
      ["SKU", "Price", "Outlet"],
      ["K-1", "13000", "1.5 inch"],
    ];
    const { data } = await send(rows);
    expect(data.rows).toMatchObject([
      {
        row: 2,
        sku: "K-1",
        outcome: "changed",
        changes: [
          { column: "Price", from: "12500.5", to: "13000" },
          { column: "Outlet", from: "1 inch", to: "1.5 inch" },
        ],
      },
    ]);
    const pump = await bySlug("kirlo-1-hp-pump");
    expect(pump).toMatchObject({ name: "Kirlo 1 HP pump", price: 13000, version: 2 });
    expect(pump.technical_details).toEqual([
      { name: "Head (m)", value: "32" },
      { name: "Outlet", value: "1.5 inch" },
    ]);
    expect((await send(rows)).data.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
  });

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

  it("changes nothing with the file of a picture that is there already", async () => {
    const rows = [
      ["SKU", "Pictures"],
      ["K-1", "k1.jpg"],
    ];
    const { data } = await send(rows, "", { pictures: { "k1.jpg": PICTURE } });
    expect(data.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
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
    expect((await api().get("/api/products/slug/whole", editor)).status).toBe(404);
    const { data } = await send(rows, "skip-wrong=1", { pictures });
    expect(data.counts).toEqual({ new: 1, changed: 0, same: 0, wrong: 2 });
    expect((await bySlug("whole")).images).toHaveLength(1);
  });

  it("refuses what is no table", async () => {
    const form = new FormData();
    form.set("file", new File(["not a zip"], "sheet.xlsx"));
    expect((await api().call("POST", "/api/catalogue/import", form, editor)).status).toBe(400);
    form.set("file", new File(["x"], "sheet.pdf"));
    expect((await api().call("POST", "/api/catalogue/import", form, editor)).status).toBe(400);
    expect((await api().call("POST", "/api/catalogue/import", { file: 1 }, editor)).status).toBe(400);
  });

  it("has a template with one example a category, which is a good sheet", async () => {
    const response = await api().get("/api/catalogue/template?format=csv", editor);
    const rows = await readTable(Buffer.from(await response.arrayBuffer()), "csv");
    const { data } = await send(rows, "dry-run=1", { pictures: { "front.jpg": PICTURE, "side.jpg": PICTURE } });

    expect(data.counts).toMatchObject({ new: rows.length - 1, wrong: 0 });
    expect(data.made).toEqual([]);
  });
});
