/** Counts lines, files, dependencies, caches and types, which have limits. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Size {
  /** Lines of TypeScript outside tests and drawings. */
  lines: number;
  /** Files that git tracks. */
  files: number;
  /** Packages that the running site needs. */
  dependencies: number;
  /** Values cached between two requests for a list, as listed in `docs/architecture.md`. */
  caches: number;
  /** Types of a product, as listed in `docs/architecture.md`. */
  productTypes: number;
}

interface Measurements {
  size: Size;
  /** Differences between the docs and the code, a sentence each. */
  mistakes: string[];
}

const DOCS = "docs/architecture.md";
const SOURCE = /^(?:app\/.*|[\w.]+)\.tsx?$/;
const TEST = /\.test\.tsx?$/;
const DRAWING = /^app\/drawings\//;
/** The folders that handle a request for a list. */
const LIST_PATH = /^app\/(?:http|upstream|catalogue|ui|routes\/list|api\/(?:index|search))\//;
const CACHE = /new (?:LRUCache|WeakMap)\b/;
/** Names of product types, such as `StoredProduct`, `ProductTable` or `FeaturedProduct`. */
const PRODUCT_TYPE =
  /^(?:export )?(?:interface|type) ((?!Removed)\w*Product(?:CardView|Head|Line|Reading|Row|Summary|Table|Update|View)?)\b/gm;

/** Measures the checkout at `root`, with uncommitted files. */
export function measure(root: string): Measurements {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "--deduplicate"];
  const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).trim().split("\n");
  const code = files.filter(
    (file) => SOURCE.test(file) && !TEST.test(file) && existsSync(join(root, file)),
  );
  const sources = new Map(code.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const lines = [...sources]
    .filter(([file]) => !DRAWING.test(file))
    .reduce((sum, [, text]) => sum + text.split("\n").length - 1, 0);

  const docs = readFileSync(join(root, DOCS), "utf8");
  const caches = readTable(docs, "Caches on the path of a list request");
  const productTypes = readTable(docs, "Types that represent a product");
  const dependencies = readTable(docs, "Runtime dependencies");
  const { dependencies: installed } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const packages = Object.keys(installed);

  return {
    size: {
      lines,
      files: files.length,
      dependencies: packages.length,
      caches: caches.length,
      productTypes: productTypes.length,
    },
    mistakes: [
      ...unlisted(
        "dependency",
        packages,
        dependencies.map(({ name }) => name),
      ),
      ...stale(
        "dependency",
        dependencies.map(({ name }) => name),
        packages,
      ),
      ...unlisted(
        "cache in",
        findCaches(sources),
        caches.map(({ file }) => file),
      ),
      ...stale("cache", ...declared(caches, sources)),
      ...unlisted("product type", findProductTypes(sources), productTypes.map(toGroup)),
      ...stale("product type", ...declared(productTypes, sources)),
    ],
  };
}

interface Row {
  name: string;
  /** Empty where the table has none. */
  file: string;
}

/** The first two cells, set as code, of each row of the table under a heading. */
export function readTable(docs: string, heading: string): Row[] {
  const section = docs.split(/^#+ /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";
  return [...section.matchAll(/^\| `([^`]+)` \|(?: `([^`]+)` \|)?/gm)].map(([, name, file]) => ({
    name: name ?? "",
    file: file ?? "",
  }));
}

function findCaches(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file, text]) => LIST_PATH.test(file) && CACHE.test(text))
    .map(([file]) => file);
}

function findProductTypes(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([file, text]) =>
    [...text.matchAll(PRODUCT_TYPE)].map(([, name = ""]) => toGroup({ name, file })),
  );
}

function toGroup({ name, file }: Row): string {
  return `${name} of ${file}`;
}

/** The rows, and those whose file contains a word of that name. */
function declared(rows: Row[], sources: ReadonlyMap<string, string>): [string[], string[]] {
  const known = rows.filter(({ name, file }) =>
    new RegExp(`\\b${name}\\b`).test(sources.get(file) ?? ""),
  );
  return [rows.map(toGroup), known.map(toGroup)];
}

function unlisted(what: string, found: string[], listed: string[]): string[] {
  const missing = [...new Set(found)].filter((name) => !listed.includes(name));
  return missing.map((name) => `${DOCS} does not list the ${what} ${name}`);
}

function stale(what: string, listed: string[], found: string[]): string[] {
  const gone = listed.filter((name) => !found.includes(name));
  return gone.map((name) => `${DOCS} lists the ${what} ${name}, which is not there`);
}
