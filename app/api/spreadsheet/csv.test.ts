/** CSV files as other programs read them. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { isNoValue } from "#app/catalogue/no-value.ts";
import { CSV_PROGRAMS } from "../../../tests/support/csv-programs.ts";
import { readTable } from "../../../tests/support/read-table.ts";
import { toCsv } from "./spreadsheet-format.ts";

const toText = (bytes: Buffer) => new TextDecoder().decode(bytes);

const AWKWARD = fc
  .array(
    fc.constantFrom(
      "a",
      "1",
      ",",
      ";",
      "\t",
      '"',
      "'",
      "\n",
      "\r",
      "\r\n",
      " ",
      "=",
      "-",
      "+",
      "@",
      "\u2028",
      "പ",
    ),
    { maxLength: 6 },
  )
  .map((pieces) => pieces.join(""));
/** Dashes alone are read as empty. */
const isValue = (text: string) => !isNoValue(text);
/** Under a row of titles; no row is empty. */
const tableOf = (cell: fc.Arbitrary<string>) =>
  fc
    .array(fc.tuple(fc.constant("A-1"), cell, cell), { minLength: 1, maxLength: 4 })
    .map((rows) => [["SKU", "Name", "Brief"], ...rows]);

it.each(CSV_PROGRAMS)(
  "a file that $name saves unchanged contains the same texts",
  async ({ read, write }) => {
    await fc.assert(
      fc.asyncProperty(
        tableOf(AWKWARD.map((text) => text.trim()).filter(isValue)),
        async (table) => {
          const { rows: back } = await readTable(await write(await read(toText(toCsv(table)))));
          const same = table.map((row) => row.map((cell) => cell.replace(/\r\n?/g, "\n")));
          // Rows are read up to their last text.
          expect(back.map((row) => [...row, "", ""].slice(0, 3))).toEqual(same);
        },
      ),
    );
  },
);

it("follows RFC 4180: lines end with CRLF, and cells are quoted where needed", () => {
  const table = [
    ["SKU", "Name"],
    ["A-1", 'A "long"\nname'],
    ["A-2", "lone\rreturn"],
    ["", " spaces "],
  ];
  expect(toText(toCsv(table))).toBe(
    '"SKU","Name"\r\n"A-1","A ""long""\nname"\r\n"A-2","lone\rreturn"\r\n," spaces "\r\n',
  );
});

it("marks texts that a spreadsheet program would compute", () => {
  const cells = ["=1+1", "+91 468", "@x", "-5", "-5 bar", "'=x", "it's", "＝1+1"];
  expect(toText(toCsv([cells]))).toBe(
    `"'=1+1","'+91 468","'@x","-5","'-5 bar","''=x","it's","'＝1+1"\r\n`,
  );
});
