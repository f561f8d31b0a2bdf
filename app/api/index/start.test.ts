import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { beginSession, type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { importLines, linesOf } from "../../../tests/support/archives.ts";
import type { WriterSettings } from "../../../tests/support/endless-writer.ts";
import { type Api, createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { SILENT } from "../log.ts";
import { createCatalogueIndex } from "./catalogue-index.ts";
import { findProducts } from "./find-products.ts";

const INDEX = "catalogue-index.sqlite";
const PATHS = [
  "products?limit=1000&facets=true",
  "products?limit=1000&facets=true&search=chainsaw",
  "products?limit=20&facets=true&search=copied+18+v&sort=z-to-a",
  "products?limit=20&facets=true&category_id=1",
  "categories",
  "subcategories",
];

describe("an index at a start", () => {
  let fresh: FreshDatabase;
  let database: Database;
  let dataDir: string;
  let folders = 0;
  beforeEach(async () => {
    fresh = await freshDatabase("sqlite", true);
    database = await openDatabase(fresh.settings);
    dataDir = fresh.settings.dataDir;
  });
  afterEach(async () => {
    await database.close();
    await fresh.remove();
  });

  const newFolder = () => {
    const folder = join(dataDir, `beside-${folders++}`);
    mkdirSync(folder);
    return folder;
  };

  async function ask(api: Api) {
    const answers: unknown[] = [];
    for (const path of PATHS) {
      const { data, total, facets } = await (
        await api.fetch(new Request(`http://localhost/api/${path}`))
      ).json();
      const rows = data.map(({ id, product_count }: { id: number; product_count?: number }) => [
        id,
        product_count,
      ]);
      answers.push({ path, total, facets, rows });
    }
    return answers;
  }

  /** Starts a server with the folder's index, and stops it. @returns what `use` returns */
  async function startOn<T>(folder: string, use: (api: Api) => Promise<T>) {
    const api = await createApi(database, { dataDir: folder });
    try {
      return await use(api);
    } finally {
      await api.close();
    }
  }

  const answersOn = (folder: string) => startOn(folder, ask);

  const change = (file: string, sql: string) => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  const overwrite = (file: string, from: number) =>
    writeFileSync(
      file,
      readFileSync(file).fill("garbage ", Math.floor(statSync(file).size * from)),
    );

  it.for<[string, (file: string) => void]>([
    [
      "was made in another format",
      (file) => change(file, "UPDATE state SET value = 'x'; DELETE FROM sets"),
    ],
    ["has lost one product", (file) => change(file, "DELETE FROM products WHERE slot = 7")],
    ["is of another program", (file) => change(file, "DROP TABLE state; DROP TABLE words")],
    ["is half garbage", (file) => overwrite(file, 0.5)],
    [
      "is cut off",
      (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2)),
    ],
    ["was deleted", (file) => rmSync(file)],
  ])("is rebuilt by one of two servers if it %s", async ([, damage]) => {
    const answers = await answersOn(dataDir);
    const size = statSync(join(dataDir, INDEX)).size;
    damage(join(dataDir, INDEX));
    const both = await Promise.all([answersOn(dataDir), answersOn(dataDir)]);
    expect(both).toEqual([answers, answers]);
    // The index is stored again, not temporary.
    expect(statSync(join(dataDir, INDEX)).size).toBeGreaterThan(size / 2);
    expect(await answersOn(dataDir)).toEqual(answers);
  });

  it("is built again with a warning in the log if it lacks a product", async () => {
    await startOn(dataDir, async () => {});
    change(join(dataDir, INDEX), "DELETE FROM products WHERE slot = 7");
    const warn = vi.fn();
    const api = await createApi(database, { dataDir, log: { ...SILENT, warn } });
    const version = api.version();
    await api.close();
    expect(warn.mock.calls).toEqual([
      [{ version }, "The index does not match the catalogue and is built again"],
    ]);
  });

  it("answers requests in progress while another replaces it", async () => {
    const catalogueIndex = createCatalogueIndex(database, { file: join(dataDir, INDEX) });
    await catalogueIndex.refresh();
    const held = catalogueIndex.current();
    held.index.delete(held.index.idOf(7));
    await writeCatalogue(database, async () => {});
    await catalogueIndex.refresh();
    expect(catalogueIndex.current().index).not.toBe(held.index);
    expect(held.search("chainsaw").slots.size).toBeGreaterThan(1);
    catalogueIndex.close();
  });

  it.for<[string, (file: string) => void, number]>([
    ["overwritten", (file) => overwrite(file, 0.02), 1],
    ["cut off", (file) => truncateSync(file, Math.floor(statSync(file).size / 10)), 1],
    [
      "overwritten and no other can be written",
      (file) => {
        overwrite(file, 0.02);
        mkdirSync(`${file}.new`);
      },
      2,
    ],
  ])("is replaced when it is %s while the site runs", async ([, damage, failures]) => {
    const answers = await answersOn(dataDir);
    const open = vi.spyOn(DatabaseSync.prototype, "exec");
    const errors: string[] = [];
    const error = (_: object, text: string) => text.startsWith("The index") && errors.push(text);
    const api = await createApi(database, { dataDir, log: { ...SILENT, error } });
    const file = join(dataDir, INDEX);
    try {
      const db = (open.mock.contexts as DatabaseSync[]).find((each) => each.location() === file);
      db?.exec("PRAGMA cache_size = 0; PRAGMA shrink_memory");
      damage(file);
      for (const path of PATHS) await api.fetch(new Request(`http://localhost/api/${path}`));
      expect(errors).toContain("The index is damaged and is built again from the database");
      expect(await ask(api)).toEqual(answers);
      expect(errors).toHaveLength(failures);
      const { Authorization } = await beginSession(database, "editor");
      const made = await api.fetch(
        new Request("http://localhost/api/products", {
          method: "POST",
          headers: { Authorization, "Content-Type": "application/json" },
          body: JSON.stringify({ name: "Quokka pump" }),
        }),
      );
      expect(made.status).toBe(201);
      const found = await api.fetch(new Request("http://localhost/api/products?search=quokka"));
      expect((await found.json()).total).toBe(1);
      expect(errors).toHaveLength(failures);
    } finally {
      open.mockRestore();
      await api.close();
    }
    expect(await answersOn(dataDir)).toEqual(await answersOn(newFolder()));
  });

  it("keeps products that were removed and imported again with their ids", async () => {
    const answers = await answersOn(dataDir);
    await importLines(database, await linesOf(database));
    // The first start updates the index, the second reuses it.
    expect(await answersOn(dataDir)).toEqual(answers);
    expect(await answersOn(dataDir)).toEqual(answers);
  });

  it("is reused after its process was killed, and never shared", async () => {
    const { Authorization: authorization } = await beginSession(database, "editor");
    const writing: WriterSettings = { settings: fresh.settings, authorization, from: 1 };
    const writer = join(import.meta.dirname, "../../../tests/support/endless-writer.ts");
    const child = spawn(process.execPath, [writer, JSON.stringify(writing)], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    try {
      await once(child.stdout, "data");
      const api = await createApi(database, { dataDir });
      try {
        await once(child.stdout, "data");
        child.kill("SIGKILL");
        await once(child, "close");
        await api.refresh();
        const answers = await answersOn(newFolder());
        expect(await ask(api)).toEqual(answers);
        expect(await answersOn(dataDir)).toEqual(answers);
      } finally {
        await api.close();
      }
    } finally {
      child.kill("SIGKILL");
    }
  });

  it("completes an update that was killed", async () => {
    // So many changes are built into a new file.
    const COPIES = 1_100;
    await writeCatalogue(database, async ({ trx, version }) => {
      const [product] = await trx.selectFrom("products").selectAll().where("id", "=", 1).execute();
      if (!product) throw new Error("There is no product 1");
      const copies = Array.from({ length: COPIES }, (_, at) => {
        const id = 10_000 + at;
        return {
          ...product,
          id,
          name: `Copied ${id}`,
          slug: `copied-${id}`,
          sku: null,
          changed_in: version,
        };
      });
      for (let at = 0; at < COPIES; at += 100) {
        await trx
          .insertInto("products")
          .values(copies.slice(at, at + 100))
          .execute();
      }
    });
    const index = createCatalogueIndex(database, { file: join(dataDir, INDEX) });
    await index.refresh();

    // The copies of a renamed brand are described again while the former index answers.
    const before = index.current();
    await writeCatalogue(database, async ({ trx }) => {
      await trx
        .updateTable("brands")
        .set({ name: "Quetzal" })
        .where("name", "=", "STIHL")
        .execute();
      const moved = trx.updateTable("categories").set({ slug: "quetzals" });
      await moved.where("slug", "=", "chainsaws").execute();
    });
    await index.refresh();
    expect(index.current().index).toBe(before.index);
    const atNewAddress = await findProducts(index.current(), { category: "quetzals" }, false);
    expect(atNewAddress.total).toBeGreaterThan(COPIES);
    expect([...index.current().brands.values()].map(({ name }) => name)).toContain("Quetzal");
    const isReplaced = () => expect(index.current().index).not.toBe(before.index);
    await vi.waitFor(isReplaced, { timeout: 60_000, interval: 20 });
    expect(index.current().search("quetzal").slots.size).toBeGreaterThan(COPIES);

    const rename = () =>
      writeCatalogue(database, async ({ trx, version }) => {
        const now = { name: "Chainsaw 18 V", category_id: 2, changed_in: version };
        const copies = trx.updateTable("products").where("id", ">=", 10_000);
        await copies.set({ ...now, brand_id: 2 }).execute();
        await copies.set({ brand_id: 3 }).where("id", "<", 10_500).execute();
      });
    const remove = () =>
      writeCatalogue(database, async ({ trx, version }) => {
        const ids = Array.from({ length: COPIES }, (_, at) => ({
          id: 10_000 + at,
          changed_in: version,
        }));
        await trx.insertInto("removed_products").values(ids).execute();
        await trx.deleteFrom("products").where("id", ">=", 10_000).execute();
      });
    for (const write of [rename, remove]) {
      await write();
      const left = await killedDuring(index.refresh());
      expect(left).toHaveLength(4);
      const answers = await answersOn(newFolder());
      for (const folder of left) expect(await answersOn(folder)).toEqual(answers);
      // New products take the slots of deleted ones.
      await writeCatalogue(database, async ({ trx, version }) => {
        const was = await trx
          .selectFrom("products")
          .selectAll()
          .where("id", "=", 2)
          .executeTakeFirstOrThrow();
        const id = 20_000 + version;
        const next = { ...was, id, slug: `next-${id}`, sku: null, changed_in: version };
        await trx.insertInto("products").values(next).execute();
      });
      const afterwards = await answersOn(newFolder());
      for (const folder of left) {
        await startOn(folder, async () => {});
        expect(await answersOn(folder)).toEqual(afterwards);
      }
    }
    index.close();
  });

  /** Copies of the files before an update, twice during it, and at its end. */
  async function killedDuring(update: Promise<void>): Promise<string[]> {
    const left: string[] = [];
    const copy = () => {
      const folder = newFolder();
      for (const name of [INDEX, `${INDEX}-wal`, `${INDEX}.new`])
        if (existsSync(join(dataDir, name))) copyFileSync(join(dataDir, name), join(folder, name));
      left.push(folder);
    };
    let isOver = false;
    update.finally(() => {
      isOver = true;
    });
    for (let turn = 0; !isOver && turn <= 4; turn++) {
      if (turn % 2 === 0) copy();
      await setImmediate();
    }
    await update;
    copy();
    return left;
  }
});
