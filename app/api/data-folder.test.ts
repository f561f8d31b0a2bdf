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

it("accepts the folder of an existing shop", () => {
  put("catalogue.sqlite");
  expect(findDataFolderFault({ dataDir }, false)).toBeNull();
});

it("accepts an empty or missing folder only for a new shop", () => {
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
  for (const isNew of [true, false])
    expect(findDataFolderFault({ dataDir }, isNew)).toContain("(letter.odt)");
  const file = join(dataDir, "letter.odt");
  expect(findDataFolderFault({ dataDir: file }, true)).toContain("letter.odt is a file");
});

it("suggests DATABASE_URL for a folder with images but no database", () => {
  mkdirSync(join(dataDir, "uploads"));
  expect(findDataFolderFault({ dataDir, databaseUrl }, false)).toBeNull();
  expect(findDataFolderFault({ dataDir }, true)).toContain("Is DATABASE_URL missing?");
});

it("accepts folders used with PostgreSQL, also restored ones or without an index", () => {
  const fault = () => findDataFolderFault({ dataDir, databaseUrl }, false);
  for (const name of ["catalogue-index.sqlite-wal", "catalogue-index.sqlite.lock", "restoring"])
    put(name);
  expect(fault()).toContain("is empty");
  mkdirSync(join(dataDir, "originals"));
  expect(fault()).toBeNull();
});
