import { expect, inject, it } from "vitest";
import { describeOnBoth, freshDatabase, type TestApi } from "../../../tests/support/api.ts";
import { createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { readAtOnce } from "../database/reading.ts";
import { exportLines } from "./export.ts";
import { BadFile, importLines } from "./import.ts";

async function linesOf(database: Database): Promise<string[]> {
  const lines: string[] = [];
  await readAtOnce(database, async (db) => {
    for await (const line of exportLines(db)) lines.push(line);
  });
  return lines;
}

const quiet = () => {};

/** Something of every kind that is not in the seed as it stands. */
async function makeItDiffer({ call, signIn }: TestApi): Promise<void> {
  const admin = await signIn("editor");
  const made = await call(
    "POST",
    "/api/products",
    { name: "Odd one", price: 0.07, sale_price: 0, status: "draft", collections: ["deals"] },
    admin,
  );
  const { data } = (await made.json()) as { data: { id: number } };
  await call("PUT", `/api/products/${data.id}`, { slug: "odd-two", fits: [1, 2] }, admin);
  await call("DELETE", "/api/products/3", undefined, admin);
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
      const count = await importLines(database, lines, ({ done, total }) => reported.push(done / total));
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

  it("gives new products ids that nothing has had", async () => {
    const lines = await linesOf(api().database);
    await importLines(api().database, lines, quiet);
    const admin = await api().signIn("editor");
    const made = await api().call("POST", "/api/products", { name: "After the import" }, admin);
    expect(made.status).toBe(201);
    const { data } = (await made.json()) as { data: { id: number } };
    expect(data.id).toBeGreaterThan(Math.max(...lines.map((line) => JSON.parse(line).product?.id ?? 0)));
  });

  it("leaves products that can be removed, also those that were removed before", async () => {
    const before = await linesOf(api().database);
    const admin = await api().signIn("editor");
    const remove = () => api().call("DELETE", "/api/products/2", undefined, admin);
    expect((await remove()).status).toBe(200);
    await importLines(api().database, before, quiet);
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
    const { message } = (await importLines(api().database, wrong, quiet).catch(
      (error: Error) => error as Error,
    )) as Error;
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
      const failure = await importLines(api().database, lines, quiet).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(Error);
      expect(String(failure)).toContain(message);
    }
    expect(await importLines(api().database, [], quiet).catch((error: unknown) => error)).toBeInstanceOf(BadFile);
    expect(await linesOf(api().database)).toEqual(before);
  });
});
