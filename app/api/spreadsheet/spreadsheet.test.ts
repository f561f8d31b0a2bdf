import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { CSV_PROGRAMS } from "../../../tests/support/csv-programs.ts";
import { PICTURE, spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";

describeOnBoth("the spreadsheet", (api) => {
  const { send, fetchTable, rewrite, bySlug, editor } = spreadsheetCalls(api);
  const { create } = asAdmin(api);

  it("changes nothing when it is sent back, also after another program has saved it", async () => {
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
    await create(awkward);
    const version = api().api.version();
    for (const program of CSV_PROGRAMS) {
      const { data } = await send(await rewrite(program));
      expect([program.name, data.rows.slice(0, 2)]).toEqual([program.name, []]);
      expect(data.counts).toMatchObject({ new: 0, changed: 0, wrong: 0 });
      expect(data.counts.same).toBeGreaterThan(100);
    }
    expect((await send(await fetchTable("xlsx"), "", { format: "xlsx" })).data.rows).toEqual([]);
    expect(api().api.version()).toBe(version);
  });

  it("lets others pass while it writes rows that fit those below", async () => {
    const skus = Array.from({ length: 1500 }, (_, at) => `TURN-${at}`);
    const rows = skus.map((sku, at) => [sku, `Chain ${at}`, skus[at + 1] ?? ""]);
    let isDone = false;
    let longest = 0;
    const watch = (before: NodeJS.CpuUsage) => {
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, (user + system) / 1000);
      if (!isDone) setImmediate(watch, process.cpuUsage());
    };
    watch(process.cpuUsage());
    const { data } = await send([["SKU", "Name", "Fits"], ...rows]);
    isDone = true;
    expect(data.counts.new).toBe(1500);
    expect(longest).toBeLessThan(300);
  }, 120_000);

  it("keeps what fits a machine whose SKU contains the separator", async () => {
    const machines = [
      await create({ name: "Separated saw", sku: "SAW;1; 2;", type: "petrol" }),
      await create({ name: "Plain saw", sku: "SAW-3", type: "petrol" }),
    ];
    const fits = machines.map(({ id }) => id);
    const { id } = await create({ name: "Separated chain", sku: "CHAIN;1", fits });
    const [titles = [], ...rows] = await fetchTable("csv");
    const row = rows.filter((cells) => cells.includes("CHAIN;1"));
    expect((await send([titles, ...row])).data.counts).toMatchObject({ same: 1, wrong: 0 });
    await api().call("PUT", `/api/products/${id}`, { fits: [] }, await editor());
    await send([titles, ...row.map((cells) => cells.with(titles.indexOf("Name"), "Sharp chain"))]);
    expect(await bySlug("separated-chain")).toMatchObject({ name: "Sharp chain", fits });
  });

  it("keeps texts that are longer than Excel's cells", async () => {
    const long = { name: "Long", sku: "LONG-1", description: `<p>${"word ".repeat(7000)}</p>` };
    await create(long);
    const [titles = [], ...rows] = await fetchTable("xlsx");
    const row = rows.filter((cells) => cells.includes("LONG-1"));
    expect((await send([titles, ...row], "", { format: "xlsx" })).data.counts).toMatchObject({
      changed: 0,
      same: 1,
    });
  });

  it("creates products with groups, details and images, from columns in any order", async () => {
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
        "Inlet",
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
      [
        "28",
        "9000",
        "pumps",
        "Kirlo half HP pump",
        "K-05",
        "kirlo",
        "Monoblock",
        "",
        "",
        "1 inch",
        "",
        "ask",
      ],
    ];
    const columns = {
      "Head (m)": "specification",
      Inlet: "specification",
      "Price note": "specification",
    };
    const pictures = { "k1.jpg": PICTURE };
    const dry = await send(rows, "dry-run=1", { pictures, columns });
    expect(dry.data.written).toBe(false);
    expect(dry.data.counts).toEqual({ new: 2, changed: 0, same: 0, example: 0, wrong: 0 });
    expect(dry.data.made).toEqual([
      { kind: "brand", name: "Kirlo", rows: 2 },
      { kind: "category", name: "Pumps", rows: 2 },
      { kind: "subcategory", name: "Monoblock", rows: 2 },
    ]);
    expect((await api().get("/api/products/slug/kirlo-1-hp-pump")).status).toBe(404);

    expect((await send(rows, "", { pictures, columns })).data.written).toBe(true);
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
      { name: "Inlet", value: "1 inch" },
    ]);
    expect(pump.images).toMatchObject([
      { image_url: expect.stringMatching(/^\/uploads\//), is_primary: true },
    ]);
    expect(await bySlug("kirlo-half-hp-pump")).toMatchObject({
      stock_quantity: null,
      category_id: pump.category_id,
    });
    const subcategories = (await (await api().get("/api/subcategories")).json()).data;
    expect(
      subcategories.find(({ name }: { name: string }) => name === "Monoblock").category_id,
    ).toBe(pump.category_id);
  });

  it("changes only the columns it has, and reports each old and new value", async () => {
    const rows = [
      ["SKU", "Price", "Inlet"],
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
          { column: "Inlet", from: "1 inch", to: "1.5 inch" },
        ],
      },
    ]);
    const pump = await bySlug("kirlo-1-hp-pump");
    expect(pump).toMatchObject({ name: "Kirlo 1 HP pump", price: 13000, version: 2 });
    expect(pump.technical_details).toEqual([
      { name: "Head (m)", value: "32" },
      { name: "Inlet", value: "1.5 inch" },
    ]);
    const again = (await send(rows)).data;
    expect(again.counts).toEqual({ new: 0, changed: 0, same: 1, example: 0, wrong: 0 });
    expect(again.definable).toMatchObject([{ title: "Inlet", specification: { unit: "inch" } }]);
  });

  it("counts the values that empty cells remove", async () => {
    const { data } = await send(
      [
        ["SKU", "Price", "Inlet", "Brief"],
        ["K-1", "", "", ""],
        ["K-05", "", "", "Half"],
      ],
      "dry-run=1",
    );
    expect(data.notes).toEqual([
      "Empty cells remove 4 values: Price (2), Inlet (2). A column that is left out removes nothing",
    ]);
  });

  it("plans nothing before every column is decided, and keeps what was decided", async () => {
    const rows = [
      ["SKU", "Name", "Dealer price", "purchase_cost", "Grip colour", "Rack", "Warranty"],
      ["LEFT-1", "Left out", "70", "#N/A", "Red", "A4", "1 year"],
    ];
    const refused = await send(rows);
    expect([refused.status, refused.error]).toEqual([
      400,
      'columns: Decide what these columns become: "Grip colour", "Rack"',
    ]);
    const { data } = await send(rows, "dry-run=1");
    expect(data.columns.map(({ becomes }) => becomes)).toEqual([
      ...["SKU", "Name", "left out", "left out", "?", "?", "specification"],
    ]);
    expect(data.columns[2]).toMatchObject({ title: "Dealer price", values: ["70"] });
    const columns = { "Grip colour": "specification: Colour of the grip", Rack: "staff only" };
    // A dry run, or a decision that is refused, is not followed.
    await send(rows, "dry-run=1", { columns });
    await send(rows, "", { columns: { ...columns, Rack: "Name" } });
    expect((await send(rows)).error).toBe(refused.error);
    expect((await send(rows, "", { columns })).data).toMatchObject({ written: true });
    expect((await send(rows)).data).toMatchObject({ written: true, counts: { same: 1 } });
    const path = "/api/admin/logs?action_type=decide&limit=1";
    const logs = await (await api().get(path, await api().signIn("owner"))).json();
    expect(logs.data).toMatchObject([{ after: columns }]);
    const product = await bySlug("left-out");
    expect(product.technical_details).toEqual([
      { name: "Colour of the grip", value: "Red" },
      { name: "Warranty", value: "1 year" },
    ]);
    const staff_values = [{ name: "Rack", value: "A4" }];
    expect(product.staff_values).toEqual(staff_values);
    // A visitor's answer that is sent back removes none.
    const { data: seen } = await (await api().get(`/api/products/${product.id}`)).json();
    expect(seen).not.toHaveProperty("staff_values");
    await api().call("PUT", `/api/products/${product.id}`, seen, await editor());
    expect(await bySlug("left-out")).toMatchObject({ staff_values });
    const next = await send([
      ["SKU", "colour of the grip", "Staff: Rack"],
      ["LEFT-1", "Blue", "B1"],
    ]);
    expect(next.data).toMatchObject({ problem: "", counts: { changed: 1 } });
  });

  it.each([
    [{ Grip: "specification" }, /^columns: No column is called "Grip"/],
    [{ A: "colour" }, /^columns: Decide what these columns become: "A"/],
    [{ A: "specification", B: "specification: A" }, /^columns: "A", "B" all become A: choose one/],
    [
      { A: "left out", B: "Price" },
      /^columns: No column becomes SKU or Name or URL slug. The file/,
    ],
  ])("refuses the decision %j", async (columns, message) => {
    const { error } = await send(
      [
        ["A", "B"],
        ["1", "2"],
      ],
      "",
      { columns },
    );
    expect(error).toMatch(message);
  });

  it("knows the usual titles of a price, and the shop's currency", async () => {
    const priceOf = async (title: string, cell: string) => {
      const { data } = await send(
        [
          ["SKU", "Name", title],
          ["P-1", "P", cell],
        ],
        "dry-run=1",
        { columns: { [title]: "Price" } },
      );
      const row = data.rows[0];
      const price = row?.changes.find(({ column }) => column === "Price")?.to;
      return data.problem || (row?.errors[0]?.message ?? price);
    };
    for (const text of ["12.990,-", "12990.-", "12'990.–", "Rs 12.990,-", "12 990,00", "12 990,-"])
      expect([text, await priceOf("Price", text)]).toEqual([text, "12990"]);
    expect(await priceOf("Price", "79.99 INR")).toBe("79.99");
    expect(await priceOf("Price", "79.99 USD")).toBe("is in USD: enter the amount in INR");
    for (const [text, sign] of Object.entries({
      "€ 5": "€",
      "5 zł": "zł",
      "5Kč": "Kč",
      "chf 5": "chf",
    }))
      expect(await priceOf("Price", text)).toBe(`is in ${sign}: enter the amount in INR`);
  });

  it("takes a maximum retail price beside a price for a specification", async () => {
    const rows = [
      ["SKU", "Name", "Price", "MRP", "GST rate"],
      ["MRP-1", "Labelled", "90", "100", "12 %"],
    ];
    const { data } = await send(rows, "", { columns: { MRP: "specification" } });
    expect(data.counts).toMatchObject({ new: 1, wrong: 0 });
    const { price, tax_rate, technical_details } = await bySlug("labelled");
    expect([price, tax_rate, technical_details]).toEqual([90, 12, [{ name: "MRP", value: "100" }]]);
    const next = await send([
      ["SKU", "MRP"],
      ["MRP-1", "110"],
    ]);
    expect(next.data.rows).toMatchObject([{ changes: [{ column: "Detail: MRP", to: "110" }] }]);
  });

  it("prefers the row that gives a URL slug over slugs made from names", async () => {
    const { data } = await send([
      ["SKU", "Name", "URL slug"],
      ["BORE-1", "Bore pump", ""],
      ["BORE-2", "Another pump", "bore-pump"],
    ]);
    expect([data?.written, data?.counts]).toMatchObject([true, { new: 2, wrong: 0 }]);
    expect(await bySlug("bore-pump")).toMatchObject({ sku: "BORE-2" });
    expect(await bySlug("bore-pump-2")).toMatchObject({ sku: "BORE-1" });
  });

  it("keeps a photograph once, and finds it by its file name, with the file and without", async () => {
    const titles = ["SKU", "Name", "Price", "Pictures"];
    const pictures = { "land.jpg": PICTURE, "same.jpg": PICTURE };
    const row = ["LAND-1", "Land", "100", "land.jpg; same.jpg"];
    await send([titles, row], "", { pictures });
    expect((await bySlug("land")).images).toHaveLength(1);
    expect((await send([titles, row], "", { pictures })).data.counts.same).toBe(1);
    const { data } = await send([titles, ["LAND-1", "Land", "130", "Land.JPG"]]);
    expect(data.rows).toMatchObject([{ outcome: "changed", changes: [{ column: "Price" }] }]);
    const other = await send([titles, ["LAND-2", "Other land", "", "land.jpg"]]);
    expect(other.data.rows).toMatchObject([{ errors: [{ column: "Pictures" }] }]);
  });

  it("finds pictures whose names begin with the SKU, the longest of several", async () => {
    const rows = [
      ["SKU", "Name"],
      ["PIC-1", "One"],
      ["PIC-1-B", "Two"],
    ];
    const names = ["pic-1_side.jpg", "PIC-1-B.jpg", "PIC-10.jpg"];
    const pictures = Object.fromEntries(names.map((name) => [name, PICTURE]));
    const { data } = await send(rows, "", { pictures });
    const found = data.rows.map(({ changes }) => changes.at(-1)?.to);
    expect([data.written, found]).toEqual([true, names.slice(0, 2)]);
    expect(data.notes.join()).toContain("No row has these pictures (1): PIC-10.jpg");
    expect((await send(rows, "", { pictures })).data.counts).toMatchObject({ same: 2 });
  });

  it("adds an image and keeps the texts of the others, and the videos", async () => {
    const images = [
      { image_url: "/front.png", alt_text: "From the front" },
      { youtube_id: "abc", is_youtube: true },
    ];
    await create({ name: "Filmed", sku: "FILM-1", images });
    const { data } = await send([
      ["SKU", "Pictures"],
      ["FILM-1", "/front.png; /side.png"],
    ]);
    expect(data?.counts).toMatchObject({ changed: 1, wrong: 0 });
    expect((await bySlug("filmed")).images).toMatchObject([
      images[0],
      { image_url: "/side.png" },
      images[1],
    ]);
  });

  it("has a template with one valid example for each category", async () => {
    const [titles = [], ...rows] = await fetchTable("csv", "template");
    const edited = rows.map((row) => row.map((text) => text.replace("EXAMPLE-", "EDITED-")));
    const { data } = await send([titles, ...edited], "dry-run=1", {
      pictures: { "front.jpg": PICTURE, "side.jpg": PICTURE },
    });

    expect(data.counts).toMatchObject({ new: rows.length, wrong: 0 });
    expect(data.made).toEqual([]);
  });

  it("skips the template's examples if the file has a product of the shop", async () => {
    const [titles = [], ...rows] = await fetchTable("csv", "template");
    const own = titles.map((title) => ({ SKU: "OWN-1", Name: "My first machine" })[title] ?? "");
    const { data } = await send([titles, ...rows, own]);
    expect(data).toMatchObject({
      written: true,
      counts: { new: 1, wrong: 0, example: rows.length },
      rows: [{ sku: "OWN-1" }],
    });
  });
});
