/** No regular expression blocks the event loop. */
import { expect, it } from "vitest";
import { listExpressions } from "./expressions.ts";
import { recordMeasurement } from "./measurement.ts";

/** Milliseconds of processor time, independent of other load: the minimum of several attempts. */
function minTime(tries: number, work: () => unknown): number {
  const times = Array.from({ length: tries }, () => {
    const begun = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const LONG = 50_000;
const PIECES = [
  "<",
  "<a",
  "</",
  "<!--",
  "&#",
  "(",
  " ",
  "\n",
  "\t",
  ",",
  ".",
  "-",
  "--",
  "_",
  "/",
  ":",
  "@",
  "%",
  "'",
  '"',
  "0",
  "1 ",
  "1,",
  "1.5 ",
  "a",
  "A ",
  "a-",
  "a b ",
  "ab,",
  "a=",
  "a.",
  "x@",
  "\u0301",
  "പ",
  "😀",
];

it("ASVS 1.3.12 no regular expression takes more than 5 ms for its worst 50 KB", ({ task }) => {
  const expressions = listExpressions();
  let worst = { ms: 0, where: "" };
  const slow: string[] = [];
  for (const { where, expression } of expressions) {
    for (const piece of PIECES) {
      const text = piece.repeat(Math.ceil(LONG / piece.length));
      for (const input of [text, `${text}\0`, `x${text}>`]) {
        // With the flag g every match is searched for, as `replaceAll` does; without it the first.
        const read = () => input.replace(expression, "");
        // Quadratic time would take seconds for the whole, and is visible for a part.
        const part = input.slice(0, LONG / 12);
        let ms = minTime(3, () => part.replace(expression, ""));
        if (ms < 5) {
          ms = minTime(1, read);
          if (ms > 5) ms = minTime(4, read);
        }
        if (ms > worst.ms) worst = { ms, where: `${where} on ${JSON.stringify(piece)}` };
        if (ms > 5) slow.push(`${Math.round(ms)} ms: ${where} on ${JSON.stringify(piece)}`);
      }
    }
  }
  recordMeasurement(
    task,
    `${expressions.length} expressions; the slowest ${worst.ms.toFixed(1)} ms (${worst.where.slice(0, 80)})`,
  );
  expect(slow).toEqual([]);
});
