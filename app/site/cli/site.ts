/** `npm run site`: creates and checks a shop's folder, loads it, and writes the documents back. */
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readFolder } from "../folder.ts";
import { SiteError } from "../read-file.ts";
import { toSite } from "../to-site.ts";
import { loadFolder, pullInto } from "./database.ts";
import { writeSchemas } from "./write-schemas.ts";

const USAGE = `npm run site -- new FOLDER      create a small complete folder with comments
npm run site -- check FOLDER    list all errors with file and line
npm run site -- schema FOLDER   update the schemas for editors after an upgrade
npm run site -- load FOLDER [--dry-run] [--replace]
                                show what differs from the shop, then replace the shop's documents
                                and pictures with the folder's; --dry-run only shows it; --replace
                                also replaces what was changed at the desk since the last pull
npm run site -- pull FOLDER     write the shop's documents and pictures into a folder`;

async function check(folder: string): Promise<void> {
  const { documents, pictures, warnings } = await readFolder(folder);
  const { company, branches, pages } = toSite(documents, pictures);
  for (const warning of warnings) console.log(`Warning: ${warning}`);
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
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SiteError([
      `${folder}: the folder already exists and is not empty. Choose another name`,
    ]);
  cpSync(join(import.meta.dirname, "start"), folder, { recursive: true });
  writeSchemas(folder);
  await check(folder);
  console.log(`Edit the files, then start the site with SITE_DIR=${folder}`);
}

type Flags = Record<string, unknown>;

const COMMANDS: Record<string, (folder: string, flags: Flags) => void | Promise<void>> = {
  new: begin,
  check,
  schema: writeSchemas,
  async load(folder, flags) {
    const { warnings, ...read } = await readFolder(folder);
    for (const warning of warnings) console.log(`Warning: ${warning}`);
    await loadFolder(folder, read, flags);
  },
  pull: pullInto,
};

try {
  const flag = { type: "boolean" } as const;
  const options = { replace: flag, "dry-run": flag };
  const { values, positionals } = parseArgs({ strict: false, allowPositionals: true, options });
  const [command = "", folder] = positionals;
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!work || !folder) throw new SiteError([USAGE]);
  await work(folder, values);
} catch (error) {
  if (!(error instanceof SiteError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
