/** Reads every regular expression out of the code that runs on the server or in the browser. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");
/** What reads only what the project or its operator wrote. */
const NO_INPUT = /\.test\.tsx?$|\/(?:cli|start|drawings\/pen)\/|env\.server\.ts$/;

export interface Expression {
  /** File and expression. */
  where: string;
  expression: RegExp;
}

export function listExpressions(): Expression[] {
  return globSync("app/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((file) => !NO_INPUT.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
      return expressionsIn(program).map((expression) => ({ where: `${file} ${expression}`, expression }));
    });
}

function expressionsIn(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== "object" || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(expressionsIn);
}
