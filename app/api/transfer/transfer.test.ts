import { expect, inject, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import {
  beginSession,
  describeOnBoth,
  freshDatabase,
  type TestApi,
} from "../../../tests/support/api.ts";
import { importLines, linesOf } from "../../../tests/support/archives.ts";
import { createApi } from "../create-api.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSpecifications } from "../specifications/stored-specifications.ts";
import { ArchiveError } from "./read-archive.ts";

const toDefinitionLine = (
  { key, ...definition }: (typeof DEFAULT_DEFINITIONS)[number],
  position: number,
) => JSON.stringify({ specifications: { key, position, definition } });

/** One item of every kind that the demonstration lacks. */
async function makeItDiffer({ call, signIn }: TestApi): Promise<void> {
  const admin = await signIn("editor");
  const made = await call(
    "POST",
    "/api/products",
    { name: "Odd one", price: 0.07, sale_price: 0, status: "draft", collection_ids: [26] },
    admin,
  );
  const { data } = (await made.json()) as { data: { id: number } };
  await call("PUT", `/api/products/${data.id}`, { slug: "odd-two", fits: [1, 2] }, admin);
  await call("DELETE", "/api/products/3", undefined, admin);
  const moved = { slug: "renamed-list", retired: true };
  await call("PUT", "/api/categories/2", moved, admin);
  await call("PUT", "/api/subcategories/3", { ...moved, slug: "renamed-part" }, admin);
  for (const table of ["categories", "subcategories"])
    expect((await call("PATCH", `/api/${table}/order`, { ids: [4, 1] }, admin)).status).toBe(200);
}

describeOnBoth("a catalogue file", (api, kind) => {
  const other = kind === "sqlite" && inject("postgres") ? "postgres" : "sqlite";

  it(`moves a catalogue to ${other}, where it is the same`, async () => {
    await makeItDiffer(api());
    const lines = await linesOf(api().database);
    const fresh = await freshDatabase(other);
    const database = await openDatabase(fresh.settings);
    try {
      const reported: number[] = [];
      const count = await importLines(database, lines, {
        report: (done, total) => reported.push(done / total),
      });
      expect(await linesOf(database)).toEqual(lines);
      expect([count, reported.at(-1)]).toEqual([JSON.parse(lines[0] ?? "").products, 1]);
      const copy = await createApi(database, { dataDir: fresh.settings.dataDir });
      expect(
        (await copy.fetch(new Request("http://localhost/api/products/slug/odd-one"))).status,
      ).toBe(404);
      expect(
        (await copy.fetch(new Request("http://localhost/api/products/slug/petrol-chainsaw-pro")))
          .status,
      ).toBe(200);
      await copy.close();
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("allows creating everything after the first import", async () => {
    const lines = await linesOf(api().database);
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    const shop = await createApi(database, { dataDir: fresh.settings.dataDir });
    try {
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
        const body = JSON.stringify(fields);
        const request = new Request(`http://localhost/api/${list}`, {
          method: "POST",
          headers,
          body,
        });
        const response = await shop.fetch(request);
        expect([list, response.status, await response.text()]).toEqual([
          list,
          201,
          expect.any(String),
        ]);
      }
    } finally {
      await shop.close();
      await database.close();
      await fresh.remove();
    }
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
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    try {
      expect(
        await importLines(
          database,
          lines.map((line) => JSON.stringify(line)),
        ),
      ).toBe(1);
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
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("keeps the definitions of specifications unless the file has its own", async () => {
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    const head = JSON.stringify({ catalogue: 1, products: 0 });
    const definitionsIn = () => readSpecifications(database.db);
    try {
      await importLines(database, [head]);
      expect(await definitionsIn()).toEqual(DEFAULT_DEFINITIONS);
      const own = DEFAULT_DEFINITIONS.slice(0, 2).toReversed();
      await importLines(database, [head, ...own.map(toDefinitionLine)]);
      expect(await definitionsIn()).toEqual(own);
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("drops categories of definitions that the new catalogue lacks", async () => {
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    const named = (id: number) => ({ categories: { id, name: `Saws ${id}`, slug: `saws-${id}` } });
    const [{ key = "", ...first } = {}] = DEFAULT_DEFINITIONS;
    const imported = (...lines: object[]) =>
      importLines(
        database,
        [{ catalogue: 1, products: 0 }, ...lines].map((line) => JSON.stringify(line)),
      );
    const categoriesIn = async () => (await readSpecifications(database.db))[0]?.categories;
    try {
      const definition = { ...first, categories: [1, 2, 9] };
      const row = { key, position: 0, definition };
      await imported(named(1), named(2), { specifications: row });
      expect(await categoriesIn()).toEqual([1, 2]);
      await imported(named(2));
      expect(await categoriesIn()).toEqual([2]);
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("gives new products ids that were never used", async () => {
    const lines = await linesOf(api().database);
    const admin = await api().signIn("editor");
    const create = async (name: string) => {
      const made = await api().call("POST", "/api/products", { name }, admin);
      expect(made.status).toBe(201);
      return ((await made.json()) as { data: { id: number } }).data.id;
    };
    const gone = await create("Before the import");
    await importLines(api().database, lines);
    expect(await create("After the import")).toBeGreaterThan(gone);
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
    const admin = await api().signIn("editor");
    const remove = () => api().call("DELETE", "/api/products/2", undefined, admin);
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
    const product = JSON.parse(before[at] ?? "");
    const wrong: [string, string[]][] = [
      ["is not JSON", before.with(at, "{")],
      ["must have one entry", before.with(at, "{}")],
      ["price", before.with(at, JSON.stringify({ products: { ...product.products, price: -1 } }))],
      [
        "colour",
        before.with(at, JSON.stringify({ products: { ...product.products, colour: "red" } })),
      ],
      [
        "brand_id: must be one of ",
        before.with(at, JSON.stringify({ products: { ...product.products, brand_id: 9999 } })),
      ],
      ["products must be", before.with(0, JSON.stringify({ catalogue: 1, products: 1 }))],
      ["catalogue", before.slice(1)],
    ];
    for (const [message, lines] of wrong) {
      const failure = await importLines(api().database, lines).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).toContain(message);
    }
    expect(await importLines(api().database, []).catch((error: unknown) => error)).toBeInstanceOf(
      ArchiveError,
    );
    expect(await linesOf(api().database)).toEqual(before);
  });
});

describeOnBoth(
  "the file of a new shop with a product on sale",
  (api, kind) => {
    const dealsOf = async (open: Pick<TestApi, "get">) => {
      const response = await open.get("/api/products?category=deals");
      const { data } = (await response.json()) as {
        data: { name: string; collections: string[] }[];
      };
      return data;
    };

    it("can be imported into a new shop, without the deals", async () => {
      const admin = await api().signIn("editor");
      const fields = { name: "Reduced saw", price: 100, sale_price: 90 };
      expect((await api().call("POST", "/api/products", fields, admin)).status).toBe(201);
      const [only] = await dealsOf(api());
      expect(only).toMatchObject({ name: "Reduced saw", collections: ["deals"] });
      const lines = await linesOf(api().database);
      expect(lines.filter((line) => line.startsWith('{"product_collections"'))).toEqual([]);

      const fresh = await freshDatabase(kind);
      const database = await openDatabase(fresh.settings);
      try {
        await importLines(database, lines);
        expect(await linesOf(database)).toEqual(lines);
        await importLines(
          database,
          lines.filter((text) => !text.startsWith('{"categories"')),
        );
        const copy = await createApi(database, { dataDir: fresh.settings.dataDir });
        const get = async (path: string) => copy.fetch(new Request(`http://localhost${path}`));
        expect(await dealsOf({ get })).toMatchObject([{ name: "Reduced saw" }]);
        const categories = (await (await get("/api/categories")).json()).data;
        expect(categories).toMatchObject([{ slug: "deals", kind: "collection", product_count: 1 }]);
        await copy.close();
        expect(await database.db.selectFrom("product_collections").selectAll().execute()).toEqual(
          [],
        );
      } finally {
        await database.close();
        await fresh.remove();
      }
    });

    it("keeps its deals collection, which can only be renamed", async () => {
      const admin = await api().signIn("editor");
      const all = (await (await api().get("/api/categories")).json()) as { data: { id: number }[] };
      const path = `/api/categories/${all.data[0]?.id}`;
      expect((await api().call("DELETE", path, undefined, admin)).status).toBe(409);
      for (const change of [{ slug: "offers" }, { retired: true }])
        expect((await api().call("PUT", path, change, admin)).status).toBe(409);
      expect((await api().call("PUT", path, { name: "Offers" }, admin)).status).toBe(200);
    });
  },
  { seeded: false },
);
