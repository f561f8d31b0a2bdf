import { expect, inject, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import { beginSession, describeOnBoth } from "../../../tests/support/api.ts";
import { importLines, linesOf, openShop } from "../../../tests/support/archives.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { createApi } from "../create-api.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { ArchiveError } from "./read-archive.ts";

const toDefinitionLine = (
  { key, ...definition }: (typeof DEFAULT_DEFINITIONS)[number],
  position: number,
) => JSON.stringify({ specifications: { key, position, definition } });

describeOnBoth("a catalogue file", (api, kind) => {
  const { send, create } = asAdmin(api);
  /** One item of every kind that the demonstration lacks. */
  async function makeItDiffer(): Promise<void> {
    const odd = { price: 0.07, sale_price: 0, status: "draft", collection_ids: [26] };
    const { id } = await create({ name: "Odd one", ...odd });
    await send("PUT", `/api/products/${id}`, { slug: "odd-two", fits: [1, 2] });
    await send("DELETE", "/api/products/3");
    const moved = { slug: "renamed-list", retired: true };
    await send("PUT", "/api/categories/2", moved);
    await send("PUT", "/api/subcategories/3", { ...moved, slug: "renamed-part" });
    for (const table of ["categories", "subcategories"])
      expect((await send("PATCH", `/api/${table}/order`, { ids: [4, 1] })).status).toBe(200);
  }
  const other = kind === "sqlite" && inject("postgres") ? "postgres" : "sqlite";

  it(`moves a catalogue to ${other}, where it is the same`, async () => {
    await makeItDiffer();
    const lines = await linesOf(api().database);
    const { database, settings } = await openShop(other);
    const reported: number[] = [];
    const count = await importLines(database, lines, {
      report: (done, total) => reported.push(done / total),
    });
    expect(await linesOf(database)).toEqual(lines);
    expect([count, reported.at(-1)]).toEqual([JSON.parse(lines[0] ?? "").products, 1]);
    const copy = await createApi(database, settings);
    for (const [slug, status] of [
      ["odd-one", 404],
      ["petrol-chainsaw-pro", 200],
    ] as const) {
      const request = new Request(`http://localhost/api/products/slug/${slug}`);
      expect((await copy.fetch(request)).status, slug).toBe(status);
    }
    await copy.close();
  });

  it("allows creating everything after the first import", async () => {
    const lines = await linesOf(api().database);
    const { database, settings } = await openShop(kind);
    const shop = await createApi(database, settings);
    await importLines(database, lines);
    const headers = {
      ...(await beginSession(database, "editor")),
      "Content-Type": "application/json",
    };
    const product = { name: "First of its own", subcategory_ids: [5, 6] };
    const made = [
      ["products", product],
      ["categories", { name: "Winches" }],
      ["subcategories", { name: "Rope winches" }],
      ["brands", { name: "Own brand" }],
      ["types", { name: "Steam" }],
    ] as const;
    for (const [list, fields] of made) {
      const init = { method: "POST", headers, body: JSON.stringify(fields) };
      const response = await shop.fetch(new Request(`http://localhost/api/${list}`, init));
      expect(response.status, await response.text()).toBe(201);
    }
    await shop.close();
  });

  it("imports a file that has the required fields only", async () => {
    const named = (id: number, name: string) => ({ id, name, slug: `${name}-${id}` });
    const written = {
      version: 1,
      created_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-01-01T00:00:00.000Z",
    };
    const lines = [
      { catalogue: 1, products: 1 },
      { brands: named(1, "brand") },
      { types: named(1, "type") },
      { categories: named(1, "category") },
      { subcategories: named(1, "subcategory") },
      { products: { ...named(1, "product"), ...written } },
    ];
    const { database } = await openShop(kind);
    const texts = lines.map((line) => JSON.stringify(line));
    expect(await importLines(database, texts)).toBe(1);
    const exported = (await linesOf(database)).map((line) => JSON.parse(line));
    // Besides the built-in ones.
    const brought = exported.filter(
      ({ categories, types, specifications }) =>
        !specifications && (categories ?? types ?? { id: 1 }).id === 1,
    );
    expect(brought).toMatchObject(lines);
    expect(exported.at(-1).products).toMatchObject({
      price: null,
      status: "active",
      images: [],
    });
  });

  it("keeps the definitions of specifications unless the file has its own", async () => {
    const { database } = await openShop(kind);
    const head = JSON.stringify({ catalogue: 1, products: 0 });
    const definitionsIn = () => readSpecifications(database.db);
    await importLines(database, [head]);
    expect(await definitionsIn()).toEqual(DEFAULT_DEFINITIONS);
    const own = DEFAULT_DEFINITIONS.slice(0, 2).toReversed();
    await importLines(database, [head, ...own.map(toDefinitionLine)]);
    expect(await definitionsIn()).toEqual(own);
  });

  it("drops categories of definitions that the new catalogue lacks", async () => {
    const { database } = await openShop(kind);
    const named = (id: number) => ({ categories: { id, name: `Saws ${id}`, slug: `saws-${id}` } });
    const [{ key = "", ...first } = {}] = DEFAULT_DEFINITIONS;
    const imported = (...lines: object[]) =>
      importLines(
        database,
        [{ catalogue: 1, products: 0 }, ...lines].map((line) => JSON.stringify(line)),
      );
    const categoriesIn = async () => (await readSpecifications(database.db))[0]?.categories;
    const definition = { ...first, categories: [1, 2, 9] };
    const row = { key, position: 0, definition };
    await imported(named(1), named(2), { specifications: row });
    expect(await categoriesIn()).toEqual([1, 2]);
    await imported(named(2));
    expect(await categoriesIn()).toEqual([2]);
  });

  it("gives new products ids that were never used", async () => {
    const lines = await linesOf(api().database);
    const gone = await create({ name: "Before the import" });
    await importLines(api().database, lines);
    expect((await create({ name: "After the import" })).id).toBeGreaterThan(gone.id);
  });

  it("removes products that the file lacks from a running site", async () => {
    const before = await linesOf(api().database);
    const [head = "", ...others] = before.filter((line) => JSON.parse(line).products?.id !== 7);
    const lines = [
      JSON.stringify({ ...JSON.parse(head), products: JSON.parse(head).products - 1 }),
      ...others,
    ];
    const statusOf = async () => (await api().get("/api/products/7")).status;
    expect(await statusOf()).toBe(200);
    // In a separate process, as the command.
    const database = await openDatabase(api().settings);
    const fewer = lines.filter(
      (line) => !line.includes('"product_id":7,') && !line.includes('"product_id":7}'),
    );
    await importLines(database, fewer);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(404);
    await importLines(database, before);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(200);
    await database.close();
  });

  it("imports products that can be removed, also ones removed before", async () => {
    const before = await linesOf(api().database);
    const remove = () => send("DELETE", "/api/products/2");
    expect((await remove()).status).toBe(200);
    await importLines(api().database, before);
    expect((await remove()).status).toBe(200);
    expect((await api().get("/api/products/2")).status).toBe(404);
  });

  it("reports every invalid line with its product, the error and the valid values", async () => {
    const before = await linesOf(api().database);
    const at = before.findIndex((line) => line.startsWith('{"products"'));
    const wrongAt = (line: number, fields: object) =>
      JSON.stringify({ products: { ...JSON.parse(before[line] ?? "").products, ...fields } });
    const wrong = before
      .with(at, wrongAt(at, { name: "One", sku: "S-1", category_id: 9999, subcategory_id: 8888 }))
      .with(at + 1, wrongAt(at + 1, { name: "Two", sku: null, price: "dear" }))
      .with(at + 2, wrongAt(at + 2, { name: "Three", sku: null, type: "steam" }));
    const { message } = (await importLines(api().database, wrong).catch(
      (error: Error) => error as Error,
    )) as Error;
    const errors = message.split("\n");
    expect(errors).toHaveLength(4);
    expect(errors[0]).toMatch(
      /^line \d+: "One" \(S-1\): products\.category_id: must be one of 1 \(.*, not 9999/,
    );
    expect(errors[1]).toContain("subcategory_id: must be one of ");
    expect(errors[2]).toMatch(/"Two": products\.price/);
    expect(errors[3]).toContain('"Three": products.type: must be one of petrol (Petrol), ');
    expect(await linesOf(api().database)).toEqual(before);
  });

  it("is imported completely or not at all, and errors name the line", async () => {
    const before = await linesOf(api().database);
    const at = before.findIndex((line) => line.startsWith('{"products"'));
    const wrong: [string, string[]][] = [
      ["is not JSON", before.with(at, "{")],
      ["must have one entry", before.with(at, "{}")],
      ["brands.slug: is missing", before.with(at, '{"brands":{"id":1,"name":"STIHL"}}')],
      ["products must be", before.with(0, JSON.stringify({ catalogue: 1, products: 1 }))],
      ["catalogue", before.slice(1)],
    ];
    for (const [message, lines] of wrong)
      await expect(importLines(api().database, lines)).rejects.toThrow(message);
    await expect(importLines(api().database, [])).rejects.toThrow(ArchiveError);
    expect(await linesOf(api().database)).toEqual(before);
  });
});

describeOnBoth(
  "the file of a new shop with a product on sale",
  (api, kind) => {
    const { send, create } = asAdmin(api);
    const DEALS = "/api/products?category=deals";

    it("can be imported into a new shop, without the deals", async () => {
      await create({ name: "Reduced saw", price: 100, sale_price: 90 });
      const [only] = (await send("GET", DEALS)).body.data;
      expect(only).toMatchObject({ name: "Reduced saw", collections: ["deals"] });
      const lines = await linesOf(api().database);
      expect(lines.filter((line) => line.startsWith('{"product_collections"'))).toEqual([]);

      const { database, settings } = await openShop(kind);
      await importLines(database, lines);
      expect(await linesOf(database)).toEqual(lines);
      await importLines(
        database,
        lines.filter((text) => !text.startsWith('{"categories"')),
      );
      const copy = await createApi(database, settings);
      const dataOf = async (path: string) =>
        (await (await copy.fetch(new Request(`http://localhost${path}`))).json()).data;
      expect(await dataOf(DEALS)).toMatchObject([{ name: "Reduced saw" }]);
      expect(await dataOf("/api/categories")).toMatchObject([
        { slug: "deals", kind: "collection", product_count: 1 },
      ]);
      await copy.close();
      expect(await database.db.selectFrom("product_collections").selectAll().execute()).toEqual([]);
    });

    it("keeps its deals collection, which can only be renamed", async () => {
      const [deals] = (await send("GET", "/api/categories")).body.data;
      const path = `/api/categories/${deals.id}`;
      expect((await send("DELETE", path)).status).toBe(409);
      for (const change of [{ slug: "offers" }, { retired: true }])
        expect((await send("PUT", path, change)).status).toBe(409);
      expect((await send("PUT", path, { name: "Offers" })).status).toBe(200);
    });
  },
  { seeded: false },
);

describeOnBoth("an import of the catalogue", (api) => {
  const { send } = asAdmin(api, "owner");
  it("keeps the stock history, also of removed products, and logs the import", async () => {
    const { database } = api();
    const sold = { change: 4, reason: "delivery" };
    for (const id of [5, 6])
      expect((await send("POST", `/api/products/${id}/inventory`, sold)).status).toBe(201);
    expect((await send("DELETE", "/api/products/6")).status).toBe(200);

    const products = await importLines(database, await linesOf(database));

    for (const id of [5, 6]) {
      const history = await send("GET", `/api/products/${id}/inventory`);
      expect(history.body).toMatchObject({ data: [{ product_id: id, ...sold }], total: 1 });
    }
    const logs = await send("GET", "/api/admin/logs");
    expect(logs.body.data).toContainEqual(
      expect.objectContaining({
        admin_email: "operator on the command line",
        action_type: "import",
        after: { products },
      }),
    );
  });
});
