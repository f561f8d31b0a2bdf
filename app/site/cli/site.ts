/** `npm run site`: creates, checks and updates a shop's folder, and pulls overrides into it. */
import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findDataFolderFault } from "#app/api/data-folder.ts";
import { connect } from "#app/api/database/open-database.ts";
import { readSiteOverrides } from "#app/api/groups/overrides.ts";
import { env } from "#app/env.server.ts";
import { pull } from "../overrides/pull.ts";
import { reportOverridden } from "../overrides/report-overridden.ts";
import type { SiteOverrides } from "../overrides/site-overrides.ts";
import { SiteError } from "../read-file.ts";
import { readSite } from "../read-site.ts";
import { writeSchemas } from "./write-schemas.ts";

const USAGE = `npm run site -- new FOLDER      create a small complete folder with comments
npm run site -- check FOLDER    list all errors with file and line
npm run site -- schema FOLDER   update the schemas for editors after an upgrade
npm run site -- pull TARGET     copy SITE_DIR's files to TARGET, updated with changes made at the desk`;

/** Null if there is no database. */
async function readOverridesOfShop(): Promise<SiteOverrides | null> {
  const settings = { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL };
  if (findDataFolderFault(settings, false)) return null;
  const database = await connect(settings);
  try {
    return await readSiteOverrides(database.db);
  } catch (error) {
    const { message } = error as Error;
    throw new SiteError([
      `The database cannot be read: ${message}. Start the site once, which updates it`,
    ]);
  } finally {
    await database.close();
  }
}

async function check(folder: string): Promise<void> {
  const site = await readSite(folder);
  const { company, branches, pages, warnings } = site;
  const overrides = resolve(folder) === resolve(env.SITE_DIR) ? await readOverridesOfShop() : null;
  for (const warning of [...warnings, ...(overrides ? reportOverridden(site, overrides) : [])])
    console.log(`Warning: ${warning}`);
  const count = (number: number, one: string, many: string) =>
    `${number} ${number === 1 ? one : many}`;
  const contents = [
    company.name,
    count(branches.length, "branch", "branches"),
    count(pages.length, "page", "pages"),
  ];
  console.log(`${folder} has no errors: ${contents.join(", ")}`);
}

async function begin(folder: string): Promise<void> {
  rejectUsed(folder);
  cpSync(join(import.meta.dirname, "start"), folder, { recursive: true });
  writeSchemas(folder);
  await check(folder);
  console.log(`Edit the files, then start the site with SITE_DIR=${folder}`);
}

function rejectUsed(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SiteError([
      `${folder}: the folder already exists and is not empty. Choose another name`,
    ]);
}

async function pullInto(target: string): Promise<void> {
  rejectUsed(target);
  const overrides = await readOverridesOfShop();
  if (!overrides) throw new SiteError(["DATA_DIR or DATABASE_URL: there is no catalogue yet"]);
  const files = pull(await readSite(env.SITE_DIR), overrides);
  if (files.size > 0) mkdirSync(target, { recursive: true });
  for (const [name, text] of files) writeFileSync(join(target, name), text);
  console.log(
    files.size === 0
      ? `${env.SITE_DIR} already contains everything saved at the desk`
      : `Wrote ${[...files.keys()].join(", ")} to ${target}. Copy them into ${env.SITE_DIR}`,
  );
}

const COMMANDS: Record<string, (folder: string) => void | Promise<void>> = {
  new: begin,
  check,
  schema: writeSchemas,
  pull: pullInto,
};

const [command = "", folder] = process.argv.slice(2);
const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
try {
  if (!work || !folder) throw new SiteError([USAGE]);
  await work(folder);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
