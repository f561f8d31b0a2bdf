/**
 * `npm run size`: prints the amount of code beside its limits, and fails if one is exceeded or the
 * table of dependencies in `docs/architecture.md` differs from `package.json`. The amount is counted
 * in thousands of characters without white space and comment lines, so that formatting does not
 * change it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import limits from "./limits.json" with { type: "json" };

type Area = keyof typeof limits;

const ROOT = join(import.meta.dirname, "../..");
const DOCS = "docs/architecture.md";
const CODE = /\.(?:[cm]?[jt]sx?|sql|css)$/;
const COMMENT_LINE = /^\s*(?:\/\/|\/\*|\*)/;

const amounts: Record<Area, number> = {
  app: 0,
  tests: 0,
  drawings: 0,
  css: 0,
  codeFiles: 0,
  dependencies: 0,
};

/** "app" is all code but tests, drawings, messages and style sheets. */
function areaOf(file: string): Area | null {
  if (file.endsWith(".css")) return "css";
  if (/^tests\/|\.(?:test|spec)\.tsx?$/.test(file)) return "tests";
  if (file.startsWith("app/drawings/")) return "drawings";
  return /^app\/languages\/[a-z]{2}\//.test(file) ? null : "app";
}

function count(text: string): number {
  const code = text.split("\n").filter((line) => !COMMENT_LINE.test(line));
  return code.join("").replace(/\s/g, "").length;
}

const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
for (const file of files.filter((file) => CODE.test(file) && existsSync(join(ROOT, file)))) {
  const area = areaOf(file);
  if (area) amounts[area] += count(readFileSync(join(ROOT, file), "utf8"));
  if (area !== "tests" && area !== "css") amounts.codeFiles++;
}

const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
const packages = Object.keys(dependencies);
amounts.dependencies = packages.length;

const table = readFileSync(join(ROOT, DOCS), "utf8").split("### Runtime dependencies\n")[1] ?? "";
const listed = [...table.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = ""]) => name);
const mistakes = [
  ...packages.filter((name) => !listed.includes(name)).map((name) => `does not list ${name}`),
  ...listed.filter((name) => !packages.includes(name)).map((name) => `lists ${name}, not used`),
].map((mistake) => `${DOCS} ${mistake}`);

for (const area of Object.keys(limits) as Area[]) {
  const isCount = area === "codeFiles" || area === "dependencies";
  const amount = isCount ? amounts[area] : Math.round(amounts[area] / 1000);
  console.log(`${area.padEnd(14)}${String(amount).padStart(6)} of ${limits[area]}`);
  if (amount > limits[area])
    mistakes.push(
      `${area}: ${amount} exceeds ${limits[area]}. Remove something: limits only fall.`,
    );
}
for (const mistake of mistakes) console.error(mistake);
process.exitCode = mistakes.length > 0 ? 1 : 0;
