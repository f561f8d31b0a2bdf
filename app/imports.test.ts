/** Folders of `app` import each other in the order of the diagram in `docs/architecture.md`. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const FORMATS = ["number-format.ts", "phone-number.ts"];
const COMMON = ["limits.ts", "network.ts", "rate-limit.ts", "receive-form.ts", "with-timeout.ts"];
const RUNNING = ["env.server.ts", "log.server.ts"];
const PICTURES = ["images/picture-header.ts", "images/resized-photograph.ts", "images/sizes.ts"];
const DOCUMENTS = [...FORMATS, ...PICTURES, "languages/", "catalogue/edit-distance.ts"];
const API = [...FORMATS, ...COMMON, "catalogue/", "contract/", "images/", "processes/", "site/"];
const EMBEDDED = [...RUNNING, "upstream/", "catalogue/", "contract/", "api/", "site/"];
const DOORS = ["upstream-context.ts", "upstream.server.ts", "upstream.ts"];

/**
 * What the files of a folder import beside it; the most specific entry counts. Tests import
 * anything, but those of `drawings`, which stand alone too.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  "": [
    ...FORMATS,
    ...COMMON,
    ...RUNNING,
    "languages/",
    "site/",
    "start/",
    "http/",
    "upstream/",
    "ui/",
    "routes/",
  ],
  "languages/": FORMATS,
  "catalogue/": FORMATS,
  "contract/": [...FORMATS, "catalogue/"],
  "drawings/": [],
  "processes/": [],
  "images/": ["limits.ts", "processes/"],
  "site/": [...DOCUMENTS, "env.server.ts"],
  "site/cli/": [...DOCUMENTS, "env.server.ts", "site/", "api/"],
  "start/": ["env.server.ts"],
  "api/": [...API, "drawings/drawings.ts"],
  "api/cli/": [...API, "env.server.ts", "api/"],
  "api/data-folder.ts": [...API, "env.server.ts", "api/"],
  "upstream/": [...RUNNING, "limits.ts", "rate-limit.ts", "catalogue/", "contract/"],
  "upstream/upstream.server.ts": EMBEDDED,
  "upstream/embedded.ts": EMBEDDED,
  "http/": [...COMMON, ...RUNNING, "languages/", ...DOORS.map((name) => `upstream/${name}`)],
  "ui/": [...FORMATS, "languages/", "catalogue/", "images/sizes.ts", "site/"],
  "routes/": [
    ...FORMATS,
    ...COMMON,
    ...RUNNING,
    "catalogue/",
    "contract/",
    "http/",
    "images/",
    "languages/",
    "site/",
    "ui/",
    "upstream/",
  ],
};

const isWithin = (path: string, part: string) =>
  part === ""
    ? !path.includes("/")
    : path === part || (part.endsWith("/") && path.startsWith(part));

const ownerOf = (file: string) =>
  Object.keys(MAY_IMPORT)
    .filter((part) => isWithin(file, part))
    .sort((one, other) => other.length - one.length)[0];

/** The files of `app` that a file imports, relative to `app`. */
function importsOf(file: string): string[] {
  const imports = /(?:\bfrom|\bimport\(?)\s*"((?:#app\/|\.\.?\/)[^"]+\.tsx?)"/g;
  return Array.from(readFileSync(join("app", file), "utf8").matchAll(imports), ([, path = ""]) =>
    path.startsWith("#app/") ? path.slice("#app/".length) : join(file, "..", path),
  );
}

it("imports of app's folders follow their order", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: "app" }).filter(
    (file) => file.startsWith("drawings/") || !/\.test\.tsx?$/.test(file),
  );
  const against = files.flatMap((file) => {
    const owner = ownerOf(file);
    if (owner === undefined) return [`${file}: its folder is not in the table`];
    const allowed = [owner, ...(MAY_IMPORT[owner] ?? [])];
    return importsOf(file)
      .filter((path) => !allowed.some((part) => isWithin(path, part)))
      .map((path) => `${file} imports ${path}`);
  });
  expect(files.length).toBeGreaterThan(500);
  expect(against).toEqual([]);
});
