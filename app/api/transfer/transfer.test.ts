import { expect, inject, it } from "vitest";
import { DEFAULT_DEFINITIONS } from "#app/catalogue/specifications/default-definitions.ts";
import {
  beginSession,
  describeOnBoth,
  freshDatabase,
  type TestApi,
} from "../../../tests/support/api.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readSnapshot } from "../database/read-snapshot.ts";
import { ArchiveError } from "./archive-error.ts";
import { exportLines } from "./export.ts";
import { importLines } from "./import.ts";

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await readSnapshot(database, async (db) => {
    for await (const line of exportLines(db)) lines.push(line);
  });
  return lines;
}

/** One item of every kind that the demonstration lacks. */
async function makeItDiffer({ call, signIn }: TestApi): Promise<void> {
  const admin = await signIn("editor");
  const made = await call(
    "POST",
    "/api/products",
    { name: "Odd one", price: 0.07, sale_price: 0, status: "draft", collections: ["garden"] },
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
        report: ({ done, total }) => reported.push(done / total),
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
      { brand: named(1, "brand") },
      { type: named(1, "type") },
      { category: named(1, "category") },
      { subcategory: named(1, "subcategory") },
      { product: { ...named(1, "product"), ...written } },
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
        ({ category, type, specifications }) =>
          !specifications && (category ?? type ?? { id: 1 }).id === 1,
      );
      expect(brought).toMatchObject(lines);
      expect(exported.at(-1).product).toMatchObject({
        price: null,
        status: "active",
        collections: [],
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
    const definitionsIn = async () => {
      const lines = (await linesOf(database)).map((line) => JSON.parse(line));
      return lines.flatMap(({ specifications = [] }) => specifications);
    };
    try {
      await importLines(database, [head]);
      expect(await definitionsIn()).toEqual(DEFAULT_DEFINITIONS);
      const own = DEFAULT_DEFINITIONS.slice(0, 2).toReversed();
      await importLines(database, [head, JSON.stringify({ specifications: own })]);
      expect(await definitionsIn()).toEqual(own);
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("drops categories of definitions that the new catalogue lacks", async () => {
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    const named = (id: number) => ({ category: { id, name: `Saws ${id}`, slug: `saws-${id}` } });
    const [first] = DEFAULT_DEFINITIONS;
    const imported = (...lines: object[]) =>
      importLines(
        database,
        [{ catalogue: 1, products: 0 }, ...lines].map((line) => JSON.stringify(line)),
      );
    const categoriesIn = async () => {
      const lines = (await linesOf(database)).map((line) => JSON.parse(line));
      return lines.flatMap(({ specifications = [] }) => specifications)[0].categories;
    };
    try {
      const definition = { ...first, categories: [1, 2, 9] };
      await imported(named(1), named(2), { specifications: [definition] });
      expect(await categoriesIn()).toEqual([1, 2]);
      await imported(named(2));
      expect(await categoriesIn()).toEqual([2]);
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("imports products with a built-in power type that the file does not list", async () => {
    const written = {
      version: 1,
      created_at: "2026-01-01T00:00:00.000Z",
      updated_at: "2026-01-01T00:00:00.000Z",
    };
    const product = (id: number, type: string) => ({
      product: { id, name: type, slug: `p-${id}`, type, ...written },
    });
    const toLines = (...lines: object[]) => lines.map((line) => JSON.stringify(line));
    const lines = toLines(
      { catalogue: 1, products: 2 },
      product(1, "petrol"),
      product(2, "Battery"),
    );
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    try {
      expect(await importLines(database, lines)).toBe(2);
      const exported = (await linesOf(database)).map((line) => JSON.parse(line));
      expect(exported.flatMap(({ product }) => product?.type ?? [])).toEqual([
        "petrol",
        "cordless",
      ]);
      const unknown = importLines(
        database,
        toLines({ catalogue: 1, products: 1 }, product(1, "steam")),
      );
      await expect(unknown).rejects.toThrow(
        /^line 2: product "steam": type: must be one of Petrol, .*, not "steam"/,
      );
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
    const [head = "", ...others] = before.filter((line) => JSON.parse(line).product?.id !== 7);
    const lines = [
      JSON.stringify({ ...JSON.parse(head), products: JSON.parse(head).products - 1 }),
      ...others,
    ];
    const statusOf = async () => (await api().get("/api/products/7")).status;
    expect(await statusOf()).toBe(200);
    // In a separate process, as the command.
    const database = await openDatabase(api().settings);
    const fewer = lines.filter((line) => JSON.parse(line).alias?.product_id !== 7);
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
    const at = before.findIndex((line) => line.startsWith('{"product"'));
    const product = JSON.parse(before[at] ?? "");
    const with_ = (fields: object) =>
      JSON.stringify({ ...product, product: { ...product.product, ...fields } });
    const wrong = before
      .with(at, with_({ name: "One", sku: "S-1", category_id: 9999, subcategory_id: 8888 }))
      .with(at + 1, with_({ name: "Two", sku: null, price: "dear" }))
      .with(at + 2, with_({ name: "Three", sku: null, collections: ["nowhere"] }));
    const { message } = (await importLines(api().database, wrong).catch(
      (error: Error) => error as Error,
    )) as Error;
    const errors = message.split("\n");
    expect(errors).toHaveLength(4);
    expect(errors[0]).toMatch(
      /^line \d+: product "One" \(S-1\): category_id: must be one of 1 \(.*, not 9999/,
    );
    expect(errors[1]).toContain("subcategory_id: must be one of ");
    expect(errors[2]).toMatch(/product "Two": .*price/);
    expect(errors[3]).toContain('product "Three": collections: must be one of ');
    expect(await linesOf(api().database)).toEqual(before);
  });

  it("is imported completely or not at all, and errors name the line", async () => {
    const before = await linesOf(api().database);
    const at = before.findIndex((line) => line.startsWith('{"product"'));
    const product = JSON.parse(before[at] ?? "");
    const wrong: [string, string[]][] = [
      ["is not JSON", before.with(at, "{")],
      ["line 1: is XML or HTML", ['<?xml version="1.0"?>']],
      [
        "price",
        before.with(at, JSON.stringify({ ...product, product: { ...product.product, price: -1 } })),
      ],
      [
        "colour",
        before.with(
          at,
          JSON.stringify({ ...product, product: { ...product.product, colour: "red" } }),
        ),
      ],
      [
        "brand_id: must be one of ",
        before.with(
          at,
          JSON.stringify({ ...product, product: { ...product.product, brand_id: 9999 } }),
        ),
      ],
      ["products must be", before.toSpliced(at, 1)],
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
      const line = lines.findIndex((text) => text.startsWith('{"product"'));
      expect(JSON.parse(lines[line] ?? "").product.collections).toEqual([]);

      const fresh = await freshDatabase(kind);
      const database = await openDatabase(fresh.settings);
      try {
        await importLines(database, lines);
        expect(await linesOf(database)).toEqual(lines);
        // As earlier releases wrote it: the product lists the deals, which the file lacks.
        const old = JSON.parse(lines[line] ?? "");
        old.product.collections = ["deals"];
        const older = lines
          .with(line, JSON.stringify(old))
          .filter((text) => !text.startsWith('{"category"'));
        await importLines(database, older);
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
