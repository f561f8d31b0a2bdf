/** Reads files of JSON line by line. */
import { createReadStream } from "node:fs";
import { ARCHIVE_LIMITS } from "#app/limits.ts";
import { BadFile } from "./bad-file.ts";

/**
 * Node's own reader of lines ends one at U+2028 too, which JSON has in its texts as it is.
 *
 * @throws BadFile for a line that is longer than one may be
 */
export async function* splitLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const { lineCharacters } = ARCHIVE_LIMITS;
  const decoder = new TextDecoder();
  let rest = "";
  let count = 0;
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    count += lines.length;
    yield* lines;
    if (rest.length > lineCharacters)
      throw new BadFile(`line ${count + 1}: is longer than ${lineCharacters.toLocaleString("en")} characters`);
  }
  if (rest) yield rest;
}

export const linesOf = (file: string) => splitLines(createReadStream(file));
