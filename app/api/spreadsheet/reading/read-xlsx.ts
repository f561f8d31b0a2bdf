/** Reads the cells of one visible worksheet of an XLSX file in chunks. */
import { readNumberFormats, type ShowNumber } from "./number-format.ts";
import { openPackedFiles, type PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";
import { append } from "./refusals.ts";
import { createTableBuilder, parseCellAddress, type TableBuilder } from "./table-builder.ts";
import { decodeEscapes, readSharedTexts, readWorkbook, type SheetChoice } from "./workbook.ts";

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

async function readCells(
  files: PackedFiles,
  spreadsheet: string,
  workbook: WorkbookParts,
  { builder, hiddenRows: takesHidden }: { builder: TableBuilder; hiddenRows: boolean },
) {
  let row = 0;
  let column = -1;
  let cell: XlsxCell = { type: "n", style: 0, value: null, formula: null };
  let into: "value" | "formula" | null = null;
  let isPronunciation = false;
  let isHiddenRow = false;
  const hiddenRows = new Set<number>();
  const hiddenRanges: [first: number, last: number][] = [];
  const merged: string[] = [];

  function end(): void {
    const isMissing = cell.value === null || (cell.value === "" && cell.type !== "str");
    const text = toText(cell, workbook);
    const isFilled = text.trim() !== "" || (cell.formula !== null && isMissing);
    if (!isFilled) return;
    if (isHiddenRow) hiddenRows.add(row);
    if (isHiddenRow && !takesHidden) return;
    if (cell.formula !== null && isMissing) builder.addFormula(row, column, cell.formula);
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
      } else if (name === "mergeCell") {
        merged.push(attributes().ref ?? "");
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
  const width = builder.table.rows.reduce((most, { length }) => Math.max(most, length), 0);
  for (const range of merged) fillMerged(builder, range, width);
  const isInRange = (at: number) => hiddenRanges.some(([first, last]) => at >= first && at <= last);
  const hidden = Array.from({ length: width }, (_, at) => at).filter(isInRange);
  return { hidden, hiddenRows: hiddenRows.size };
}

/** A merged cell has its text in each of its cells, as it is seen, in rows with other texts. */
function fillMerged(builder: TableBuilder, range: string, width: number): void {
  const { rows } = builder.table;
  const [from, to] = range.split(":").map(parseCellAddress);
  const text = from && rows[from.row - 1]?.[from.column];
  if (!text || !to) return;
  const isOutside = (other: string, at: number) =>
    other !== "" && (at < from.column || at > to.column);
  for (let row = from.row; row <= Math.min(to.row, rows.length); row++)
    // Rows that are hidden have none; a row without others is a heading.
    if (rows[row - 1]?.some(isOutside))
      for (let column = from.column; column <= Math.min(to.column, width - 1); column++)
        builder.add(row, column, text);
}

/** @returns the table, and notes on what was left out */
export async function readXlsx(
  file: string,
  { sheet: wanted, hiddenRows: takesHidden = false }: SheetChoice,
) {
  const files = await openPackedFiles(file);
  try {
    const { sheet, sheets, spreadsheet, ...parts } = await readWorkbook(files, wanted);
    const workbook = {
      sharedTexts: await readSharedTexts(files, parts.sharedTexts),
      numberFormats: await readNumberFormats(files, parts.styles),
      is1904: parts.is1904,
    };
    const builder = createTableBuilder();
    const choice = { builder, hiddenRows: takesHidden };
    const { hidden, hiddenRows } = await readCells(files, spreadsheet, workbook, choice);
    const others = sheets.filter((name) => name !== sheet).map((name) => `"${name}"`);
    const isCut = !takesHidden && hiddenRows > 0;
    const notes = isCut ? [`Hidden rows are left out: ${hiddenRows}`] : [];
    if (others.length > 0)
      notes.unshift(`The worksheet "${sheet}" was read, not ${others.join(", ")}`);
    return {
      builder,
      notes,
      ...(others.length > 0 && { sheets }),
      ...(hidden.length > 0 && { hidden }),
      ...(hiddenRows > 0 && { hiddenRows }),
    };
  } finally {
    files.close();
  }
}
