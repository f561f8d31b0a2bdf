import { expect, inject, it } from "vitest";
import { beginSession, describeOnBoth, freshDatabase, type TestApi } from "../../../tests/support/api.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readAtOnce } from "../database/reading.ts";
import { BadFile } from "./bad-file.ts";
import { exportLines } from "./export.ts";
import { importLines } from "./import.ts";

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await readAtOnce(database, async (db) => {
    for await (const line of exportLines(db)) lines.push(line);
  });
  return lines;
}

/** Something of every kind that is not in the demonstration. */
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
      const count = await importLines(database, lines, { report: ({ done, total }) => reported.push(done / total) });
      expect(await linesOf(database)).toEqual(lines);
      expect([count, reported.at(-1)]).toEqual([JSON.parse(lines[0] ?? "").products, 1]);
      const copy = await createApi(database, { dataDir: fresh.settings.dataDir });
      expect((await copy.fetch(new Request("http://localhost/api/products/slug/odd-one"))).status).toBe(404);
      expect((await copy.fetch(new Request("http://localhost/api/products/slug/petrol-chainsaw-pro"))).status).toBe(
        200,
      );
      await copy.close();
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("lets a new shop create everything after its first import", async () => {
    const lines = await linesOf(api().database);
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    const shop = await createApi(database, { dataDir: fresh.settings.dataDir });
    try {
      await importLines(database, lines);
      const headers = { ...(await beginSession(database, "editor")), "Content-Type": "application/json" };
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
        const request = new Request(`http://localhost/api/${list}`, { method: "POST", headers, body });
        const answer = await shop.fetch(request);
        expect([list, answer.status, await answer.text()]).toEqual([list, 201, expect.any(String)]);
      }
    } finally {
      await shop.close();
      await database.close();
      await fresh.remove();
    }
  });

  it("imports a file that lacks every field that a later release may have added", async () => {
    const named = (id: number, name: string) => ({ id, name, slug: `${name}-${id}` });
    const written = { version: 1, created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
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
      // Beside what every shop has.
      const brought = exported.filter(({ category, type }) => (category ?? type ?? { id: 1 }).id === 1);
      expect(brought).toMatchObject(lines);
      expect(exported.at(-1).product).toMatchObject({ price: null, status: "active", collections: [], images: [] });
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("imports products by the drive that every shop has, where the file brings no type", async () => {
    const written = { version: 1, created_at: "2026-01-01T00:00:00.000Z", updated_at: "2026-01-01T00:00:00.000Z" };
    const product = (id: number, type: string) => ({ product: { id, name: type, slug: `p-${id}`, type, ...written } });
    const toLines = (...lines: object[]) => lines.map((line) => JSON.stringify(line));
    const lines = toLines({ catalogue: 1, products: 2 }, product(1, "petrol"), product(2, "Battery"));
    const fresh = await freshDatabase(kind);
    const database = await openDatabase(fresh.settings);
    try {
      expect(await importLines(database, lines)).toBe(2);
      const exported = (await linesOf(database)).map((line) => JSON.parse(line));
      expect(exported.flatMap(({ product }) => product?.type ?? [])).toEqual(["petrol", "cordless"]);
      const unknown = importLines(database, toLines({ catalogue: 1, products: 1 }, product(1, "steam")));
      await expect(unknown).rejects.toThrow(/^line 2: product "steam": type: there is no "steam"; there are Petrol,/);
    } finally {
      await database.close();
      await fresh.remove();
    }
  });

  it("gives new products ids that nothing has had", async () => {
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

  it("takes products that the file lacks out of a running site", async () => {
    const before = await linesOf(api().database);
    const [head = "", ...others] = before.filter((line) => JSON.parse(line).product?.id !== 7);
    const lines = [JSON.stringify({ ...JSON.parse(head), products: JSON.parse(head).products - 1 }), ...others];
    const statusOf = async () => (await api().get("/api/products/7")).status;
    expect(await statusOf()).toBe(200);
    // As the command does, in a process of its own.
    const database = await openDatabase(api().settings);
    const fewer = lines.filter((line) => JSON.parse(line).alias?.product_id !== 7);
    await importLines(database, fewer);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(404);
    await importLines(database, before);
    await expect.poll(statusOf, { timeout: 10_000 }).toBe(200);
    await database.close();
  });

  it("leaves products that can be removed, also those that were removed before", async () => {
    const before = await linesOf(api().database);
    const admin = await api().signIn("editor");
    const remove = () => api().call("DELETE", "/api/products/2", undefined, admin);
    expect((await remove()).status).toBe(200);
    await importLines(api().database, before);
    expect((await remove()).status).toBe(200);
    expect((await api().get("/api/products/2")).status).toBe(404);
  });

  it("tells of every wrong line at once: which product, what is wrong, what would be right", async () => {
    const before = await linesOf(api().database);
    const at = before.findIndex((line) => line.startsWith('{"product"'));
    const product = JSON.parse(before[at] ?? "");
    const with_ = (fields: object) => JSON.stringify({ ...product, product: { ...product.product, ...fields } });
    const wrong = before
      .with(at, with_({ name: "One", sku: "S-1", category_id: 9999, subcategory_id: 8888 }))
      .with(at + 1, with_({ name: "Two", sku: null, price: "dear" }))
      .with(at + 2, with_({ name: "Three", sku: null, collections: ["nowhere"] }));
    const { message } = (await importLines(api().database, wrong).catch((error: Error) => error as Error)) as Error;
    const told = message.split("\n");
    expect(told).toHaveLength(4);
    expect(told[0]).toMatch(/^line \d+: product "One" \(S-1\): category_id: there is no category 9999; there are 1 \(/);
    expect(told[1]).toContain("subcategory_id: there is no subcategory 8888; there are ");
    expect(told[2]).toMatch(/product "Two": .*price/);
    expect(told[3]).toContain('product "Three": collections: there is no "nowhere"; there are ');
    expect(await linesOf(api().database)).toEqual(before);
  });

  it("is taken whole or not at all, and names the line that is wrong", async () => {
    const before = await linesOf(api().database);
    const at = before.findIndex((line) => line.startsWith('{"product"'));
    const product = JSON.parse(before[at] ?? "");
    const wrong: [string, string[]][] = [
      ["is not JSON", before.with(at, "{")],
      ["price", before.with(at, JSON.stringify({ ...product, product: { ...product.product, price: -1 } }))],
      ["colour", before.with(at, JSON.stringify({ ...product, product: { ...product.product, colour: "red" } }))],
      [
        "brand_id: there is no brand 9999; there are ",
        before.with(at, JSON.stringify({ ...product, product: { ...product.product, brand_id: 9999 } })),
      ],
      ["promises", before.toSpliced(at, 1)],
      ["catalogue", before.slice(1)],
    ];
    for (const [message, lines] of wrong) {
      const failure = await importLines(api().database, lines).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).toContain(message);
    }
    expect(await importLines(api().database, []).catch((error: unknown) => error)).toBeInstanceOf(BadFile);
    expect(await linesOf(api().database)).toEqual(before);
  });
});

describeOnBoth(
  "the file of a new shop with a product on sale",
  (api, kind) => {
    const dealsOf = async (open: Pick<TestApi, "get">) => {
      const answer = await open.get("/api/products?category=deals");
      const { data } = (await answer.json()) as { data: { name: string; collections: string[] }[] };
      return data;
    };

    it("goes into another new shop, without naming the deals", async () => {
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
        // As earlier releases wrote it: the product named the deals, and the shop did not have them.
        const old = JSON.parse(lines[line] ?? "");
        old.product.collections = ["deals"];
        const older = lines.with(line, JSON.stringify(old)).filter((text) => !text.startsWith('{"category"'));
        await importLines(database, older);
        const copy = await createApi(database, { dataDir: fresh.settings.dataDir });
        const get = async (path: string) => copy.fetch(new Request(`http://localhost${path}`));
        expect(await dealsOf({ get })).toMatchObject([{ name: "Reduced saw" }]);
        const categories = (await (await get("/api/categories")).json()).data;
        expect(categories).toMatchObject([{ slug: "deals", kind: "collection", product_count: 1 }]);
        await copy.close();
        expect(await database.db.selectFrom("product_collections").selectAll().execute()).toEqual([]);
      } finally {
        await database.close();
        await fresh.remove();
      }
    });

    it("keeps its list of deals whatever is asked for", async () => {
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
