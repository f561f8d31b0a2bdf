/** `npm run site`: begins a dealer's folder, checks one, and renews the schemas that editors read. */
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { SiteMistake } from "../read-file.ts";
import { readSite } from "../read-site.ts";
import { writeSchemas } from "./write-schemas.ts";

const USAGE = `npm run site -- new FOLDER      write a small complete start, with comments
npm run site -- check FOLDER    say every mistake with its file and line
npm run site -- schema FOLDER   renew the schemas that editors complete from, after an upgrade`;

async function check(folder: string): Promise<void> {
  const { company, branches, pages } = await readSite(folder);
  const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  console.log(
    `${folder} is right: ${company.name}, ${count(branches.length, "branch", "branches")}, ${count(pages.length, "page", "pages")}`,
  );
}

async function begin(folder: string): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SiteMistake([`${folder}: is there already, and not empty`]);
  cpSync(join(import.meta.dirname, "start"), folder, { recursive: true });
  writeSchemas(folder);
  await check(folder);
  console.log(`Change the files, then start the site with SITE_DIR=${folder}`);
}

const COMMANDS: Record<string, (folder: string) => void | Promise<void>> = {
  new: begin,
  check,
  schema: writeSchemas,
};

const [command = "", folder] = process.argv.slice(2);
const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
try {
  if (!work || !folder) throw new SiteMistake([USAGE]);
  await work(folder);
} catch (error) {
  if (!(error instanceof SiteMistake)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
