import { expect, it } from "vitest";
import { describeOnBoth } from "../../../../tests/support/api.ts";
import { CSV_PROGRAMS } from "../../../../tests/support/csv-programs.ts";
import { sheetCalls } from "../../../../tests/support/sheet.ts";
import { toCellAddress } from "../cell-address.ts";
import { COLUMNS } from "./columns.ts";

describeOnBoth("the spreadsheet of categories", (api, kind) => {
  const calls = sheetCalls(api);
  const fetchPlaces = () => calls.fetchTable("xlsx", "categories/export");
  const send = (rows: string[][] | Buffer, query = "") => calls.send(rows, query, { path: "categories/import" });
  const categoryAt = async (slug: string) =>
    (await (await api().get(`/api/categories/slug/${slug}`)).json()).data as { id: number; slug: string; name: string };

  it("changes nothing when it is sent back", async () => {
    const table = await fetchPlaces();
    expect(table[0]).toEqual([...COLUMNS.titles]);
    expect(new Set(table.slice(1).map(([kind]) => kind))).toEqual(new Set(["category", "collection", "subcategory"]));
    const version = api().api.version();
    const { data } = await send(table);
    expect(data).toMatchObject({ written: true, rows: [], counts: { same: table.length - 1, wrong: 0 } });
    expect(api().api.version()).toBe(version);
  });

  it("changes nothing when another program has written the CSV file back", async () => {
    const awkward = { name: '=Pumps; "deep", wells', description: "-5 °C\r\nand below" };
    expect((await api().call("POST", "/api/categories", awkward, await calls.editor())).status).toBe(201);
    for (const program of CSV_PROGRAMS) {
      const { data } = await send(await calls.rewrite(program, "categories/export"));
      expect([program.name, data.rows, data.counts.wrong]).toEqual([program.name, [], 0]);
      expect(data.counts.same).toBeGreaterThan(10);
    }
  });

  it.runIf(kind === "sqlite")("takes a thousand rows within six seconds", async () => {
    const rows = Array.from({ length: 500 }, (_, at) => [
      ["subcategory", `Small ${at}`, `Large ${at}`],
      ["category", `Large ${at}`, ""],
    ]).flat();
    const began = performance.now();
    const { data } = await send([["Kind", "Name", "Category"], ...rows], "dry-run=1");
    expect(performance.now() - began).toBeLessThan(6_000);
    expect(data.counts).toMatchObject({ new: 1_000, wrong: 0 });
  });

  it("makes, renames, moves, orders and retires, and former addresses lead on", async () => {
    const made = await send([
      ["kind", "name", "category", "description"],
      ["subcategory", "Chain hoists", "Hoists", ""],
      ["category", "Hoists", "", "For loads"],
      ["collection", "For godowns", "", ""],
      ["category", "Cranes", "", ""],
    ]);
    expect(made.data).toMatchObject({ written: true, counts: { new: 4, wrong: 0 } });
    expect(await categoryAt("hoists")).toMatchObject({ name: "Hoists" });

    const changed = await send([
      ["Address", "New address", "Name", "Category", "Order", "Retired"],
      ["hoists", "lifting", "Lifting", "", "0", "no"],
      ["chain-hoists", "", "", "Cranes", "", "no"],
      ["for-godowns", "", "", "", "", "yes"],
    ]);
    expect(changed.data.counts).toMatchObject({ changed: 3, wrong: 0 });
    expect(await categoryAt("hoists")).toMatchObject({ slug: "lifting", name: "Lifting" });
    const [first] = (await (await api().get("/api/categories")).json()).data;
    expect(first.slug).toBe("lifting");
    const rows = await fetchPlaces();
    const rowAt = (address: string) => rows.find((row) => row[1] === address);
    expect(rowAt("chain-hoists")?.[4]).toBe("Cranes");
    expect(rowAt("for-godowns")?.[6]).toBe("yes");
    expect((await api().get("/api/categories/slug/for-godowns")).status).toBe(404);
    // A row is found by an address of before, too.
    expect(
      (
        await send([
          ["Address", "Name"],
          ["hoists", "Lifting gear"],
        ])
      ).data.counts.changed,
    ).toBe(1);
    expect(await categoryAt("lifting")).toMatchObject({ name: "Lifting gear" });
  });

  it("tells of every wrong row, and writes nothing while there is one", async () => {
    const before = await fetchPlaces();
    const [taken = "", other = ""] = before.filter(([kind]) => kind === "category").map((row) => row[1] ?? "");
    const table = [
      ["Kind", "Address", "New address", "Name", "Category", "Order", "Retired"],
      ["category", "", "", "Scaffolds", "", "", ""],
      ["category", "no-such-place", "", "", "", "", ""],
      ["thing", "", "", "Thing", "", "", ""],
      ["subcategory", "", "", "Planks", "No category", "", ""],
      ["category", "", "", "Towers", "Scaffolds", "", ""],
      ["category", "", "", "", "", "", ""],
      ["collection", taken, "", "", "", "", ""],
      ["category", other, taken, "", "", "first", ""],
      ["category", taken, "Not An Address", "", "", "", ""],
      ["category", taken, "", "", "", "", ""],
      ["category", "", "all-categories", "Everything", "", "", ""],
      ["category", "", taken, "Same address", "", "", "perhaps"],
    ];
    const { data } = await send(table);
    expect(data).toMatchObject({ written: false, counts: { new: 1, wrong: 11 } });
    const wrong = data.rows.filter(({ outcome }) => outcome === "wrong");
    expect(wrong.map(({ row, errors }) => [row, errors[0]?.column])).toEqual([
      [3, "Address"],
      [4, "Kind"],
      [5, "Category"],
      [6, "Category"],
      [7, "Name"],
      [8, "Kind"],
      [9, "Order"],
      [10, "Address"],
      [11, "Address"],
      [12, "New address"],
      [13, "Retired"],
    ]);
    expect(wrong.every(({ errors }) => (errors[0]?.message ?? "") !== "")).toBe(true);
    // All that is wrong with a row is told at once.
    const both = await send([
      ["Kind", "Name", "Order", "Retired"],
      ["category", "Ladders", "first", "perhaps"],
    ]);
    expect(both.data.rows[0]?.errors.map(({ column }) => column)).toEqual(["Order", "Retired"]);
    expect(await fetchPlaces()).toEqual(before);

    expect((await send(table, "dry-run=1&skip-wrong=1")).data.written).toBe(false);
    expect(await fetchPlaces()).toEqual(before);
    expect((await send(table, "skip-wrong=1")).data).toMatchObject({ written: true, counts: { new: 1 } });
    expect(await categoryAt("scaffolds")).toMatchObject({ name: "Scaffolds" });
  });

  it("names each cell that holds an error, in every column", async () => {
    const before = await fetchPlaces();
    const row = COLUMNS.titles.map(() => "#N/A");
    const { data } = await send([[...COLUMNS.titles], row]);
    expect(data).toMatchObject({ written: false, counts: { wrong: 1 } });
    const places = data.rows[0]?.errors.map(({ column, message }) => [column, message.split(":")[0]]);
    expect(places).toEqual(COLUMNS.titles.map((title, at) => [title, `is an error in cell ${toCellAddress(at, 2)}`]));
    expect(await fetchPlaces()).toEqual(before);
  });

  it("refuses a column that there is not, and one that is there twice", async () => {
    const refused = await send([
      ["Address", "Colour"],
      ["x", "red"],
    ]);
    expect([refused.status, refused.error]).toEqual([400, expect.stringMatching(/"Colour".*Kind/)]);
    expect(
      (
        await send([
          ["Name", "name"],
          ["x", "y"],
        ])
      ).status,
    ).toBe(400);
  });
});
