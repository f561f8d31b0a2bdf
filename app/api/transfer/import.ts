/** Replaces a catalogue with the lines of a file, in one transaction. */
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import { type CatalogueWrite, clearCatalogue, writeCatalogue } from "../database/writing.ts";
import { type DrawingStore, drawProducts } from "../products/draw-products.ts";
import { ArchiveError } from "./archive-error.ts";
import { parseLine } from "./parse-line.ts";
import { createReferences } from "./references.ts";
import { createLineWriter } from "./write-lines.ts";

/** The largest number of errors in a message. */
const MAX_FAULTS = 50;

export interface Progress {
  done: number;
  total: number;
}

type Lines = AsyncIterable<string> | Iterable<string>;

interface CatalogueImportOptions {
  /** Called after each product. */
  report?: (progress: Progress) => void;
  /** Stores drawings; without it, products are drawn at the site's next start. */
  uploads?: DrawingStore;
}

/**
 * Replaces the catalogue in its own transaction.
 *
 * @param lines the file's lines, without line breaks
 * @returns the number of products
 * @throws ArchiveError; the database is then unchanged
 */
export function importLines(
  database: Database,
  lines: Lines,
  options: CatalogueImportOptions = {},
): Promise<number> {
  return writeCatalogue(database, async (write) => {
    const products = await replaceCatalogue(write, lines, options);
    const entry = {
      action: "import",
      resource: "catalogue",
      id: null,
      after: { products },
    } as const;
    await writeAuditLog(write.trx, OPERATOR, [entry]);
    return products;
  });
}

/** The same within a transaction. */
export async function replaceCatalogue(
  write: CatalogueWrite,
  lines: Lines,
  { report, uploads }: CatalogueImportOptions,
): Promise<number> {
  await clearCatalogue(write);
  const writer = createLineWriter(write);
  const references = createReferences();
  const faults: string[] = [];
  let number = 0;
  let total: number | null = null;
  let done = 0;
  for await (const text of lines) {
    number++;
    if (text.trim() === "") continue;
    const line = parseLine(text, number === 1);
    const wrong = "fault" in line ? [line.fault] : references.take(line.entry);
    faults.push(...wrong.map((fault) => `line ${number}: ${fault}`));
    if (faults.length > MAX_FAULTS || (number === 1 && wrong.length > 0)) break;
    if ("fault" in line) continue;
    const { entry } = line;
    if ("catalogue" in entry) total = entry.products;
    else if (faults.length === 0) {
      await writer.add(entry).catch((error: Error) => {
        throw new ArchiveError(`line ${number} or one shortly before: ${error.message}`, {
          cause: error,
        });
      });
      if (!("product" in entry)) continue;
      done++;
      report?.({ done, total: total ?? 0 });
    }
  }
  if (faults.length > MAX_FAULTS) faults.splice(MAX_FAULTS, faults.length, "and more");
  if (faults.length > 0) throw new ArchiveError(faults.join("\n"));
  await writer.end();
  if (done !== total)
    throw new ArchiveError(
      `line 1: products must be ${done}, the number in the file, not ${total ?? 0}`,
    );
  if (uploads) await drawProducts(write, uploads);
  return done;
}
