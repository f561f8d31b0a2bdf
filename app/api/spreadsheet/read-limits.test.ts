/** Spreadsheets above a limit are refused by name, without blocking this process. */
import { expect, it } from "vitest";
import { readTable, withFile } from "../../../tests/support/read-table.ts";
import { packXlsx, packZip, TITLES_ROW, textCell } from "../../../tests/support/xlsx.ts";
import { ApiError } from "../api-error.ts";
import { readTableFile } from "./read-table.ts";

const MB = 1024 * 1024;
/** CPU time of this process; other work on the machine does not count. */
const MAX_CPU_MS = 50;

const withCell = (address: string, row: number) =>
  packXlsx({ rows: `${TITLES_ROW}<row r="${row}">${textCell(address, "far")}</row>` });

async function refusalOf(bytes: Buffer) {
  return withFile(bytes, async (file) => {
    const before = process.cpuUsage();
    const error = await readTableFile(file).catch((error: unknown) => error);
    const { user, system } = process.cpuUsage(before);
    expect(error).toBeInstanceOf(ApiError);
    return {
      ...(error as ApiError),
      message: (error as ApiError).message,
      cpu: (user + system) / 1000,
    };
  });
}

const CASES: [string, () => Buffer, RegExp][] = [
  ["a cell at XFD1000", () => withCell("XFD1000", 1000), /^Cell XFD1000 has content.* 500 columns/],
  [
    "a cell at Z1048576",
    () => withCell("Z1048576", 1_048_576),
    /^Cell Z1048576 has content.* 60,000 rows/,
  ],
  [
    "1.2 million rows",
    () => packXlsx({ rows: "<row><c><v>1</v></c></row>".repeat(1_200_000) }),
    /^Cell A60002 has content/,
  ],
  [
    "200,000 lines",
    () => Buffer.from(`SKU,Name\n${"A,B\n".repeat(200_000)}`),
    /^Cell A60002 has content/,
  ],
  [
    "20 MB of commas",
    () => Buffer.from(`SKU\n${",".repeat(20 * MB)}`),
    /Line 2 has more than 16,384 values/,
  ],
  [
    "an unclosed quotation mark",
    () => Buffer.from(`SKU\n"${"x\n".repeat(4 * MB)}`),
    /missing quotation mark/,
  ],
  [
    "a cell of 40 MB",
    () => packXlsx({ rows: textCell("A1", "x".repeat(40 * MB)) }),
    /A cell has more than/,
  ],
  [
    "a shared text of 40 MB",
    () => packXlsx({ rows: TITLES_ROW, sharedTexts: `<si><t>${"x".repeat(40 * MB)}</t></si>` }),
    /A cell has more than/,
  ],
  [
    "a long text that many cells share",
    () =>
      packXlsx({
        rows: `<row r="2">${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`,
        sharedTexts: `<si><t>${"x".repeat(999_999)}</t></si>`,
      }),
    /more than 64,000,000 characters/,
  ],
  [
    "a worksheet that unpacks to 300 MB",
    () => packXlsx({ rows: `<row ht="${"1".repeat(10_000)}"/>`, times: 30_000 }),
    /unpacks to more than 256 MB/,
  ],
  [
    "2,000 packed files",
    () =>
      packZip(
        Array.from({ length: 2000 }, (_, at) => ({ name: `${at}.xml`, content: Buffer.from("x") })),
      ),
    /contains more than 1,000 files/,
  ],
  ["more than 64 MB", () => Buffer.alloc(65 * MB, "a"), /larger than 64 MB/],
];

it.each(CASES)("ASVS 5.2.3 refuses %s without blocking other work", async (_, make, message) => {
  const { status, message: error, cpu } = await refusalOf(make());
  expect([status, error]).toEqual([413, expect.stringMatching(message)]);
  expect(cpu).toBeLessThan(MAX_CPU_MS);
});

it("reads a worksheet whose distant cells are formatted but empty", async () => {
  const rows = `${TITLES_ROW}<row r="2">${textCell("A2", "A-1")}<c r="XFD2" s="1"/></row><row r="1048576"><c r="XFD1048576" s="1"/></row>`;
  expect(await readTable(packXlsx({ rows }))).toEqual({
    rows: [["SKU", "Name"], ["A-1"]],
    faults: [],
  });
  const lines = `SKU,Name\nA-1,Saw${",".repeat(600)}\n${",\n".repeat(100_000)}`;
  expect((await readTable(Buffer.from(lines))).rows).toEqual([
    ["SKU", "Name"],
    ["A-1", "Saw"],
  ]);
});

it("reads the next file after a refused one", async () => {
  const files = [
    withCell("XFD1048576", 1_048_576),
    Buffer.from("<html>"),
    packXlsx({ rows: TITLES_ROW }),
  ];
  const read = await Promise.allSettled(files.map((bytes) => readTable(bytes)));
  expect(read.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
});
