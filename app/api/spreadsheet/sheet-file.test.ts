/** Tables as programs of several countries save them. */
import { expect, it } from "vitest";
import { readTable, writeTable } from "./sheet-file.ts";

const ROWS = [
  ["SKU", "Name", "Price"],
  ["B-1", "Bomba de água; submersível", "299,90"],
  ["B-2", "ഒരു പമ്പ്", "1"],
];
const saved = (sign: string) =>
  ROWS.map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign)).join("\r\n");

it.each([
  ["commas", Buffer.from(saved(","))],
  ["semicolons", Buffer.from(saved(";"))],
  ["semicolons and a byte order mark", Buffer.from(`\ufeff${saved(";")}`)],
  ["tabs in UTF-16", Buffer.from(`\ufeff${saved("\t")}`, "utf16le")],
])("reads a CSV file with %s", async (_, bytes) => {
  expect(await readTable(bytes, "csv")).toEqual(ROWS);
});

it.each(["csv", "xlsx"] as const)("reads what it writes as %s", async (format) => {
  expect(await readTable(await writeTable(ROWS, format), format)).toEqual(ROWS);
});

it("asks for other letters instead of showing wrong ones", async () => {
  const bytes = Buffer.from("SKU;Name\r\nB-1;Bomba de água", "latin1");
  await expect(readTable(bytes, "csv")).rejects.toThrow("save it as XLSX, or as what the program calls CSV UTF-8");
});
