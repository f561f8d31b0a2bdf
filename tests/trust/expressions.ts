/** Lists every regular expression in the code of the server and the browser. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "vite";

const ROOT = join(import.meta.dirname, "../..");
/** Code that reads only texts of the project or its operator. */
const NO_INPUT = /\.test\.tsx?$|\/(?:cli|start|drawings\/pen)\/|env\.server\.ts$/;

interface Expression {
  /** File and expression. */
  where: string;
  expression: RegExp;
}

export function listExpressions(): Expression[] {
  return globSync("app/**/*.{ts,tsx}", { cwd: ROOT })
    .filter((file) => !NO_INPUT.test(file))
    .flatMap((file) => {
      const { program } = parseSync(file, readFileSync(join(ROOT, file), "utf8"));
      return expressionsIn(program).map((expression) => ({
        where: `${file} ${expression}`,
        expression,
      }));
    });
}

function expressionsIn(node: unknown): RegExp[] {
  if (Array.isArray(node)) return node.flatMap(expressionsIn);
  if (typeof node !== "object" || node === null) return [];
  const { regex } = node as { regex?: { pattern: string; flags: string } };
  if (regex) return [new RegExp(regex.pattern, regex.flags)];
  return Object.values(node).flatMap(expressionsIn);
}
