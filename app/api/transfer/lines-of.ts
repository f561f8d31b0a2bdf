/** Splits files of JSON lines. */
import { createReadStream } from "node:fs";
import { ARCHIVE_LIMITS } from "#app/limits.ts";
import { ArchiveError } from "./archive-error.ts";

/**
 * Splits at "\n" only: Node's readline also splits at U+2028, which JSON texts may contain.
 *
 * @throws ArchiveError for a line above the limit
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
      throw new ArchiveError(
        `line ${count + 1}: must be ${lineCharacters.toLocaleString("en")} characters or fewer`,
      );
  }
  if (rest) yield rest;
}

export const linesOf = (file: string) => splitLines(createReadStream(file));
