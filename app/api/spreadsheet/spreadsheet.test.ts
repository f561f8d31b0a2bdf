import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { CSV_PROGRAMS } from "../../../tests/support/csv-programs.ts";
import { PICTURE, sheetCalls } from "../../../tests/support/sheet.ts";

describeOnBoth("the spreadsheet", (api) => {
  const { send, fetchTable, rewrite, bySlug, editor } = sheetCalls(api);

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

  it("changes nothing when another program has written the CSV file back", async () => {
    const awkward = {
      name: '\'=1+1, "quoted"; and -5',
      sku: "AWKWARD-1",
      brief_description: "-5 to +40 °C",
      description: "<p>One</p>\r\n<p>Two</p>\r<p>Three</p>",
      features: [
        { title: "=Start", description: "a; b, c" },
        { title: "Low weight", description: "" },
      ],
      technical_details: [
        { name: "-5 bar", value: "+2" },
        { name: "'@home", value: '1/2"' },
      ],
    };
    expect((await api().call("POST", "/api/products", awkward, await editor())).status).toBe(201);
    for (const program of CSV_PROGRAMS) {
      const { data } = await send(await rewrite(program, "export"));
      expect([program.name, data.rows.slice(0, 2)]).toEqual([program.name, []]);
      expect(data.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
      expect(data.counts.same).toBeGreaterThan(100);
    }
    expect((await send(await fetchTable("xlsx"), "", { format: "xlsx" })).data.rows).toEqual([]);
  });

  it("leaves a text as it is that is longer than a cell of Excel may be", async () => {
    const long = { name: "Long", sku: "LONG-1", description: `<p>${"word ".repeat(7000)}</p>` };
    expect((await api().call("POST", "/api/products", long, await editor())).status).toBe(201);
    const [titles = [], ...rows] = await fetchTable("xlsx");
    const row = rows.filter((cells) => cells.includes("LONG-1"));
    expect((await send([titles, ...row], "", { format: "xlsx" })).data.counts).toMatchObject({ changed: 0, same: 1 });
  });

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
    expect(dry.data.details).toEqual(["Head (m)", "Outlet", "Price note"]);
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

  it("gives an address to the row that names it before one derived from a name", async () => {
    const { data } = await send([
      ["SKU", "Name", "Address"],
      ["BORE-1", "Bore pump", ""],
      ["BORE-2", "Another pump", "bore-pump"],
    ]);
    expect([data?.written, data?.counts]).toMatchObject([true, { new: 2, wrong: 0 }]);
    expect(await bySlug("bore-pump")).toMatchObject({ sku: "BORE-2" });
    expect(await bySlug("bore-pump-2")).toMatchObject({ sku: "BORE-1" });
  });

  it("changes nothing with the file of a picture that is there already", async () => {
    const rows = [
      ["SKU", "Pictures"],
      ["K-1", "k1.jpg"],
    ];
    const { data } = await send(rows, "", { pictures: { "k1.jpg": PICTURE } });
    expect(data.counts).toEqual({ new: 0, changed: 0, same: 1, wrong: 0 });
  });

  it("adds a picture and keeps the words of the others, and the videos", async () => {
    const images = [
      { image_url: "/front.png", alt_text: "From the front" },
      { youtube_id: "abc", is_youtube: true },
    ];
    const made = { name: "Filmed", sku: "FILM-1", images };
    expect((await api().call("POST", "/api/products", made, await editor())).status).toBe(201);
    const { data } = await send([
      ["SKU", "Pictures"],
      ["FILM-1", "/front.png; /side.png"],
    ]);
    expect(data?.counts).toMatchObject({ changed: 1, wrong: 0 });
    expect((await bySlug("filmed")).images).toMatchObject([images[0], { image_url: "/side.png" }, images[1]]);
  });

  it("has a template with one example a category, which is a good sheet", async () => {
    const rows = await fetchTable("csv", "template");
    const { data } = await send(rows, "dry-run=1", { pictures: { "front.jpg": PICTURE, "side.jpg": PICTURE } });

    expect(data.counts).toMatchObject({ new: rows.length - 1, wrong: 0 });
    expect(data.made).toEqual([]);
  });
});
