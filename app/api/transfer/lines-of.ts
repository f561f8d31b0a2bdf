/** Reads a catalogue file line by line. */
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";

/** Opens the file when the first line is asked for: the lines of a reader that is opened earlier are lost. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
}
