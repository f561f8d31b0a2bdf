/** Parses XML in chunks; names come without their namespace prefix. */
import { Parser } from "saxen";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { MB, rejectMore } from "./refusals.ts";

interface XmlHandler {
  /** Values of attributes are encoded, because few need `decode`. */
  open?(
    name: string,
    attributes: () => Record<string, string>,
    decode: (text: string) => string,
  ): void;
  close?(name: string): void;
  /** A text may arrive in several pieces. */
  text?(text: string): void;
}

const ENCODING = /^<\?xml[^>]*encoding=["']([^"']+)/;
const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** @throws SpreadsheetTooLargeError for an element or a text longer than `lineBytes` */
export async function readXml(
  chunks: AsyncIterable<Buffer>,
  { open, close, text }: XmlHandler,
): Promise<void> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let sinceLast = 0;
  const parser = new Parser()
    .on("openTag", (name, attributes, decode) => {
      sinceLast = 0;
      open?.(withoutPrefix(name), attributes, decode);
    })
    .on("closeTag", (name) => {
      sinceLast = 0;
      close?.(withoutPrefix(name));
    })
    .on("text", (encoded, decode) => text?.(decode(encoded)))
    .on("cdata", (plain) => text?.(plain))
    .on("error", (error) => {
      throw error;
    });
  for await (const chunk of chunks) {
    sinceLast += chunk.length;
    decoder ??= new TextDecoder(ENCODING.exec(chunk.toString("latin1", 0, 200))?.[1]);
    parser.write(decoder.decode(chunk, { stream: true }));
    rejectMore(sinceLast / MB, SPREADSHEET_LIMITS.lineBytes / MB, "A cell has", "MB");
  }
  parser.end();
}
