/** `npm run size`: prints the project's size beside its limits, and fails if one is exceeded. */
import { join } from "node:path";
import limits from "./limits.json" with { type: "json" };
import { measure, type Size } from "./measure.ts";

const { size, mistakes } = measure(join(import.meta.dirname, "../.."));
const names = Object.keys(size) as (keyof Size)[];
for (const name of names) {
  console.log(`${name.padEnd(14)}${String(size[name]).padStart(7)} of ${limits[name]}`);
}
const exceeded = names
  .filter((name) => size[name] > limits[name])
  .map(
    (name) => `${name}: ${size[name]} exceeds ${limits[name]}. Remove something, or raise the
  limit in tests/size/limits.json and give the reason in the commit.`,
  );
for (const sentence of [...exceeded, ...mistakes]) console.error(sentence);
process.exitCode = exceeded.length + mistakes.length > 0 ? 1 : 0;
