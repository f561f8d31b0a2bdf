/** Reads the first worksheet of an XLSX file in chunks. */
import { parseCellAddress } from "../table.ts";
import { openPackedFiles, type PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";
import type { TableBuilder } from "./table-builder.ts";
import { append } from "./too-large.ts";
import { decodeEscapes, readDateStyles, readSharedTexts, readWorkbook } from "./workbook.ts";

interface WorkbookParts {
  sharedTexts: readonly string[];
  dateStyles: ReadonlySet<number>;
  is1904: boolean;
}

interface XlsxCell {
  type: string;
  style: number;
  /** Null if the cell has no such element. */
  value: string | null;
  formula: string | null;
}

const DAY_MS = 86_400_000;
/** Days from the start of the calendar to 1970. */
const DAYS_TO_1970 = { since1900: 25_569, since1904: 24_107 };

function toDate(days: number, is1904: boolean): string {
  const start = is1904 ? DAYS_TO_1970.since1904 : DAYS_TO_1970.since1900;
  const date = new Date(Math.round((days - start) * DAY_MS));
  return Number.isNaN(date.getTime()) ? String(days) : date.toISOString().slice(0, 10);
}

function toText(
  { type, style, value }: XlsxCell,
  { sharedTexts, dateStyles, is1904 }: WorkbookParts,
): string {
  if (value === null || value === "") return "";
  switch (type) {
    case "s":
      return sharedTexts[Number(value)] ?? "";
    case "b":
      return value === "1" ? "true" : "false";
    case "d":
      return value.slice(0, 10);
    case "str":
    case "inlineStr":
      return decodeEscapes(value);
    case "e":
      return value;
  }
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  return dateStyles.has(style) ? toDate(number, is1904) : String(number);
}

async function readCells(
  files: PackedFiles,
  spreadsheet: string,
  workbook: WorkbookParts,
  builder: TableBuilder,
): Promise<void> {
  let row = 0;
  let column = -1;
  let cell: XlsxCell = { type: "n", style: 0, value: null, formula: null };
  let into: "value" | "formula" | null = null;
  let isPronunciation = false;

  function end(): void {
    const isMissing = cell.value === null || (cell.value === "" && cell.type !== "str");
    if (cell.formula !== null && isMissing) builder.addFormula(row, column, cell.formula);
    else builder.add(row, column, toText(cell, workbook), cell.type === "e");
  }

  await readXml(files.read(spreadsheet), {
    open(name, attributes) {
      if (name === "c") {
        const { r = "", t = "n", s = "0" } = attributes();
        const address = parseCellAddress(r);
        column = address?.column ?? column + 1;
        row = address?.row ?? row;
        cell = { type: t, style: Number(s), value: null, formula: null };
      } else if (name === "row") {
        row = Number(attributes().r) || row + 1;
        column = -1;
      } else if (name === "v" || (name === "t" && !isPronunciation)) {
        into = "value";
        cell.value ??= "";
      } else if (name === "f") {
        into = "formula";
        cell.formula = "";
      } else if (name === "rPh") isPronunciation = true;
    },
    text(piece) {
      if (into) cell[into] = append(cell[into] ?? "", piece);
    },
    close(name) {
      if (name === "c") end();
      else if (name === "rPh") isPronunciation = false;
      else if (name === "v" || name === "t" || name === "f") into = null;
    },
  });
}

/** @returns the names of the other worksheets */
export async function readXlsx(file: string, builder: TableBuilder): Promise<string[]> {
  const files = await openPackedFiles(file);
  try {
    const { spreadsheet, otherSheets, sharedTexts, styles, is1904 } = await readWorkbook(files);
    const workbook = {
      sharedTexts: await readSharedTexts(files, sharedTexts),
      dateStyles: await readDateStyles(files, styles),
      is1904,
    };
    await readCells(files, spreadsheet, workbook, builder);
    return otherSheets;
  } finally {
    files.close();
  }
}
