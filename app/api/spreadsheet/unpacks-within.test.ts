import { deflateRawSync } from "node:zlib";
import { expect, it } from "vitest";
import { writeTable } from "./sheet-file.ts";
import { unpacksWithin } from "./unpacks-within.ts";

const MB = 1024 * 1024;

/** As in a zip file, with what it says of its size left at zero. */
function entry(content: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.write("PK\x03\x04", "latin1");
  head.writeUInt16LE(8, 8);
  head.writeUInt16LE(5, 26);
  return Buffer.concat([head, Buffer.from("a.xml"), deflateRawSync(content)]);
}

it("ASVS 5.2.3 counts what a file unpacks to, whatever it says of itself", async () => {
  const large = entry(Buffer.alloc(3 * MB));
  expect(large.length).toBeLessThan(MB / 100);
  expect(await unpacksWithin(large, 2 * MB)).toBe(false);
  expect(await unpacksWithin(large, 4 * MB)).toBe(true);
  expect(await unpacksWithin(Buffer.concat([large, large]), 4 * MB)).toBe(false);
  expect(await unpacksWithin(Buffer.concat(Array(1_001).fill(entry(Buffer.from("a")))), MB)).toBe(false);
});

it("lets honest spreadsheets through, and leaves what is none to the one who reads them", async () => {
  expect(await unpacksWithin(await writeTable([["Name"], ["MS 250"]], "xlsx"), MB)).toBe(true);
  expect(await unpacksWithin(Buffer.from("PK\x03\x04"), MB)).toBe(true);
  expect(await unpacksWithin(Buffer.from("no zip file"), MB)).toBe(true);
});
