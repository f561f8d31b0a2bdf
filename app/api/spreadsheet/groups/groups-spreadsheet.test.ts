import { expect, it } from "vitest";
import { describeOnBoth } from "../../../../tests/support/api.ts";
import { CSV_PROGRAMS } from "../../../../tests/support/csv-programs.ts";
import { spreadsheetCalls } from "../../../../tests/support/spreadsheet.ts";
import { COLUMNS } from "./columns.ts";

describeOnBoth("the spreadsheet of categories", (api, kind) => {
  const calls = spreadsheetCalls(api);
  const fetchGroups = () => calls.fetchTable("xlsx", "categories/export");
  const send = (rows: string[][] | Buffer, query = "") =>
    calls.send(rows, query, { path: "categories/import" });
  const categoryAt = async (slug: string) =>
    (await (await api().get(`/api/categories/slug/${slug}`)).json()).data as {
      id: number;
      slug: string;
      name: string;
    };

  it("changes nothing if it is imported unchanged", async () => {
    const table = await fetchGroups();
    expect(table[0]).toEqual([...COLUMNS.titles]);
    expect(new Set(table.slice(1).map(([kind]) => kind))).toEqual(
      new Set(["category", "collection", "subcategory"]),
    );
    const version = api().api.version();
    const { data } = await send(table);
    expect(data).toMatchObject({
      written: true,
      rows: [],
      counts: { same: table.length - 1, wrong: 0 },
    });
    expect(api().api.version()).toBe(version);
  });

  it("changes nothing after another program has saved the CSV file", async () => {
    const awkward = { name: '=Pumps; "deep", wells', description: "-5 °C\r\nand below" };
    expect(
      (await api().call("POST", "/api/categories", awkward, await calls.editor())).status,
    ).toBe(201);
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

  it("creates, renames, moves, orders and retires groups; former URLs redirect", async () => {
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
      ["URL slug", "New URL slug", "Name", "Category", "Order", "Retired"],
      ["hoists", "lifting", "Lifting", "", "0", "no"],
      ["chain-hoists", "", "", "Cranes", "", "no"],
      ["for-godowns", "", "", "", "", "yes"],
    ]);
    expect(changed.data.counts).toMatchObject({ changed: 3, wrong: 0 });
    expect(await categoryAt("hoists")).toMatchObject({ slug: "lifting", name: "Lifting" });
    const [first] = (await (await api().get("/api/categories")).json()).data;
    expect(first.slug).toBe("lifting");
    const rows = await fetchGroups();
    const rowAt = (slug: string) => rows.find((row) => row[1] === slug);
    expect(rowAt("chain-hoists")?.[4]).toBe("Cranes");
    expect(rowAt("for-godowns")?.[6]).toBe("yes");
    expect((await api().get("/api/categories/slug/for-godowns")).status).toBe(404);
    // A row is also found by a former slug, and by the title of earlier releases.
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

  it("reports every invalid row, and writes nothing while there is one", async () => {
    const before = await fetchGroups();
    const [taken = "", other = ""] = before
      .filter(([kind]) => kind === "category")
      .map((row) => row[1] ?? "");
    const table = [
      ["Kind", "URL slug", "New URL slug", "Name", "Category", "Order", "Retired"],
      ["category", "", "", "Scaffolds", "", "", ""],
      ["category", "no-such-category", "", "", "", "", ""],
      ["thing", "", "", "Thing", "", "", ""],
      ["subcategory", "", "", "Planks", "No category", "", ""],
      ["category", "", "", "Towers", "Scaffolds", "", ""],
      ["category", "", "", "", "", "", ""],
      ["collection", taken, "", "", "", "", ""],
      ["category", other, taken, "", "", "first", ""],
      ["category", taken, "Not A Slug", "", "", "", ""],
      ["category", taken, "", "", "", "", ""],
      ["category", "", "all-categories", "Everything", "", "", ""],
      ["category", "", taken, "Same slug", "", "", "perhaps"],
    ];
    const { data } = await send(table);
    expect(data).toMatchObject({ written: false, counts: { new: 1, wrong: 11 } });
    const wrong = data.rows.filter(({ outcome }) => outcome === "wrong");
    expect(wrong.map(({ row, errors }) => [row, errors[0]?.column])).toEqual([
      [3, "URL slug"],
      [4, "Kind"],
      [5, "Category"],
      [6, "Category"],
      [7, "Name"],
      [8, "Kind"],
      [9, "Order"],
      [10, "URL slug"],
      [11, "URL slug"],
      [12, "New URL slug"],
      [13, "Retired"],
    ]);
    expect(wrong.every(({ errors }) => (errors[0]?.message ?? "") !== "")).toBe(true);
    // All errors of a row are reported together.
    const both = await send([
      ["Kind", "Name", "Order", "Retired"],
      ["category", "Ladders", "first", "perhaps"],
    ]);
    expect(both.data.rows[0]?.errors.map(({ column }) => column)).toEqual(["Order", "Retired"]);
    expect(await fetchGroups()).toEqual(before);

    expect((await send(table, "dry-run=1&skip-wrong=1")).data.written).toBe(false);
    expect(await fetchGroups()).toEqual(before);
    expect((await send(table, "skip-wrong=1")).data).toMatchObject({
      written: true,
      counts: { new: 1 },
    });
    expect(await categoryAt("scaffolds")).toMatchObject({ name: "Scaffolds" });
  });

  it("creates nothing where the cell that names the group is an error", async () => {
    const before = await fetchGroups();
    const row = COLUMNS.titles.map((title) => (title === "Name" ? "Pumps" : "#N/A"));
    const { data } = await send([[...COLUMNS.titles], row]);
    expect(data).toMatchObject({ written: false, counts: { wrong: 1 } });
    expect(data.rows[0]?.errors.map(({ column }) => column)).toEqual(["Kind", "URL slug"]);
    expect(await fetchGroups()).toEqual(before);
  });

  it("refuses unknown and repeated columns", async () => {
    const refused = await send([
      ["URL slug", "Colour"],
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
