import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { trimFolder } from "./trim-folder.ts";

function folderOf(sizes: readonly number[]): string {
  const folder = mkdtempSync(join(tmpdir(), "trim-"));
  for (const [at, size] of sizes.entries()) {
    const path = join(folder, `${at}.png`);
    writeFileSync(path, "x".repeat(size));
    utimesSync(path, 1_000 + at, 1_000 + at);
  }
  return folder;
}

it("keeps a folder within its limit", async () => {
  const folder = folderOf([40, 30, 30]);
  await trimFolder(folder, 100);
  expect(readdirSync(folder)).toHaveLength(3);
});

it("removes the oldest files until the folder is within its limit", async () => {
  const folder = folderOf([40, 30, 30, 10]);
  await trimFolder(folder, 100);
  expect(readdirSync(folder).sort()).toEqual(["1.png", "2.png", "3.png"]);
});
