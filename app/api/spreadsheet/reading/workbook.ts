/** Reads the parts of a workbook: its first worksheet's name, shared texts and date styles. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import type { PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";
import { append, formatNumber, SpreadsheetTooLargeError } from "./too-large.ts";

export interface Workbook {
  /** Names of packed files; empty for none. */
  spreadsheet: string;
  /** Names of the worksheets after the first. */
  otherSheets: string[];
  sharedTexts: string;
  styles: string;
  /** Whether dates count from 1904 instead of 1900. */
  is1904: boolean;
}

const WORKBOOK = "xl/workbook.xml";
const RELATIONS = "xl/_rels/workbook.xml.rels";

const isTrue = (text: string | undefined) => text === "1" || text === "true";

/** A packed file's name; targets are relative to the workbook, or begin with a slash. */
function toName(target: string): string {
  return target.startsWith("/")
    ? target.slice(1)
    : new URL(target, "file:///xl/").pathname.slice(1);
}

export async function readWorkbook(files: PackedFiles): Promise<Workbook> {
  if (!files.has(WORKBOOK)) throw new Error("it contains no workbook");
  let firstId: string | undefined;
  let is1904 = false;
  const otherSheets: string[] = [];
  await readXml(files.read(WORKBOOK), {
    open(name, attributes) {
      if (name === "workbookPr") is1904 = isTrue(attributes().date1904);
      if (name !== "sheet") return;
      if (firstId !== undefined) {
        otherSheets.push(attributes().name ?? "");
        return;
      }
      firstId = Object.entries(attributes()).find(([key]) => key.endsWith(":id"))?.[1] ?? "";
    },
  });
  const targets: Record<string, string> = Object.create(null);
  let spreadsheet = "";
  await readXml(files.read(RELATIONS), {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributes();
      if (Id === firstId) spreadsheet = toName(Target);
      targets[Type.slice(Type.lastIndexOf("/") + 1)] ??= toName(Target);
    },
  });
  if (!files.has(spreadsheet)) throw new Error("it contains no worksheet");
  return {
    spreadsheet,
    otherSheets,
    sharedTexts: targets.sharedStrings ?? "",
    styles: targets.styles ?? "",
    is1904,
  };
}

/** Decodes control characters, which are written as "_x000D_". */
export function decodeEscapes(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** The shared texts, indexed as cells refer to them; pieces in different styles are joined. */
export async function readSharedTexts(files: PackedFiles, name: string): Promise<string[]> {
  if (!files.has(name)) return [];
  const texts: string[] = [];
  let text = "";
  let isText = false;
  let isPronunciation = false;
  let characters = 0;
  await readXml(files.read(name), {
    open(name) {
      if (name === "si") text = "";
      else if (name === "rPh") isPronunciation = true;
      else if (name === "t") isText = !isPronunciation;
    },
    text(piece) {
      if (isText) text = append(text, piece);
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isPronunciation = false;
      else if (name === "si") {
        characters += text.length;
        if (characters > SPREADSHEET_LIMITS.characters)
          throw new SpreadsheetTooLargeError(
            `The file has more than ${formatNumber(SPREADSHEET_LIMITS.characters)} characters`,
          );
        texts.push(decodeEscapes(text));
      }
    },
  });
  return texts;
}

/** Whether a built-in number format shows a date or a time, in any language. */
const isKnownDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

/** Whether a custom format such as "dd/mm/yyyy" shows a date or a time. */
function isDateFormat(format: string): boolean {
  const bare = format
    .replace(/"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, "")
    .replace(/s\.0+/gi, "s");
  return /[dmyhs]/i.test(bare) && !/[0#?]|General/i.test(bare);
}

/** The indexes of cell styles that show dates. */
export async function readDateStyles(files: PackedFiles, name: string): Promise<Set<number>> {
  if (!files.has(name)) return new Set();
  const dateFormats = new Map<number, boolean>();
  const dateStyles = new Set<number>();
  let isCellStyle = false;
  let style = 0;
  await readXml(files.read(name), {
    open(name, attributes) {
      if (name === "cellXfs") isCellStyle = true;
      else if (name === "numFmt") {
        const { numFmtId, formatCode = "" } = attributes();
        dateFormats.set(Number(numFmtId), isDateFormat(formatCode));
      } else if (name === "xf" && isCellStyle) {
        const format = Number(attributes().numFmtId ?? 0);
        if (dateFormats.get(format) ?? isKnownDate(format)) dateStyles.add(style);
        style++;
      }
    },
    close(name) {
      if (name === "cellXfs") isCellStyle = false;
    },
  });
  return dateStyles;
}
