/** Hostile archives are refused by the limit that they exceed, before they fill the memory. */
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createUploads } from "../uploads/uploads.ts";
import { openArchive } from "./read-archive.ts";

const MB = 1024 * 1024;
const PICTURE = `uploads/${"a".repeat(24)}-160.jpg`;
const MAX_MEMORY = 250 * MB;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "hostile-archive-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
  ["files of 300 GB", async () => [await headerOf("a", 300 * 1024 * MB)], /or 256 GB$/],
  [
    "a picture of 65 MB",
    async () => [await headerOf(PICTURE, 65 * MB)],
    /^uploads\/a{24}-160\.jpg is larger than 64 MB$/,
  ],
  [
    "a million files",
    async () => repeated(Buffer.alloc(MB, await headerOf("a", 0)), 500),
    /more than 1,000,000 files/,
  ],
  [
    "an endless line",
    async () => [await headerOf("catalogue.jsonl", 64 * MB), ...repeated(A_MEGABYTE, 64)],
    /^line 1: must be 16,000,000 characters or fewer$/,
  ],
  ["no lines", async () => [await headerOf("x", 0), Buffer.alloc(1024)], /no catalogue\.jsonl$/],
];

it.each(CASES)("refuses an archive with %s", { timeout: 120_000 }, async (_, make, message) => {
  const file = join(folder, "catalogue.tar.gz");
  const chunks = Readable.from(await make());
  await pipeline(chunks, createGzip({ level: 1 }), createWriteStream(file));
  const { folders } = createUploads(join(folder, "data"));
  const before = process.memoryUsage().rss;
  await expect(openArchive(file, folders)).rejects.toThrow(message);
  expect(process.memoryUsage().rss - before).toBeLessThan(MAX_MEMORY);
});
