/** The documents name links, commands, files, fields and columns that exist, and leave none out. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { LIMITS_TABLE } from "../tests/support/limits-table.ts";
import { COLUMNS } from "./api/spreadsheet/columns.ts";
import { toSchemas } from "./site/cli/write-schemas.ts";

const DOCUMENTS = ["README.md", ...globSync("docs/*.md")];
const read = (file: string) => readFileSync(file, "utf8");
const matchesOf = (text: string, pattern: RegExp) =>
  Array.from(text.matchAll(pattern), ([, match = ""]) => match);

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  return matchesOf(read(file), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, "")
      .replaceAll(" ", "-"),
  );
}

it.each(DOCUMENTS)("%s links to files and headings that exist", (file) => {
  const links = matchesOf(read(file), /\]\(([^)\s]+)\)/g).filter((link) => !/^https?:/.test(link));
  const broken = links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const target = path ? join(dirname(file), path) : file;
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  });
  expect(broken).toEqual([]);
});

it.each(DOCUMENTS)("%s runs scripts that package.json has", (file) => {
  const { scripts } = JSON.parse(read("package.json"));
  const named = matchesOf(read(file), /npm run ([\w-]+)/g);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

it.each(DOCUMENTS)("%s names files of the code that exist", (file) => {
  const named = matchesOf(read(file), /`((?:[\w.-]+\/)+[\w.*-]*)`/g);
  const inCode = named.filter((path) =>
    /^(?:app|tests|api|catalogue|contract|http|routes|site|ui|upstream)\//.test(path),
  );
  const isThere = (path: string) =>
    [path, join("app", path)].some((one) => globSync(one).length > 0);
  expect(inCode.filter((path) => !isThere(path))).toEqual([]);
});

interface Schema {
  properties?: Record<string, Schema>;
  [key: string]: unknown;
}

function fieldsOf(schema: unknown): string[] {
  if (schema === null || typeof schema !== "object") return [];
  const { properties = {}, ...rest } = schema as Schema;
  return [
    ...Object.keys(properties),
    ...[...Object.values(properties), ...Object.values(rest)].flatMap(fieldsOf),
  ];
}

it("docs/folder.md describes every field of the shop's folder", () => {
  const folder = read("docs/folder.md");
  const fields = [...toSchemas().values()].flatMap((text) => fieldsOf(JSON.parse(text)));
  const words = new Set(folder.match(/\w+/g));
  const missing = new Set(fields.filter((field) => !words.has(field)));
  // GeoJSON's own, and the editors'.
  expect([...missing].sort()).toEqual(["$schema", "coordinates", "geometry"]);
});

it("docs/catalogue.md lists every column of the spreadsheet, with its other titles", () => {
  const section = read("docs/catalogue.md").split("### Columns\n")[1]?.split("\n## ")[0] ?? "";
  const rows = Array.from(
    section.matchAll(/^\| ([^*|]+?) \| ([^|]*?) ?\|/gm),
    ([, title, aliases]) => [title, aliases],
  );
  const columns = COLUMNS.list.map(({ title, aliases = [] }) => [title, aliases.join(", ")]);
  expect(rows.slice(1)).toEqual(columns);
});

it("docs/operating.md states the limit of every entry point as the code has it", () => {
  expect(read("docs/operating.md")).toContain(LIMITS_TABLE);
});

it("the limit of every body is one of app/limits.ts", () => {
  const takers = globSync("app/{api,routes}/**/*.{ts,tsx}", { exclude: ["**/*.test.*"] });
  const limits = takers.flatMap((file) =>
    matchesOf(read(file), /(?:limitBody|bodyOf)\(\s*([^(),]+)/g),
  );
  expect(limits.length).toBeGreaterThan(10);
  expect(
    limits.filter(
      (limit) => !/^(?:API_BODIES\.\w+|MAX_CONTACT_BODY|bytes|bytes: number)$/.test(limit),
    ),
  ).toEqual([]);
});
