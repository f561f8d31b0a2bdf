/** Reads the parts of a workbook: which worksheets it has, which one is read, and shared texts. */
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import type { PackedFiles } from "./packed-files.ts";
import { readXml } from "./read-xml.ts";
import { append, rejectMore, UnreadableFileError } from "./refusals.ts";

/** Choices of the person who imports a workbook. */
export interface SheetChoice {
  /** The name of the worksheet; the first visible one, if undefined. */
  sheet?: string | undefined;
  /** Whether rows that the file hides are read too. */
  hiddenRows?: boolean;
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

/**
 * Names of packed files, empty for none; names of the visible worksheets; whether dates count from
 * 1904 instead of 1900.
 *
 * @param wanted the name of a visible worksheet; the first one, if undefined
 */
export async function readWorkbook(files: PackedFiles, wanted: string | undefined) {
  const targets: Record<string, string> = Object.create(null);
  const worksheets = new Map<string, string>();
  await readXml(files.read(RELATIONS), {
    open(name, attributes) {
      if (name !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributes();
      const type = Type.slice(Type.lastIndexOf("/") + 1);
      if (type === "worksheet") worksheets.set(Id, toName(Target));
      targets[type] ??= toName(Target);
    },
  });
  let is1904 = false;
  const sheets = new Map<string, string>();
  await readXml(files.read(WORKBOOK), {
    open(name, attributes, decode) {
      if (name === "workbookPr") is1904 = isTrue(attributes().date1904);
      if (name !== "sheet") return;
      const { name: title = "", state = "visible", ...others } = attributes();
      const [, id = ""] = Object.entries(others).find(([key]) => key.endsWith(":id")) ?? [];
      const file = worksheets.get(id);
      if (state === "visible" && file) sheets.set(decode(title), file);
    },
  });
  const [sheet = "", spreadsheet = ""] =
    [...sheets].find(([name]) => wanted === undefined || name === wanted) ?? [];
  if (!files.has(spreadsheet))
    throw new UnreadableFileError(
      wanted === undefined
        ? "The file contains no visible worksheet: open it in a spreadsheet program and save it as .xlsx"
        : `No visible worksheet is called "${wanted}". The file has: ${[...sheets.keys()].join(", ")}`,
    );
  const { sharedStrings: sharedTexts = "", styles = "" } = targets;
  return { sheet, sheets: [...sheets.keys()], spreadsheet, sharedTexts, styles, is1904 };
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
        rejectMore(characters, SPREADSHEET_LIMITS.characters, "The file has", "characters");
        texts.push(decodeEscapes(text));
      }
    },
  });
  return texts;
}
