import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { beginSession, type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import type { Writing } from "../../../tests/support/endless-writer.ts";
import { type Api, createApi } from "../create-api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { writeCatalogue } from "../database/writing.ts";
import { createCatalogueIndex } from "./catalogue-index.ts";

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
      const { data, total, facets } = await (await api.fetch(new Request(`http://localhost/api/${path}`))).json();
      const rows = data.map(({ id, product_count }: { id: number; product_count?: number }) => [id, product_count]);
      answers.push({ path, total, facets, rows });
    }
    return answers;
  }

  /** What a server answers that starts on the folder's index and stops. */
  async function answersOn(folder: string) {
    const api = await createApi(database, { dataDir: folder });
    try {
      return await ask(api);
    } finally {
      await api.close();
    }
  }

  const change = (file: string, sql: string) => {
    const db = new DatabaseSync(file);
    db.exec(sql);
    db.close();
  };
  const overwrite = (file: string, from: number) =>
    writeFileSync(file, readFileSync(file).fill("garbage ", Math.floor(statSync(file).size * from)));

  it.for<[string, (file: string) => void]>([
    ["was made in another format", (file) => change(file, "UPDATE state SET value = 'x'; DELETE FROM sets")],
    ["is of another program", (file) => change(file, "DROP TABLE state; DROP TABLE words")],
    ["is garbage", (file) => overwrite(file, 0)],
    ["is half garbage", (file) => overwrite(file, 0.5)],
    ["is garbage but for its beginning", (file) => overwrite(file, 0.02)],
    ["is cut off", (file) => writeFileSync(file, readFileSync(file).subarray(0, statSync(file).size / 2))],
    ["is empty", (file) => writeFileSync(file, "")],
    ["was deleted", (file) => rmSync(file)],
  ])("is made anew where it %s", async ([, damage]) => {
    const answers = await answersOn(dataDir);
    const size = statSync(join(dataDir, INDEX)).size;
    damage(join(dataDir, INDEX));
    expect(await answersOn(dataDir)).toEqual(answers);
    // Kept again, not made for this one start.
    expect(statSync(join(dataDir, INDEX)).size).toBeGreaterThan(size / 2);
    expect(await answersOn(dataDir)).toEqual(answers);
  });

  it("is private to a second process, and taken over from one that was killed", async () => {
    const { Authorization: authorization } = await beginSession(database, "editor");
    const writing: Writing = { settings: fresh.settings, authorization, from: 1 };
    const writer = join(import.meta.dirname, "../../../tests/support/endless-writer.ts");
    const child = spawn(process.execPath, [writer, JSON.stringify(writing)], { stdio: ["pipe", "pipe", "inherit"] });
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

  it("catches up with a write that it was killed in the middle of", { timeout: 120_000 }, async () => {
    const COPIES = 2_500;
    await writeCatalogue(database, async ({ trx, version }) => {
      const [product] = await trx.selectFrom("products").selectAll().where("id", "=", 1).execute();
      if (!product) throw new Error("There is no product 1");
      const copies = Array.from({ length: COPIES }, (_, at) => {
        const id = 10_000 + at;
        return { ...product, id, name: `Copied ${id}`, slug: `copied-${id}`, sku: null, changed_in: version };
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

    const rename = () =>
      writeCatalogue(database, async ({ trx, version }) => {
        const now = { name: "Chainsaw 18 V", category_id: 2, changed_in: version };
        const copies = trx.updateTable("products").where("id", ">=", 10_000);
        await copies.set({ ...now, brand_id: 2 }).execute();
        await copies.set({ brand_id: 3 }).where("id", "<", 10_500).execute();
      });
    const remove = () =>
      writeCatalogue(database, async ({ trx, version }) => {
        const ids = Array.from({ length: COPIES }, (_, at) => ({ id: 10_000 + at, changed_in: version }));
        await trx.insertInto("removed_products").values(ids).execute();
        await trx.deleteFrom("products").where("id", ">=", 10_000).execute();
      });
    for (const write of [rename, remove]) {
      await write();
      const left = await killedDuring(index.refresh());
      expect(left.length).toBeGreaterThan(1);
      const answers = await answersOn(newFolder());
      for (const folder of left) expect(await answersOn(folder)).toEqual(answers);
      // What is written next takes the places of what is gone.
      await writeCatalogue(database, async ({ trx, version }) => {
        const was = await trx.selectFrom("products").selectAll().where("id", "=", 2).executeTakeFirstOrThrow();
        const id = 20_000 + version;
        const next = { ...was, id, slug: `next-${id}`, sku: null, changed_in: version };
        await trx.insertInto("products").values(next).execute();
      });
      const afterwards = await answersOn(newFolder());
      for (const folder of left) {
        await answersOn(folder);
        expect(await answersOn(folder)).toEqual(afterwards);
      }
    }
    index.close();
  });

  /** Copies of the file as it would be left at moments of an update: a folder for each. */
  async function killedDuring(update: Promise<void>): Promise<string[]> {
    const left: string[] = [];
    let isOver = false;
    update.finally(() => {
      isOver = true;
    });
    for (let turn = 0; !isOver; turn++) {
      await setImmediate();
      if (turn % 16 !== 0) continue;
      const folder = newFolder();
      for (const name of [INDEX, `${INDEX}-wal`]) {
        copyFileSync(join(dataDir, name), join(folder, name));
      }
      left.push(folder);
    }
    await update;
    return left;
  }
});
