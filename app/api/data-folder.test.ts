import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findDataFolderFault } from "./data-folder.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "data-folder-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const put = (name: string) => writeFileSync(join(dataDir, name), "");
const databaseUrl = "postgres://shop@localhost/shop";

it("takes a folder that a shop has begun in", () => {
  put("catalogue.sqlite");
  expect(findDataFolderFault({ dataDir }, false)).toBeNull();
});

it("takes an empty or a missing folder only when it is said to be new", () => {
  mkdirSync(join(dataDir, "lost+found"));
  expect(findDataFolderFault({ dataDir }, false)).toContain(`${dataDir} is empty`);
  expect(findDataFolderFault({ dataDir }, true)).toBeNull();
  const missing = join(dataDir, "mistyped");
  expect(findDataFolderFault({ dataDir: missing }, false)).toContain("does not exist");
  expect(findDataFolderFault({ dataDir: missing, databaseUrl }, false)).toContain("does not exist");
  expect(findDataFolderFault({ dataDir: missing }, true)).toBeNull();
});

it("refuses a folder of other files, new or not", () => {
  put("letter.odt");
  for (const isNew of [true, false]) expect(findDataFolderFault({ dataDir }, isNew)).toContain("(letter.odt)");
});

it("notices that the pictures are there and the database is elsewhere", () => {
  mkdirSync(join(dataDir, "uploads"));
  expect(findDataFolderFault({ dataDir, databaseUrl }, false)).toBeNull();
  expect(findDataFolderFault({ dataDir }, true)).toContain("DATABASE_URL forgotten?");
});

it("takes a folder beside PostgreSQL that a backup was restored into, and one whose index was taken away", () => {
  const fault = () => findDataFolderFault({ dataDir, databaseUrl }, false);
  for (const name of ["catalogue-index.sqlite-wal", "restoring"]) put(name);
  expect(fault()).toContain("is empty");
  mkdirSync(join(dataDir, "originals"));
  expect(fault()).toBeNull();
});
