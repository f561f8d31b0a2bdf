import { expect, it } from "vitest";
import { describeOnBoth } from "../../../tests/support/api.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { CSV_PROGRAMS } from "../../../tests/support/csv-programs.ts";
import { PICTURE, spreadsheetCalls } from "../../../tests/support/spreadsheet.ts";
import { createPriceReader } from "./shop-prices.ts";

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
    const chosen = "specifications=Head (m), Inlet,Price note";
    const dry = await send(rows, `dry-run=1&${chosen}`, { pictures: { "k1.jpg": PICTURE } });
    expect(dry.data.written).toBe(false);
    expect(dry.data.counts).toEqual({ new: 2, changed: 0, same: 0, example: 0, wrong: 0 });
    expect(dry.data.made).toEqual(["brand Kirlo", "category Pumps", "subcategory Monoblock"]);
    expect(dry.data.details).toEqual(["Head (m)", "Inlet", "Price note"]);
    expect((await api().get("/api/products/slug/kirlo-1-hp-pump")).status).toBe(404);

    expect((await send(rows, chosen, { pictures: { "k1.jpg": PICTURE } })).data.written).toBe(true);
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

  it("stores an unknown column only if it is chosen; later imports know it", async () => {
    const rows = [
      ["SKU", "Name", "Dealer price", "purchase_cost", "Grip colour", "Warranty"],
      ["LEFT-1", "Left out", "70", "#N/A", "Red", "1 year"],
    ];
    const { data } = await send(rows);
    expect(data).toMatchObject({ written: true, details: ["Warranty"] });
    expect(data.unknown).toEqual([
      { title: "Dealer price", values: ["70"], isChosen: false },
      { title: "Grip colour", values: ["Red"], isChosen: false },
    ]);
    const detailsOf = async () => (await bySlug("left-out")).technical_details;
    expect(await detailsOf()).toEqual([{ name: "Warranty", value: "1 year" }]);
    const chosen = await send(rows, "specifications=Grip colour");
    expect(chosen.data.counts).toMatchObject({ changed: 1 });
    const next = await send([
      ["SKU", "grip colour"],
      ["LEFT-1", "Blue"],
    ]);
    expect([next.data.unknown, next.data.counts.changed]).toEqual([[], 1]);
    const wrong = await send(rows, "specifications=Grip");
    expect([wrong.status, wrong.error]).toEqual([
      400,
      'specifications: no column is called "Grip"',
    ]);
  });

  it("knows the usual titles of a price, and the shop's currency", async () => {
    const priceOf = async (title: string, cell: string) => {
      const { error, data } = await send(
        [
          ["SKU", "Name", title],
          ["P-1", "P", cell],
        ],
        "dry-run=1",
      );
      const row = data?.rows[0];
      return (
        error ?? row?.errors[0]?.message ?? row?.changes.find((it) => it.column === "Price")?.to
      );
    };
    for (const title of ["Price (INR)", "price ₹", "Price, Rs.", "Regular price", "MRP (₹)"])
      expect([title, await priceOf(title, "79.99 INR")]).toEqual([title, "79.99"]);
    for (const text of ["12.990,-", "12990.-", "12'990.–"])
      expect([text, await priceOf("Price", text)]).toEqual([text, "12990"]);
    expect(await priceOf("Price", "79.99 USD")).toBe("is in USD: enter the amount in INR");
    expect(await priceOf("Price", "€ 5")).toBe("is in €: enter the amount in INR");
    expect(await priceOf("Price (USD)", "5")).toBe(
      '"Price (USD)" is in USD, not in the shop\'s currency INR: ' +
        "convert the prices and change the title to Price",
    );
    for (const title of ["Price note", "sale-price"])
      expect([title, await priceOf(title, "5")]).toEqual([title, undefined]);
    expect((await send([["SKU", "Selling price", "MRP"]])).error).toBe(
      '"Selling price" and "MRP" may both be the Price: name one of them so',
    );
  });

  it("knows the signs of a currency in any locale", () => {
    const titleOf = (currency: string, title: string) =>
      createPriceReader({ currency, locale: "en-US", pictureHosts: [] }).toTitles(
        [title],
        new Set(),
      )[0];
    expect(titleOf("NOK", "Price (kr)")).toBe("Price");
    expect(titleOf("NZD", "Price, $")).toBe("Price");
  });

  it("takes a maximum retail price beside a price for a specification", async () => {
    const rows = [
      ["SKU", "Name", "Price", "MRP", "GST rate"],
      ["MRP-1", "Labelled", "90", "100", "12 %"],
    ];
    const { data } = await send(rows, "specifications=MRP");
    expect(data.counts).toMatchObject({ new: 1, wrong: 0 });
    const { price, tax_rate, technical_details } = await bySlug("labelled");
    expect([price, tax_rate, technical_details]).toEqual([90, 12, [{ name: "MRP", value: "100" }]]);
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
