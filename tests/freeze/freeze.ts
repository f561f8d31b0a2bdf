/**
 * `npm run freeze`: records the responses and pages of a build, and compares another build with
 * them.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const USAGE = `npm run freeze -- record     writes what the site answers and shows into a folder
npm run freeze -- compare    fails where it differs from what was recorded
  --site DIR      a checkout that is installed and built; this one by default
  --url ORIGIN    a running server instead, whose clock is its own
  --folder DIR    where the record lies; data/freeze by default
  --port PORT     of the server that is started, 4960 by default; data sheets show it, so keep it the same
  --only TEXT     tests whose title holds it: "API", "HTML", "390 px"`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    site: { type: "string", default: "." },
    url: { type: "string" },
    folder: { type: "string", default: "data/freeze" },
    port: { type: "string", default: "4960" },
    only: { type: "string" },
  },
});
const [command = ""] = positionals;
if (command !== "record" && command !== "compare") {
  console.error(USAGE);
  process.exit(1);
}

const data = mkdtempSync(join(tmpdir(), "freeze-data-"));
const { status } = spawnSync(
  "playwright",
  [
    "test",
    "--config",
    join(import.meta.dirname, "playwright.config.ts"),
    ...(values.only ? ["--grep", values.only] : []),
  ],
  {
    stdio: "inherit",
    env: {
      ...process.env,
      FREEZE_FOLDER: resolve(values.folder),
      FREEZE_DATA: data,
      FREEZE_PORT: values.port,
      FREEZE_CLOCK: `--import ${join(import.meta.dirname, "frozen-clock.ts")}`,
      ...(command === "record" && { FREEZE_RECORDS: "yes" }),
      ...(values.url
        ? { FREEZE_URL: new URL(values.url).origin }
        : { FREEZE_SITE: resolve(values.site) }),
    },
  },
);
rmSync(data, { recursive: true, force: true });
process.exit(status ?? 1);
