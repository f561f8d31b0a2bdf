/** `npm run catalogue`: moves a catalogue between databases, and copies the database file while it is in use. */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { createReadModel } from "../read-model/read-model.ts";
import { exportLines } from "../transfer/export.ts";
import { importLines } from "../transfer/import.ts";
import { showProgress } from "./progress.ts";
import { run, Usage } from "./run.ts";

const USAGE = `npm run catalogue -- export FILE    write the catalogue, one JSON object a line
npm run catalogue -- import FILE    replace the catalogue by a file's: all of it or nothing
npm run catalogue -- backup FILE    copy the SQLite database, also while the server runs`;

async function readCatalogue(database: Database) {
  const readModel = createReadModel(database);
  await readModel.refresh();
  return readModel.current();
}

/** Equal hashes, equal catalogues: every line of the export counts. */
async function contentHash(database: Database): Promise<string> {
  const hash = createHash("sha256");
  for (const line of exportLines(await readCatalogue(database))) hash.update(line).update("\n");
  return hash.digest("hex");
}

async function exportTo(database: Database, file: string): Promise<void> {
  const catalogue = await readCatalogue(database);
  const progress = showProgress("Exporting", catalogue.products.size);
  const hash = createHash("sha256");
  function* written() {
    let done = 0;
    for (const line of exportLines(catalogue)) {
      hash.update(line).update("\n");
      progress.show(done++);
      yield `${line}\n`;
    }
  }
  const part = `${file}.part`;
  await pipeline(Readable.from(written()), createWriteStream(part, { flush: true }));
  await rename(part, file);
  progress.end();
  console.log(`Exported ${catalogue.products.size} products to ${file}\ncontent ${hash.digest("hex")}`);
}

async function importFrom(database: Database, file: string): Promise<void> {
  if (!existsSync(file)) throw new Usage(`There is no file ${file}`);
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  const progress = showProgress("Importing");
  const count = await importLines(database, lines, ({ done, total }) => progress.show(done, total));
  progress.end();
  console.log(`Imported ${count} products\ncontent ${await contentHash(database)}`);
}

async function backUpTo(database: Database, file: string): Promise<void> {
  if (database.kind !== "sqlite") throw new Usage("PostgreSQL has its own tool for this: pg_dump");
  if (existsSync(file)) throw new Usage(`${file} exists already`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  await sql`vacuum into ${part}`.execute(database.db);
  await rename(part, file);
  console.log(`Backed up to ${file}; pictures that were uploaded are in the uploads folder beside the database`);
}

const COMMANDS: Record<string, (database: Database, file: string) => Promise<void>> = {
  export: exportTo,
  import: importFrom,
  backup: backUpTo,
};

await run(async (database, [command = "", file]) => {
  const work = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
  if (!work || !file) throw new Usage(USAGE);
  await work(database, file);
});
