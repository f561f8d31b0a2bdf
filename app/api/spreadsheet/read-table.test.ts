/** Spreadsheets as programs in several countries save them. */
import { expect, it } from "vitest";
import { readTable, withFile } from "../../../tests/support/read-table.ts";
import { packXlsx, TITLES_ROW, textCell } from "../../../tests/support/xlsx.ts";
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
  expect((await readTable(bytes)).rows).toEqual(ROWS);
});

it.each(["Price list 2027", "Price list, with tax"])(
  "finds the separator below %s",
  async (line) => {
    const { rows } = await readTable(Buffer.from(`${line}\r\n${saved(";")}`));
    expect(rows).toEqual([[line], ...ROWS]);
  },
);

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
  expect((await readTable(bytes)).rows).toEqual(rows);
});

it("reads a workbook without shared texts and styles", async () => {
  const rows =
    '<row r="1"><c r="A1" t="inlineStr"><is><t>SKU</t></is></c><c r="B1"><v>5</v></c></row>';
  const workbook = packXlsx({ rows, sharedTexts: null, styles: null });
  expect(await readTable(workbook)).toEqual({ rows: [["SKU", "5"]], faults: [] });
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
  ["a number of many digits", "<c><v>1.25E4</v></c>", "12500"],
  ["a number with a currency", '<c s="3"><v>450</v></c>', "₹ 450"],
  ["a number with a word", '<c s="4"><v>450</v></c>', "days 450"],
  ["a date", '<c s="1"><v>45992</v></c>', "2025-12-01"],
  ["a date in a custom format", '<c s="2"><v>45992.5</v></c>', "2025-12-01"],
  ["a date as a text", '<c t="d"><v>2025-12-01T00:00:00</v></c>', "2025-12-01"],
  ["yes or no", '<c t="b"><v>1</v></c>', "true"],
  ["the result of a formula", "<c><f>1+1</f><v>2</v></c>", "2"],
  ["the text of a formula", '<c t="str"><f>A1</f><v>Saw</v></c>', "Saw"],
])("reads %s", async (_, cell, text) => {
  const rows = `${TITLES_ROW}<row r="2"><c r="A2"><v>1</v></c>${cell}</row>`;
  const spreadsheet = { rows, sharedTexts: SHARED.join(""), styles: STYLES };
  expect(await readTable(packXlsx(spreadsheet))).toEqual({
    rows: [
      ["SKU", "Name"],
      ["1", text],
    ],
    faults: [],
  });
});

it.each([
  ["0000000", "967", "0000967"],
  ["000\\-000", "123456", "123-456"],
  ['"SKU-"@', "12", "SKU-12"],
  ["General", "123456789012345678", "123456789012345678"],
  ['General" kg"', "7040000415247", "7040000415247 kg"],
  ["h:mm", "0.03125", "0:45"],
  ["[h]:mm", "1.25", "30:00"],
  ["d-mmm", "46054", "1-Feb"],
  ["0%", "0.125", "12.5%"],
  ["# ?/?", "0.5", "1/2"],
  ["0.00E+00", "7040000415247", "7040000415247"],
  ["#,##0.000", "1250.1", "1250.1"],
  ['0.0" kW"', "-2.25", "-2.25 kW"],
  ['#,##0.0,"K"', "12500", "12.5K"],
  ['_-* #,##0.00\\ "kr"_-;-* #,##0.00\\ "kr"_-;_-* "-"??\\ "kr"_-', "12990", "12990 kr"],
  ['_-* #,##0.00\\ "kr"_-;-* #,##0.00\\ "kr"_-;_-* "-"??\\ "kr"_-', "0", "0"],
  [";;;", "9200", undefined],
  ["bad [", "5", "5"],
])("shows a number in the format %s", async (format, number, text) => {
  const code = format.replaceAll('"', "&quot;");
  const styles = `<numFmts><numFmt numFmtId="170" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs>`;
  const rows = `${TITLES_ROW}<row r="2"><c r="A2" s="0"><v>${number}</v></c></row>`;
  expect((await readTable(packXlsx({ rows, styles }))).rows[1]?.[0]).toBe(text);
});

it("leaves out hidden rows unless they are chosen, and names what is hidden", async () => {
  const titles = ["SKU", "Name", "Netto"].map((title, at) => textCell(`${"ABC"[at]}1`, title));
  const line = (row: number, more = "") =>
    `<row r="${row}"${more}>${["A", "B", "C"].map((at) => textCell(at + row, at + row)).join("")}</row>`;
  const workbook = packXlsx({
    columns: '<cols><col min="3" max="3" hidden="1"/></cols>',
    rows: `<row r="1">${titles.join("")}</row>${line(2)}${line(3, ' hidden="1"')}${line(4, ' ht="0"')}${line(5)}${line(7, ' hidden="1"')}`,
    hiddenSheets: ["Lists"],
    otherSheets: ["R&amp;D"],
  });
  const table = await readTable(workbook);
  expect(table).toMatchObject({ hidden: [2], hiddenRows: 3, sheets: ["Prices", "R&D"] });
  expect(table.rows.map(([first]) => first)).toEqual(["SKU", "A2", undefined, undefined, "A5"]);
  expect(table.notes).toEqual([
    'The worksheet "Prices" was read, not "R&D"',
    "Hidden rows are left out: 3",
  ]);
  const chosen = await readTable(workbook, { sheet: "Prices", hiddenRows: true });
  expect(chosen.rows[2]).toEqual(["A3", "B3", "C3"]);
  await expect(readTable(workbook, { sheet: "Lists" })).rejects.toThrow(
    'No visible worksheet is called "Lists". The file has: Prices, R&D',
  );
});

