/** Reads the visible cells of the first visible worksheet of an XLSX file in chunks. */
import { readNumberFormats, type ShowNumber } from "./number-format.ts";
import { openPackedFiles, type PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";
import { append, UnreadableFileError } from "./refusals.ts";
import {
  createTableBuilder,
  parseCellAddress,
  type TableBuilder,
  toCellAddress,
} from "./table-builder.ts";
import { decodeEscapes, readSharedTexts, readWorkbook } from "./workbook.ts";

interface WorkbookParts {
  sharedTexts: readonly string[];
  numberFormats: readonly ShowNumber[];
  is1904: boolean;
}

interface XlsxCell {
  type: string;
  style: number;
  /** Null if the cell has no such element. */
  value: string | null;
  formula: string | null;
}

/** Hidden columns or rows that a note names. */
const MAX_NAMED = 30;
/** More digits than a number in memory has. */
const LONG_NUMBER = /^\d{16,}$/;

function toText(
  { type, style, value }: XlsxCell,
  { sharedTexts, numberFormats, is1904 }: WorkbookParts,
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
  if (Number.isNaN(number) || LONG_NUMBER.test(value)) return value;
  return numberFormats[style]?.(number, is1904) ?? String(number);
}

/** Excel writes what is hidden, also by a filter, in one of two ways. */
const isHidden = (hidden = "0", size = "1") =>
  hidden === "1" || hidden === "true" || Number(size) === 0;

/** "Rows 4, 9 and 20 others are hidden and left out". */
function noteHidden(kind: string, names: readonly (string | number)[]): string[] {
  if (names.length === 0) return [];
  const others = names.length > MAX_NAMED ? ` and ${names.length - MAX_NAMED} others` : "";
  const [plural, verb] = names.length === 1 ? ["", "is"] : ["s", "are"];
  const listed = names.slice(0, MAX_NAMED).join(", ");
  return [`${kind}${plural} ${listed}${others} ${verb} hidden and left out`];
}

async function readCells(
  files: PackedFiles,
  spreadsheet: string,
  workbook: WorkbookParts,
  builder: TableBuilder,
): Promise<string[]> {
  let row = 0;
  let column = -1;
  let cell: XlsxCell = { type: "n", style: 0, value: null, formula: null };
  let into: "value" | "formula" | null = null;
  let isPronunciation = false;
  let isHiddenRow = false;
  const hiddenRows: number[] = [];
  const hiddenRanges: [first: number, last: number][] = [];
  /** Their titles, or letters. */
  const hiddenColumns = new Map<number, string>();

  function end(): void {
    const isMissing = cell.value === null || (cell.value === "" && cell.type !== "str");
    const text = toText(cell, workbook);
    const isFilled = text.trim() !== "" || (cell.formula !== null && isMissing);
    if (!isFilled) return;
    if (isHiddenRow) {
      if (row === 1)
        throw new UnreadableFileError(
          "Row 1, the columns' titles, is hidden: show it, or delete it",
        );
      if (hiddenRows.at(-1) !== row) hiddenRows.push(row);
    } else if (hiddenRanges.some(([first, last]) => column >= first && column <= last)) {
      const letters = toCellAddress(column, row).replace(/(?<!\d)\d+$/, "");
      if (!hiddenColumns.has(column))
        hiddenColumns.set(column, row === 1 ? `"${text.slice(0, 80)}"` : letters);
    } else if (cell.formula !== null && isMissing) builder.addFormula(row, column, cell.formula);
    else builder.add(row, column, text, cell.type === "e");
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
        const { r, hidden, ht } = attributes();
        row = Number(r) || row + 1;
        column = -1;
        isHiddenRow = isHidden(hidden, ht);
      } else if (name === "col") {
        const { min, max, hidden, width } = attributes();
        if (isHidden(hidden, width)) hiddenRanges.push([Number(min) - 1, Number(max) - 1]);
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
  return [...noteHidden("Column", [...hiddenColumns.values()]), ...noteHidden("Row", hiddenRows)];
}

/** @returns the table, and notes on what was left out */
export async function readXlsx(file: string): Promise<[TableBuilder, string[]]> {
  const files = await openPackedFiles(file);
  try {
    const { spreadsheet, otherSheets, sharedTexts, styles, is1904 } = await readWorkbook(files);
    const workbook = {
      sharedTexts: await readSharedTexts(files, sharedTexts),
      numberFormats: await readNumberFormats(files, styles),
      is1904,
    };
    const builder = createTableBuilder();
    const notes = await readCells(files, spreadsheet, workbook, builder);
    const others = otherSheets.map((name) => `"${name}"`).join(", ");
    if (others) notes.unshift(`Only the first visible worksheet was read, not ${others}`);
    return [builder, notes];
  } finally {
    files.close();
  }
}
