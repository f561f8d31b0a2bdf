/** XLSX files assembled by hand, as no spreadsheet program writes them or ours does not. */
import { constants, deflateRawSync } from "node:zlib";

interface Packed {
  name: string;
  content: Buffer;
  /** Repetitions of the content; compressed, they take almost no space. */
  times?: number;
  /** The method in the local header, if not "deflated". */
  localMethod?: number;
}

const DEFLATED = 8;

function deflate(content: Buffer, times: number): Buffer {
  const piece = deflateRawSync(content, { finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([...Array<Buffer>(times).fill(piece), deflateRawSync(Buffer.alloc(0))]);
}

function toEntry({ name, content, times = 1, localMethod = DEFLATED }: Packed, offset: number) {
  const data = deflate(content, times);
  const size = content.length * times;
  const local = Buffer.alloc(30);
  local.write("PK\x03\x04", "latin1");
  local.writeUInt16LE(localMethod, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(size, 22);
  local.writeUInt16LE(name.length, 26);
  const central = Buffer.alloc(46);
  central.write("PK\x01\x02", "latin1");
  central.writeUInt16LE(DEFLATED, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt32LE(size, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt32LE(offset, 42);
  return {
    local: Buffer.concat([local, Buffer.from(name), data]),
    central: Buffer.concat([central, Buffer.from(name)]),
  };
}

export function packZip(files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const file of files) {
    const { local, central } = toEntry(file, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const list = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, list, end]);
}

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATION = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export interface WorkbookParts {
  /** Content of `<sheetData>`, and what precedes it. */
  rows: string;
  columns?: string;
  /** Content of `<mergeCells>`. */
  merges?: string;
  /** Names of hidden worksheets before the first visible one; they have its content. */
  hiddenSheets?: string[];
  /** Content of `<sst>`; null leaves the part out. */
  sharedTexts?: string | null;
  /** Content of `<styleSheet>`; null leaves the part out. */
  styles?: string | null;
  is1904?: boolean;
  /** Names of further worksheets, which have its content; a chart sheet follows. */
  otherSheets?: string[];
  /** Repetitions of the worksheet's whole file. */
  times?: number;
  localMethod?: number;
}

export function packXlsx({
  rows,
  columns = "",
  merges = "",
  hiddenSheets = [],
  sharedTexts = "",
  styles = "",
  is1904 = false,
  otherSheets = [],
  ...packed
}: WorkbookParts): Buffer {
  const parts = ["worksheet", sharedTexts !== null && "sharedStrings", styles !== null && "styles"];
  const relations = parts
    .filter((part) => part !== false)
    .map(
      (type, at) => `<Relationship Id="r${at}" Type="${RELATION}/${type}" Target="${type}.xml"/>`,
    );
  const files: Record<string, string> = {
    "xl/workbook.xml":
      `<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><workbookPr date1904="${Number(is1904)}"/>` +
      `<sheets>${hiddenSheets.map((name) => `<sheet name="${name}" state="hidden" r:id="r1"/>`).join("")}` +
      '<sheet name="Prices" sheetId="1" r:id="r0"/>' +
      `${otherSheets.map((name) => `<sheet name="${name}" r:id="r0"/>`).join("")}<sheet name="Chart" r:id="r9"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${relations.join("")}</Relationships>`,
    "xl/worksheet.xml": `<worksheet xmlns="${MAIN}">${columns}<sheetData>${rows}</sheetData><mergeCells>${merges}</mergeCells></worksheet>`,
    ...(sharedTexts !== null && {
      "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${sharedTexts}</sst>`,
    }),
    ...(styles !== null && {
      "xl/styles.xml": `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`,
    }),
  };
  return packZip(
    Object.entries(files).map(([name, content]) => ({
      name,
      content: Buffer.from(content),
      ...(name === "xl/worksheet.xml" && packed),
    })),
  );
}

/** A cell with an inline text. */
export const textCell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

export const TITLES_ROW = `<row r="1">${textCell("A1", "SKU")}${textCell("B1", "Name")}</row>`;