it.each(["N/A", "n.a.", "–", "Nil", "#BEZUG!"])(
  "reads %s as an empty cell, and says so",
  async (text) => {
    const { rows, notes } = await readTable(Buffer.from(`SKU,Cord,Bar\nA-1,${text},-\n`));
    expect(rows).toEqual([["SKU", "Cord", "Bar"], ["A-1"]]);
    expect(notes?.join()).toContain(`Read as empty: "${text}" in B2 and 1 other cells`);
  },
);

it.each<[string, string | Buffer, string[]]>([
  ["inch marks without quotes", 'SKU,Name\nB-1,1/2" drill\n', ["B-1", '1/2" drill']],
  ["them beside quoted values", 'SKU,Name\n7" disc, "Disc, 7""" ', ['7" disc', 'Disc, 7"']],
  ["texts that are written as formulas", 'SKU,Name\n="00123","=""01"""', ["00123", "01"]],
  ["commas", "SKU;Name\nB-1;A, b, c", ["B-1", "A, b, c"]],
  ["markup", "SKU,Name\nB-1,<table>", ["B-1", "<table>"]],
  ["vertical bars", "SKU|Name\nB-1|Saw, small", ["B-1", "Saw, small"]],
  ["a line that names the separator", "sep=;\r\nSKU;Name\r\nB-1;A,B,C", ["B-1", "A,B,C"]],
  ["spaces without width", "\u200bSKU,Na\u200bme\nB-1,Saw", ["B-1", "Saw"]],
  ["Windows-1252", Buffer.from("SKU;Name\r\nB-1;Säge \x9320\x94", "latin1"), ["B-1", "Säge “20”"]],
  [
    "UTF-16, big endian",
    Buffer.from("\ufeffSKU,Name\nB-1,Säge", "utf16le").swap16(),
    ["B-1", "Säge"],
  ],
])("reads %s in CSV", async (_, text, row) => {
  expect((await readTable(Buffer.from(text))).rows).toEqual([["SKU", "Name"], row]);
});

