/**
 * Makes the fixtures of a release: `node tests/upgrade/make.ts CHECKOUT NAME` writes NAME.tar.gz
 * and NAME.demonstration.tar.gz beside this file, unless they exist. The checkout is of that
 * release, installed and built.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findPostgresPrograms, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { fillShop } from "./fill-shop.ts";
import { FIRST_LINES } from "./first-lines.ts";

const [checkout, name] = process.argv.slice(2);
if (!checkout || !name) throw new Error("node tests/upgrade/make.ts CHECKOUT NAME");
const root = resolve(checkout);
const folder = mkdtempSync(join(tmpdir(), "catalogue-release-"));
const first = join(folder, "first.jsonl");
writeFileSync(first, FIRST_LINES.join("\n"));
await writeFixture(name, fillWithShop, writeArchives);
await writeFixture(`${name}.demonstration`, startOnce);
rmSync(folder, { recursive: true });

type Settings = Record<string, string>;

/** Writes the fixture of a database that `fill` fills, on SQLite and on PostgreSQL. */
async function writeFixture(
  fixture: string,
  fill: (settings: Settings) => Promise<void>,
  addFiles: (made: string, sqlite: Settings) => void = () => {},
): Promise<void> {
  const file = join(import.meta.dirname, `${fixture}.tar.gz`);
  if (existsSync(file)) return;
  const settingsOf = (kind: string): Settings => {
    const DATA_DIR = join(folder, fixture, kind);
    mkdirSync(DATA_DIR, { recursive: true });
    return { DATA_DIR, DATA_DIR_NEW: "yes" };
  };
  const { DATA_DIR: made = "" } = settingsOf("made");
  const sqlite = settingsOf("sqlite");
  await fill(sqlite);
  addFiles(made, sqlite);
  const database = new DatabaseSync(join(sqlite.DATA_DIR ?? "", "catalogue.sqlite"));
  database.exec(`vacuum into '${join(made, "catalogue.sqlite")}'`);
  database.close();

  const postgres = await startPostgres();
  await fill({ ...settingsOf("postgres"), DATABASE_URL: postgres.url });
  const dump = execFileSync(
    join(findPostgresPrograms() ?? "", "pg_dump"),
    ["--inserts", "--no-owner", postgres.url],
    {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  await postgres.stop();
  // Lines that begin with a backslash are psql's own commands.
  writeFileSync(join(made, "postgres.sql"), dump.replaceAll(/^\\.*\n/gm, ""));
  execFileSync("tar", ["-czf", file, "-C", made, "."]);
}

async function fillWithShop(settings: Settings): Promise<void> {
  run("catalogue", ["import", first], settings);
  const isLater = existsSync(join(root, "app/routes/desk"));
  const invited = run(
    "admin",
    ["invite", "owner@example.com", isLater ? "owner" : "super_admin"],
    settings,
  );
  const token = /^ {2}(\S{20,})$/m.exec(invited)?.[1];
  // There is no mail server, so the mails stay queued.
  const mail = {
    SMTP_URL: "smtp://127.0.0.1:9",
    CONTACT_MAIL_TO: "shop@example.com",
    MAIL_ACKNOWLEDGEMENT: "yes",
  };
  const server = await startServer({ ...settings, ...mail }, root);
  await fillShop(server.origin, token ?? "");
  await server.stop();
}

/** The release fills the database with its demonstration, which nobody edits. */
async function startOnce(settings: Settings): Promise<void> {
  const server = await startServer(settings, root);
  await server.stop();
}

function writeArchives(made: string, settings: Settings): void {
  run("catalogue", ["export", join(made, "catalogue.jsonl")], settings);
  if (existsSync(join(root, "app/api/cli/backup.ts"))) {
    run("catalogue", ["export", join(made, "catalogue.tar.gz")], settings);
    run("backup", ["backup", join(made, "shop.backup")], settings);
  }
  for (const pictures of ["uploads", "originals"]) {
    const kept = join(settings.DATA_DIR ?? "", pictures);
    if (existsSync(kept)) cpSync(kept, join(made, pictures), { recursive: true });
  }
}

/** Runs a command of the release. */
function run(command: string, args: string[], variables: Settings): string {
  const env = { PATH: process.env.PATH, ...variables };
  const file = join(root, `app/api/cli/${command}.ts`);
  return execFileSync(process.execPath, [file, ...args], { cwd: root, env, encoding: "utf8" });
}
