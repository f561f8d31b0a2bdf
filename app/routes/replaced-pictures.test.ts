import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { removeReplaced } from "./replaced-pictures.ts";

const folder = mkdtempSync(join(tmpdir(), "site-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("removes old sizes of replaced photographs only", async () => {
  const fourDaysAgo = Date.now() / 1000 - 4 * 24 * 3600;
  for (const name of [
    "is-there-1.json",
    "is-there-1-480.avif",
    "replaced_a.json",
    "replaced_a-480.avif",
    "0f-broken.part",
  ]) {
    writeFileSync(join(folder, name), "bytes");
    utimesSync(join(folder, name), fourDaysAgo, fourDaysAgo);
  }
  writeFileSync(join(folder, "replaced_b-480.avif"), "made today");
  await removeReplaced(folder, new Set(["is-there-1"]));
  expect(readdirSync(folder).sort()).toEqual([
    "is-there-1-480.avif",
    "is-there-1.json",
    "replaced_b-480.avif",
  ]);
});

it("treats a missing folder as empty", async () => {
  await expect(removeReplaced(join(folder, "missing"), new Set())).resolves.toBeUndefined();
});
