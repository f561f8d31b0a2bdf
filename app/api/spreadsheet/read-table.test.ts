/** Spreadsheets as programs in several countries save them. */
import { expect, it } from "vitest";
import { readTable, withFile } from "../../../tests/support/read-table.ts";
import { packXlsx } from "../../../tests/support/xlsx.ts";
import { openPackedFiles } from "./reading/packed-files.ts";
import { writeTable } from "./spreadsheet-format.ts";

const ROWS = [
  ["SKU", "Name", "Price"],
  ["B-1", "Bomba de água; submersível", "299,90"],
  ["B-2", "ഒരു പമ്പ്", "1"],
];
const saved = (sign: string) =>
  ROWS.map((row) => row.map((cell) => (cell.includes(sign) ? `"${cell}"` : cell)).join(sign)).join(
    "\r\n",
  );

it.each([
  ["commas", Buffer.from(saved(","))],
  ["semicolons", Buffer.from(saved(";"))],
  ["semicolons and a byte order mark", Buffer.from(`\ufeff${saved(";")}`)],
  ["tabs in UTF-16", Buffer.from(`\ufeff${saved("\t")}`, "utf16le")],
])("reads a CSV file with %s", async (_, bytes) => {
  expect((await readTable(bytes, "csv")).rows).toEqual(ROWS);
});

it("finds the separator below a line without any", async () => {
  const { rows } = await readTable(Buffer.from(`Price list 2027\r\n${saved(";")}`), "csv");
  expect(rows).toEqual([["Price list 2027"], ...ROWS]);
});

it.each(["csv", "xlsx"] as const)("reads what it writes as %s", async (format) => {
  expect((await readTable(await writeTable(ROWS, format), format)).rows).toEqual(ROWS);
});

it("writes numbers as numbers in XLSX, which programs can add up and sort", async () => {
  const rows = [
    ["SKU", "Price"],
    ["01", "12.5"],
  ];
  const bytes = await writeTable(rows, "xlsx", new Set(["Price"]));
  const worksheet = await withFile(bytes, async (file) => {
    const files = await openPackedFiles(file);
    let text = "";
    for await (const chunk of files.read("xl/worksheets/sheet1.xml")) text += chunk.toString();
    files.close();
    return text;
  });
  expect(worksheet).toMatch(/<c r="B2"><v>12.5<\/v>/);
  expect(worksheet).toMatch(/<c r="A2"[^>]* t=/);
  expect((await readTable(bytes, "xlsx")).rows).toEqual(rows);
});

it("reads a workbook without shared texts and styles", async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c><c r="B1"><v>5</v></c></row>';
  const workbook = packXlsx({ rows, sharedTexts: null, styles: null });
  expect(await readTable(workbook, "xlsx")).toEqual({ rows: [["SKU", "5"]], faults: [] });
});

const SHARED = [
  "<si><t>SKU</t></si>",
  '<si><r><rPr><b/></rPr><t>Wee</t></r><r><t xml:space="preserve">der </t></r><rPh><t>no</t></rPh></si>',
  "<si><t>A &amp; B_x000D_&#10;C</t></si>",
  "<si><t>'=1</t></si>",
  "<si><t>=== New ===</t></si>",
];
const STYLES =
  '<numFmts><numFmt numFmtId="170" formatCode="dd/mm/yyyy;@"/><numFmt numFmtId="171" formatCode="[$₹-4009] #,##0.00"/>' +
  '<numFmt numFmtId="172" formatCode="&quot;days&quot; 0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>' +
  '<cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/></cellXfs>';

it.each([
  ["a shared text", '<c t="s"><v>0</v></c>', "SKU"],
  ["a shared text in several styles", '<c t="s"><v>1</v></c>', "Weeder"],
  ["escaped characters", '<c t="s"><v>2</v></c>', "A & B\nC"],
  ["a text with an apostrophe against formulas", '<c t="s"><v>3</v></c>', "=1"],
  ["a text that begins like a formula", '<c t="s"><v>4</v></c>', "=== New ==="],
  ["an inline text", '<c t="inlineStr"><is><r><t>Saw </t></r><r><t>1</t></r></is></c>', "Saw 1"],
  ["a number", "<c><v>12500.5</v></c>", "12500.5"],
  ["a number of many digits", "<c><v>1.25E4</v></c>", "12500"],
  ["a number with a currency", '<c s="3"><v>450</v></c>', "450"],
  ["a number with a word", '<c s="4"><v>450</v></c>', "450"],
  ["a date", '<c s="1"><v>45992</v></c>', "2025-12-01"],
  ["a date in a custom format", '<c s="2"><v>45992.5</v></c>', "2025-12-01"],
  ["a date as a text", '<c t="d"><v>2025-12-01T00:00:00</v></c>', "2025-12-01"],
  ["yes or no", '<c t="b"><v>1</v></c>', "true"],
  ["the result of a formula", "<c><f>1+1</f><v>2</v></c>", "2"],
  ["the text of a formula", '<c t="str"><f>A1</f><v>Saw</v></c>', "Saw"],
])("reads %s", async (_, cell, text) => {
  const rows = `<row r="1"><c r="A1"><v>1</v></c>${cell}</row>`;
  const spreadsheet = { rows, sharedTexts: SHARED.join(""), styles: STYLES };
  expect(await readTable(packXlsx(spreadsheet), "xlsx")).toEqual({
    rows: [["1", text]],
    faults: [],
  });
});

it("reads dates of both calendars, and elements with a namespace prefix", async () => {
  const rows = '<x:row r="3"><x:c r="B3" s="1"><x:v>44530</x:v></x:c></x:row>';
  const table = await readTable(packXlsx({ rows, styles: STYLES, is1904: true }), "xlsx");
  expect(table.rows).toEqual([[], [], ["", "2025-12-01"]]);
});

it.each([
  ['<c t="e"><v>#N/A</v></c>', "#N/A"],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!"],
  ['<c t="e"><v>#PYTHON!</v></c>', "#PYTHON!"],
  ['<c t="inlineStr"><is><t>#REF!</t></is></c>', "#REF!"],
  ["<c><f>VLOOKUP(A1,B:C,2)</f></c>", "=VLOOKUP(A1,B:C,2)"],
  ["<c><f>A1</f><v></v></c>", "=A1"],
])("names the cell where a value is missing: %s", async (cell, text) => {
  const rows = `<row r="12"><c r="E12"><v>1</v></c>${cell}</row>`;
  const table = await readTable(packXlsx({ rows }), "xlsx");
  expect(table.rows[11]?.[5]).toBe(text);
  expect(table.faults).toEqual([
    { row: 12, column: 5, message: expect.stringMatching(/in cell F12: .* the value$/) },
  ]);
});

it("distinguishes an empty formula result from a missing one", async () => {
  const rows = '<row r="1"><c t="str"><f>A2</f><v></v></c></row>';
  expect(await readTable(packXlsx({ rows }), "xlsx")).toEqual({ rows: [], faults: [] });
});

it("refuses encodings other than UTF-8", async () => {
  const bytes = Buffer.from("SKU;Name\r\nB-1;Bomba de água", "latin1");
  await expect(readTable(bytes, "csv")).rejects.toThrow("save it as XLSX or as CSV UTF-8");
});
