/**
 * Makes the fixture of a release: `node tests/upgrade/make.ts CHECKOUT NAME` writes NAME.tar.gz beside this file. The
 * checkout is of that release, installed and built.
 */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { findPrograms, startPostgres } from "../support/postgres.ts";
import { startServer } from "../support/server.ts";
import { FIRST_LINES, fillShop } from "./fill-shop.ts";

const [checkout, name] = process.argv.slice(2);
if (!checkout || !name) throw new Error("node tests/upgrade/make.ts CHECKOUT NAME");
const root = resolve(checkout);
const folder = mkdtempSync(join(tmpdir(), "catalogue-release-"));
const made = join(folder, "made");
mkdirSync(made);
const first = join(folder, "first.jsonl");
writeFileSync(first, FIRST_LINES.join("\n"));

/** Runs a command of the release. */
function run(command: string, given: string[], variables: Record<string, string>): string {
  const env = { PATH: process.env.PATH, ...variables };
  const file = join(root, `app/api/cli/${command}.ts`);
  return execFileSync(process.execPath, [file, ...given], { cwd: root, env, encoding: "utf8" });
}

async function open(variables: Record<string, string>): Promise<void> {
  run("catalogue", ["import", first], variables);
  const isLater = existsSync(join(root, "app/routes/desk"));
  const invited = run("admin", ["invite", "owner@example.com", isLater ? "owner" : "super_admin"], variables);
  const token = /^ {2}(\S{20,})$/m.exec(invited)?.[1];
  // No mail server answers there: the mails wait.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", CONTACT_MAIL_TO: "shop@example.com", MAIL_ACKNOWLEDGEMENT: "yes" };
  const server = await startServer({ ...variables, ...mail }, root);
  await fillShop(server.origin, token ?? "");
  await server.stop();
}

function settingsOf(kind: string): Record<string, string> {
  const DATA_DIR = join(folder, kind);
  mkdirSync(DATA_DIR);
  return { DATA_DIR, DATA_DIR_NEW: "yes" };
}

const sqlite = settingsOf("sqlite");
await open(sqlite);
run("catalogue", ["export", join(made, "catalogue.jsonl")], sqlite);
if (existsSync(join(root, "app/api/cli/backup.ts"))) {
  run("catalogue", ["export", join(made, "catalogue.tar.gz")], sqlite);
  run("backup", ["backup", join(made, "shop.backup")], sqlite);
}
const database = new DatabaseSync(join(folder, "sqlite/catalogue.sqlite"));
database.exec(`vacuum into '${join(made, "catalogue.sqlite")}'`);
database.close();
for (const pictures of ["uploads", "originals"]) {
  const kept = join(folder, "sqlite", pictures);
  if (existsSync(kept)) cpSync(kept, join(made, pictures), { recursive: true });
}

const postgres = await startPostgres();
await open({ ...settingsOf("postgres"), DATABASE_URL: postgres.url });
const dump = execFileSync(join(findPrograms() ?? "", "pg_dump"), ["--inserts", "--no-owner", postgres.url], {
  encoding: "utf8",
});
await postgres.stop();
// Lines that begin so are psql's own commands.
writeFileSync(join(made, "postgres.sql"), dump.replaceAll(/^\\.*\n/gm, ""));

execFileSync("tar", ["-czf", join(import.meta.dirname, `${name}.tar.gz`), "-C", made, "."]);
rmSync(folder, { recursive: true });
