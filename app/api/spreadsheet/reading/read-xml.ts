/** Reads XML in pieces; names come without the prefix of their namespace. */
import { Parser } from "saxen";
import { SHEET_LIMITS } from "#app/limits.ts";
import { SheetTooLarge, toMegabytes } from "./too-large.ts";

export interface XmlHandler {
  open?(name: string, attributes: () => Record<string, string>): void;
  close?(name: string): void;
  /** A text may come in several pieces. */
  text?(text: string): void;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(":") + 1);

/** @throws SheetTooLarge for an element or a text that is longer than a line may be */
export async function readXml(chunks: AsyncIterable<Buffer>, { open, close, text }: XmlHandler): Promise<void> {
  const decoder = new TextDecoder();
  let sinceLast = 0;
  const parser = new Parser()
    .on("openTag", (name, attributes) => {
      sinceLast = 0;
      open?.(withoutPrefix(name), attributes);
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
    parser.write(decoder.decode(chunk, { stream: true }));
    if (sinceLast > SHEET_LIMITS.lineBytes)
      throw new SheetTooLarge(`A cell holds more than ${toMegabytes(SHEET_LIMITS.lineBytes)}`);
  }
  parser.end();
}
