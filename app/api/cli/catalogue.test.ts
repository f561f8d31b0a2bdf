import { createHash } from "node:crypto";
import {
  createReadStream,
  createWriteStream,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setImmediate } from "node:timers/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import type { CatalogueLine } from "#app/contract/catalogue-file.ts";
import { describeOnBoth, type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import { linesOf } from "../../../tests/support/archives.ts";
import { asAdmin } from "../../../tests/support/as-admin.ts";
import { runCommand } from "../../../tests/support/command.ts";
import { openDatabase } from "../database/open-database.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "catalogue-files-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describeOnBoth("npm run backup", (api) => {
  const { send, create } = asAdmin(api);

  it("contains the catalogue as of its start, although products change meanwhile", async () => {
    const stateOf = async () => (await send("GET", "/api/admin/backup-state")).body.data;
    expect(await stateOf()).toEqual({ last_backup_at: null });
    await create({ name: "Before the backup" });
    const file = join(folder, `${api().database.kind}.backup`);
    const began = Date.now();
    let running = true;
    const backup = runCommand("backup", ["backup", file], api().settings).finally(() => {
      running = false;
    });
    for (let count = 1; running; count++) {
      await create({ name: `Meanwhile ${count}` });
      // SQLite's calls are synchronous: only a turn of the event loop notices the command's end.
      await setImmediate();
    }
    expect(await backup).toMatchObject({ code: 0, output: expect.stringContaining(file) });
    await create({ name: "After the backup" });
    expect(Date.parse((await stateOf()).last_backup_at)).toBeGreaterThanOrEqual(began);

    const again = await runCommand("backup", ["backup", file], api().settings);
    expect(again).toMatchObject({
      code: 1,
      errors: `FILE: ${file} already exists. Choose another name\n`,
    });

    const restore = ["restore", file, "--replace"];
    const refused = await runCommand("backup", restore, api().settings);
    expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining("Stop it first") });
    await create({ name: "After the refused restore" });

    const fresh = await freshDatabase("sqlite");
    const restored = await runCommand("backup", restore, fresh.settings);
    expect(restored).toMatchObject({ code: 0, errors: "" });
    const database = await openDatabase(fresh.settings);
    const products = await database.db.selectFrom("products").select("name").execute();
    const names = products.map(({ name }) => name);
    expect(names).toContain("Before the backup");
    expect(names).not.toContain("After the backup");
    await database.close();
    await fresh.remove();
  });
});

describe("npm run catalogue -- import SHEET --pictures FOLDER", () => {
  it("imports photographs in all sizes; the exported spreadsheet changes nothing", {
    timeout: 120_000,
  }, async () => {
    const { settings, remove } = await freshDatabase("sqlite");
    const pictures = mkdtempSync(join(folder, "pictures-"));
    for (const name of ["one.jpg", "two.jpg"])
      await sharp({
        create: {
          width: 600,
          height: 1200,
          channels: 3,
          background: name === "one.jpg" ? "#246" : "#642",
        },
      })
        .withMetadata({ orientation: 6 })
        .toFile(join(pictures, name));
    const spreadsheet = join(folder, "shop.csv");
    writeFileSync(
      spreadsheet,
      "SKU,Name,Category,Pictures,Head (m),Shelf\nP-1,Pump 1,Pumps,one.jpg,20,A4\nP-2,Pump 2,Pumps,two.jpg,30,B1\n",
    );
    const map = join(folder, "columns.yaml");
    const command = ["import", spreadsheet, "--pictures", pictures, "--map", map];
    const asked = await runCommand("catalogue", [...command, "--dry-run"], settings);
    expect(asked).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Decide what these columns become: "Head (m)"'),
    });
    const written = readFileSync(map, "utf8");
    expect(written).toContain('\n"Head (m)": "?" # 20 | 30\n"Shelf": "left out" # A4 | B1\n');
    writeFileSync(map, written.replace(': "?"', ": specification"));
    const mistyped = ["import", spreadsheet, "--pictures", pictures, "--map", `${map}l`];
    expect((await runCommand("catalogue", mistyped, settings)).errors).toContain("is missing");
    const imported = await runCommand("catalogue", command, settings);
    expect(imported).toMatchObject({
      code: 0,
      output: expect.stringContaining("2 new, 0 changed, 0 unchanged, 0 wrong"),
    });
    expect(imported.output).toContain("not filtered by yet: Head (m). ");
    expect(imported.output).toContain("left out: Shelf (A4, B1)\n");
    const made = readdirSync(join(settings.dataDir, "uploads"));
    expect(made.filter((name) => name.endsWith("-1200.avif"))).toHaveLength(2);
    const back = join(folder, "back.xlsx");
    expect(await runCommand("catalogue", ["export", back], settings)).toMatchObject({
      code: 0,
      output: `Wrote 2 rows to ${back}\n`,
    });
    const again = await runCommand("catalogue", ["import", back], settings);
    expect(again.output).toContain("0 new, 0 changed, 2 unchanged, 0 wrong");

    const prices = join(folder, "prices.csv");
    writeFileSync(prices, "SKU,Price\nP-1,120\nP-2,dear\n");
    const dry = await runCommand("catalogue", ["import", prices, "--dry-run"], settings);
    expect([dry.code, dry.output]).toEqual([
      1,
      expect.stringContaining('row 2 (P-1), changed: Price (empty) -> "120"\n'),
    ]);
    await remove();
  });
});

