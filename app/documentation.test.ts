/** The documents name links, commands, files, fields and columns that exist, and leave none out. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { COLUMNS } from "./api/spreadsheet/columns.ts";
import { MAX_CONTACT_BODY } from "./contract/contact.ts";
import { MAX_FILE_MB } from "./images/picture-header.ts";
import * as limits from "./limits.ts";
import { toSize } from "./receive-form.ts";
import { toSchemas } from "./site/cli/write-schemas.ts";

const DOCUMENTS = ["README.md", "app/drawings/README.md", ...globSync("docs/*.md")];
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
  const { API_BODIES, CONNECTION_TIMES, DESK_FORMS, FILE_FORMS, PUBLIC_FORMS, RENDERS } = limits;
  const { fileBytes, unpackedBytes, ...spreadsheet } = limits.SPREADSHEET_LIMITS;
  const toTime = (ms: number) => (ms < 60_000 ? `${ms / 1_000} s` : `${ms / 60_000} min`);
  const toRate = ({ max, withinMs }: limits.RateLimitSettings) => [max, toTime(withinMs)];
  const toForm = ({ bytes, entries }: limits.FormLimit) => [toSize(bytes), entries];
  const messages = toRate(limits.RATES.messages);
  const tries = [
    ...toRate(limits.PASSWORD_TRIES),
    ...[1, limits.WAITING_CHECKS, toTime(limits.PASSWORD_WAIT_MS)],
  ];
  const { time, heap } = limits.PHOTOGRAPH_LIMITS;
  const { entries, unpackedBytes: archiveBytes } = limits.ARCHIVE_LIMITS;
  /** The figures of each row, in the table's order. */
  const figures = [
    [CONNECTION_TIMES.headers, CONNECTION_TIMES.request, CONNECTION_TIMES.idle].map(toTime),
    [limits.CALLS_AT_ONCE],
    [RENDERS.atOnce, RENDERS.waiting, RENDERS.waitingOfOne],
    [limits.MAX_PIPELINED],
    [...toForm(PUBLIC_FORMS.contact), ...messages],
    [toSize(MAX_CONTACT_BODY), ...messages],
    [...toForm(PUBLIC_FORMS.signIn), ...tries],
    [toSize(API_BODIES.account), ...tries],
    ...[FILE_FORMS.ended, DESK_FORMS.short, DESK_FORMS.long, FILE_FORMS.desk].map(toForm),
    ...[API_BODIES.account, API_BODIES.record, API_BODIES.product].map((bytes) => [toSize(bytes)]),
    [toSize(API_BODIES.bulk), 1_000],
    ...[FILE_FORMS.product, FILE_FORMS.spreadsheet].map(toForm),
    [
      ...[toSize(fileBytes), toSize(unpackedBytes), spreadsheet.rows, spreadsheet.columns],
      ...[spreadsheet.cells, spreadsheet.titleCharacters],
      ...[toTime(spreadsheet.time), spreadsheet.waiting],
    ],
    [`${MAX_FILE_MB} MB`, 80, 50, toTime(time), `${heap} MB`],
    [`${archiveBytes / 1024 ** 3} GB`, entries],
  ];
  const table = read("docs/operating.md").split("| Entry point |")[1]?.split("\n\n")[0] ?? "";
  const stated = table
    .replaceAll(",", "")
    .split("\n")
    .slice(2)
    .map((row) => row.match(/\d+(?: (?:KB|MB|GB|s|min)\b)?/g));
  expect(stated).toEqual(figures.map((row) => row.map(String)));
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
