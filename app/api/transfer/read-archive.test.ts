/** Hostile archives are refused by the limit that they exceed, before they fill the memory. */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../../tests/support/api.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import { createUploads } from "../uploads/uploads.ts";
import { importCatalogue } from "./archive.ts";
import { restoreBackup } from "./restore.ts";

const MB = 1024 * 1024;
const PICTURE = `${"a".repeat(24)}-160.jpg`;
const MAX_MEMORY = 250 * MB;

let folder: string;
let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hostile-archive-"));
  fresh = await freshDatabase("sqlite");
  database = await openDatabase(fresh.settings);
});
afterAll(async () => {
  await database.close();
  await fresh.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function headerOf(name: string, size: number): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name, size });
  const [header] = await once(archive, "data");
  return header;
}

function* repeated(chunk: Buffer, times: number) {
  for (let time = 0; time < times; time++) yield chunk;
}

const A_MEGABYTE = Buffer.alloc(MB, "x");
const CASES: [string, () => Promise<Iterable<Buffer>>, RegExp][] = [
  [
    "files of 300 GB",
    async () => [await headerOf("a", 300 * 1024 * MB)],
    /unpacks to more than 256 GB/,
  ],
  [
    "a picture of 65 MB",
    async () => [await headerOf(`uploads/${PICTURE}`, 65 * MB)],
    /^uploads\/[\w-]+\.jpg is larger than 64 MB$/,
  ],
];

async function refusalOf(work: () => Promise<unknown>): Promise<string> {
  const before = process.memoryUsage().rss;
  const error = await work().catch((error: unknown) => error);
  expect(process.memoryUsage().rss - before).toBeLessThan(MAX_MEMORY);
  return (error as Error).message;
}

const restore = (chunks: Iterable<Buffer>) =>
  restoreBackup(database, join(folder, "data"), Readable.from(chunks));

async function importArchive(chunks: Iterable<Buffer>) {
  const file = join(folder, "catalogue.tar.gz");
  writeFileSync(file, await buffer(Readable.from(chunks).pipe(createGzip({ level: 1 }))));
  return importCatalogue(database, file, createUploads(join(folder, "data")), () => {});
}

it.each(CASES)("refuses an archive with %s", { timeout: 120_000 }, async (_, make, message) => {
  expect(await refusalOf(async () => restore(await make()))).toMatch(message);
  expect(await refusalOf(async () => importArchive(await make()))).toMatch(message);
});

it("refuses an archive with a million files", { timeout: 120_000 }, async () => {
  const files = repeated(Buffer.alloc(MB, await headerOf("a", 0)), 500);
  expect(await refusalOf(async () => restore(files))).toMatch(/contains more than 1,000,000 files/);
});

it("refuses an endless line", { timeout: 120_000 }, async () => {
  const endless = async (name: string) => [
    await headerOf(name, 64 * MB),
    ...repeated(A_MEGABYTE, 64),
  ];
  const message = /^line 1: must be 16,000,000 characters or fewer$/;
  expect(await refusalOf(async () => restore(await endless("tables/000001-brands.jsonl")))).toMatch(
    message,
  );
  expect(await refusalOf(async () => importArchive(await endless("catalogue.jsonl")))).toMatch(
    message,
  );
});

it("refuses a backup with contents.json of 2 MB", async () => {
  const made = await headerOf("contents.json", 2 * MB);
  expect(await refusalOf(() => restore([made]))).toBe("contents.json is larger than 1 MB");
});