describe("a large catalogue", () => {
  const COPIES = 49;
  /** Heap limit of a command in megabytes: too small for all products. */
  const HEAP = 128;
  const databases: FreshDatabase[] = [];
  afterAll(() => Promise.all(databases.map(({ remove }) => remove())));

  async function fresh(kind: "sqlite" | "postgres", isSeeded = false) {
    const database = await freshDatabase(kind, isSeeded);
    databases.push(database);
    return database.settings;
  }

  /** The demonstration's products repeated under new names, and everything else once. */
  async function* manyLines() {
    const database = await openDatabase(await fresh("sqlite", true));
    const [, ...texts] = await linesOf(database);
    const lines: CatalogueLine[] = texts.map((line) => JSON.parse(line));
    await database.close();
    const products = lines.flatMap((line) => line.products ?? []);
    const idsPerCopy = Math.max(...products.map(({ id }) => id));
    yield `${JSON.stringify({ catalogue: 1, products: products.length * COPIES })}\n`;
    for (const line of lines)
      if (!Object.keys(line).some((table) => /^product|^slug/.test(table)))
        yield `${JSON.stringify(line)}\n`;
    for (let copy = 0; copy < COPIES; copy++) {
      for (const product of products) {
        const id = copy * idsPerCopy + product.id;
        const own = { id, slug: `${product.slug}-no-${copy}`, sku: `NO-${id}` };
        yield `${JSON.stringify({ products: { ...product, ...own } })}\n`;
      }
    }
    const links = lines.flatMap((line) => line.product_subcategories ?? []);
    for (let copy = 0; copy < COPIES; copy++) {
      for (const [at, { product_id, subcategory_id }] of links.entries()) {
        const link = {
          id: copy * links.length + at + 1,
          product_id: copy * idsPerCopy + product_id,
          subcategory_id,
        };
        yield `${JSON.stringify({ product_subcategories: link })}\n`;
      }
    }
  }

  it("moves between databases completely, in little memory", {
    timeout: 300_000,
  }, async () => {
    const given = join(folder, "given.jsonl");
    const taken = join(folder, "taken.jsonl");
    await pipeline(manyLines, createWriteStream(given));
    const one = await fresh("sqlite");
    const imported = await runCommand("catalogue", ["import", given], one, HEAP);
    expect(imported).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^Imported 20\d{3} products/),
    });
    expect(imported.errors).toContain("50 % of 20");

    const exported = await runCommand("catalogue", ["export", taken], one, HEAP);
    const hash = createHash("sha256");
    await pipeline(createReadStream(taken), hash);
    const other = await fresh(inject("postgres") ? "postgres" : "sqlite");
    const moved = await runCommand("catalogue", ["import", taken], other);
    const content = `Content hash: ${hash.digest("hex")}\n`;
    for (const { code, output, errors } of [imported, exported, moved]) {
      expect(code, errors).toBe(0);
      expect(output.slice(output.indexOf("Content hash"))).toBe(content);
    }
  });
});
