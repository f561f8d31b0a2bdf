/** Reads a catalogue file line by line. */
import { createReadStream } from "node:fs";

/** Node's own reader of lines ends one at U+2028 too, which JSON has in its texts as it is. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  if (rest) yield rest;
}