it.each<[string, string | Buffer, RegExp]>([
  ["a lost quotation mark", 'SKU,Name\nB-1,"1/2 drill\nB-2,"Saw"\n', /^Row 2 has a quotation mark/],
  ["an empty file", "", /is empty/],
  ["a page", "<html><table><tr><td>SKU</td></tr></table></html>", /is an HTML page/],
  ["pictures", Buffer.from([1, 0, 2]), /not a text/],
  ["XML without products", "<a><b>SKU</b></a>", /no feed of products/],
  ["an older workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), /Excel 97-2003, or is protected/],
  ["half a workbook", packXlsx({ rows: TITLES_ROW }).subarray(0, 400), /^The file is damaged/],
  ["broken XML", packXlsx({ rows: "<row" }), /^The file is damaged/],
  ["a title of 221 letters", `SKU,${"x".repeat(221)}`, /^The title in cell B1 has more than 220/],
])("refuses %s in words of the shop", async (_, bytes, message) => {
  await expect(readTable(Buffer.from(bytes))).rejects.toThrow(message);
});

it("finds titles below other rows, in two lines and in merged cells", async () => {
  const cells = (row: number, texts: string[]) =>
    `<row r="${row}">${texts.map((text, at) => (text ? textCell(`${"ABCDE"[at]}${row}`, text) : "")).join("")}</row>`;
  const rows = [
    cells(1, ["Price list 2027, all prices with tax"]),
    cells(3, ["Varenr", "Varenavn", "Rigg", "", "Pris"]),
    cells(4, ["", "", "tommer", "mm", "kr"]),
    cells(5, ["41", "Motor", "15", "381", "900"]),
    cells(6, ["42", "Liten motor", "", "", "800"]),
    cells(7, ["Kjeder"]),
  ].join("");
  const merges = ["A1:E1", "C3:D3", "D5:D6", "A7:C7"]
    .map((ref) => `<mergeCell ref="${ref}"/>`)
    .join("");
  const table = await readTable(packXlsx({ rows, merges }));
  expect(table.titlesAt).toBe(2);
  expect(table.rows.slice(2)).toEqual([
    ["Varenr", "Varenavn", "Rigg (tommer)", "Rigg (mm)", "Pris (kr)"],
    [],
    ["41", "Motor", "15", "381", "900"],
    ["42", "Liten motor", "", "381", "800"],
    ["Kjeder"],
  ]);
});

it("says what stands above the titles, which one known word is not", async () => {
  const text = "Price list\nPris\nKode,Betegnelse,Farge\n1,Sag,blå\n";
  const { rows, notes } = await readTable(Buffer.from(text));
  expect(rows[2]).toEqual(["Kode", "Betegnelse", "Farge"]);
  expect(notes).toEqual(["The titles were read from row 3; rows above it are left out"]);
});

it("reads a first product without code as one, and no hidden row of a merged cell", async () => {
  const { rows, notes } = await readTable(Buffer.from("SKU,Name,,Price\n,Sag,ny,\n1,Øks,,5\n"));
  expect(rows[0]).toEqual(["SKU", "Name", "", "Price"]);
  expect(notes).toEqual(["A column without a title is left out: row 2 has a value in it"]);
  const cell = (at: string) => textCell(at, at);
  const merged = await readTable(
    packXlsx({
      rows: `${TITLES_ROW}<row r="2">${cell("A2")}${cell("B2")}</row><row r="3" hidden="1">${cell("A3")}</row>`,
      merges: '<mergeCell ref="B2:B3"/>',
    }),
  );
  expect(merged.rows.slice(2).flat()).toEqual([]);
});

it("reads a feed in ISO-8859-1, whose number of a category is no name", async () => {
  const item =
    "<id>1</id><title>Säge</title><link>/a</link><price>5</price><google_product_category>632</google_product_category>";
  const feed = `<?xml version="1.0" encoding="ISO-8859-1"?><rss><item>${item}<g:title>Säge</g:title></item></rss>`;
  const { rows } = await readTable(Buffer.from(feed, "latin1"));
  expect(rows).toEqual([
    ["SKU", "Name", "Price"],
    ["1", "Säge", "5"],
  ]);
});

it("tells equal titles apart by the line above, or by number", async () => {
  const text = "My shop\n,,Net,Gross\nCode,Name,Price,Price,Size,Size,Size (2)\nA-1,Saw,1,2,3,4,5";
  const { rows } = await readTable(Buffer.from(text));
  expect(rows[2]).toEqual([
    "Code",
    "Name",
    "Net Price",
    "Gross Price",
    "Size",
    "Size (2)",
    "Size (2) (2)",
  ]);
});

it("refuses codes that lost their last digits", async () => {
  const { faults } = await readTable(Buffer.from("SKU;EAN\n8.90123E+12;7,04E+12"));
  expect(faults).toEqual(
    [0, 1].map((column) => ({
      row: 2,
      column,
      message: expect.stringContaining("last digits are missing: give the column"),
    })),
  );
});

it("reads dates of both calendars, and elements with a namespace prefix", async () => {
  const rows = '<x:row r="3"><x:c r="B3" s="1"><x:v>44530</x:v></x:c></x:row>';
  const table = await readTable(packXlsx({ rows, styles: STYLES, is1904: true }));
  expect(table.rows[2]).toEqual(["", "2025-12-01"]);
});

it.each([
  ['<c t="e"><v>#N/A</v></c>', "#N/A"],
  ['<c t="e"><f>1/0</f><v>#DIV/0!</v></c>', "#DIV/0!"],
  ['<c t="e"><v>#PYTHON!</v></c>', "#PYTHON!"],
  ['<c t="inlineStr"><is><t>#REF!</t></is></c>', "#REF!"],
])("knows that an error is no value: %s", async (cell, text) => {
  const rows = `<row r="12"><c r="E12"><v>1</v></c>${cell}</row>`;
  const { faults, notes } = await readTable(packXlsx({ rows }));
  expect(faults).toEqual([{ row: 12, column: 5, message: null }]);
  expect(notes).toEqual([`Read as empty: "${text}" in F12. An error changes no stored value`]);
});

it.each([
  ["<c><f>VLOOKUP(A1,B:C,2)</f></c>", "=VLOOKUP(A1,B:C,2)"],
  ["<c><f>A1</f><v></v></c>", "=A1"],
])("names the cell where a value is missing: %s", async (cell, text) => {
  const rows = `<row r="12"><c r="E12"><v>1</v></c>${cell}</row>`;
  const table = await readTable(packXlsx({ rows }));
  expect(table.rows[11]?.[5]).toBe(text);
  expect(table.faults).toEqual([
    { row: 12, column: 5, message: expect.stringMatching(/: .* the value$/) },
  ]);
});

it("distinguishes an empty formula result from a missing one", async () => {
  const rows = '<row r="1"><c t="str"><f>A2</f><v></v></c></row>';
  expect(await readTable(packXlsx({ rows }))).toEqual({ rows: [], faults: [] });
});
