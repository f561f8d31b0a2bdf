/** Writes tables as CSV or XLSX files. */
import { toCsv, withSecondMark } from "./csv.ts";
import type { SheetFormat } from "./sheet-format.ts";

const BOLD = { fontWeight: "bold" } as const;
/** Excel's own bound for a cell: what is longer is cut. */
export const LONGEST_CELL = 32_767;

export async function writeTable(rows: string[][], format: SheetFormat): Promise<Buffer> {
  if (format === "csv") return toCsv(rows);
  const { default: writeXlsxFile } = await import("write-excel-file/node");
  const [titles = [], ...others] = rows.map((row) => row.map(withSecondMark));
  const toCell = (value: string) => ({ type: String, value: value.slice(0, LONGEST_CELL) });
  const cells = others.map((row) => row.map(toCell));
  const head = titles.map((value) => ({ type: String, value, ...BOLD }));
  return writeXlsxFile([head, ...cells], { stickyRowsCount: 1 }).toBuffer();
}
