/** Replaces a catalogue by the lines of a file: all of it, or nothing when a single line is wrong. */
import type { Insertable } from "kysely";
import { standingType } from "#app/catalogue/power-type.ts";
import { DEALS } from "#app/catalogue/sale.ts";
import { CatalogueHead, CatalogueLine, type ProductLine } from "#app/contract/catalogue-file.ts";
import type { Type } from "#app/contract/place-in-catalogue.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { Database } from "../database/database.ts";
import { type CatalogueWrite, clearCatalogue, raiseCounter, writeCatalogue } from "../database/writing.ts";
import { ensureDeals } from "../places/deals.ts";
import { type DrawingStore, drawProducts } from "../products/draw-products.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { ensureTypes, standingSlugOf } from "../products/power-types.ts";
import { toNewColumns } from "../products/product-columns.ts";
import { toValidationMessage } from "../validation-messages.ts";
import { BadFile } from "./bad-file.ts";
import { createBatches } from "./batches.ts";
import { createReferences } from "./references.ts";

/** Wrong lines told of; the rest are of the same kind. */
const MOST_FAULTS = 50;

export interface Progress {
  done: number;
  total: number;
}

function parseLine(text: string, isFirst: boolean): { entry: CatalogueLine | CatalogueHead } | { fault: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: "is not JSON" };
  }
  const parsed = isFirst ? CatalogueHead.safeParse(value) : CatalogueLine.safeParse(value);
  return parsed.success ? { entry: parsed.data } : { fault: nameOf(value) + toValidationMessage(parsed.error) };
}

/** Which product a line is about, where that can be told. */
function nameOf(value: unknown): string {
  const { product } = (value ?? {}) as { product?: { name?: unknown; sku?: unknown } };
  return product ? `product "${product.name}"${product.sku ? ` (${product.sku})` : ""}: ` : "";
}

/** As it was exported: the pictures keep their ids. */
function toProductRow({ product, said_fits }: ProductLine, version: number): Insertable<ProductTable> {
  return {
    ...toNewColumns({ ...product, fits: said_fits }),
    images: JSON.stringify((product.images ?? []).map(inKeyOrder)),
    id: product.id,
    version: product.version,
    changed_in: version,
    created_at: product.created_at,
    updated_at: product.updated_at,
  };
}

/** Ids given out later come after all that were brought. */
async function raiseCounters({ trx }: CatalogueWrite): Promise<void> {
  for (const table of [
    "brands",
    "types",
    "categories",
    "subcategories",
    "products",
    "product_subcategories",
  ] as const) {
    const { most } = await trx
      .selectFrom(table)
      .select((eb) => eb.fn.max("id").as("most"))
      .executeTakeFirstOrThrow();
    await raiseCounter(trx, table, Number(most ?? 0));
  }
}

type Lines = AsyncIterable<string> | Iterable<string>;

interface ImportOptions {
  /** Called now and then, for a progress bar. */
  report?: (progress: Progress) => void;
  /** Where drawings are kept; without it, products without pictures are drawn at the site's next start. */
  uploads?: DrawingStore;
}

/**
 * Replaces the catalogue in a write of its own.
 *
 * @param lines the file's lines, without line breaks
 * @returns how many products there are now
 * @throws BadFile, and the database is as it was
 */
export function importLines(database: Database, lines: Lines, options: ImportOptions = {}): Promise<number> {
  return writeCatalogue(database, async (write) => {
    const products = await replaceCatalogue(write, lines, options);
    const entry = { action: "import", resource: "catalogue", id: null, after: { products } } as const;
    await writeAuditLog(write.trx, OPERATOR, [entry]);
    return products;
  });
}

/** The same within a write. */
export async function replaceCatalogue(write: CatalogueWrite, lines: Lines, options: ImportOptions): Promise<number> {
  const { report, uploads } = options;
  await clearCatalogue(write);
  const batches = createBatches(write.trx);
  const collections = new Map<string, number>();
  const typeSlugs = new Map<string, string>();
  const references = createReferences();
  const faults: string[] = [];
  let number = 0;
  let total = -1;
  let done = 0;

  async function take(entry: CatalogueLine): Promise<void> {
    if ("brand" in entry) await batches.add("brands", { description: "", ...entry.brand });
    else if ("type" in entry) await takeType(entry.type);
    else if ("category" in entry) {
      const { product_count: _, former_slugs = [], retired = false, ...own } = entry.category;
      const row = { description: "", kind: "category" as const, position: own.id, ...own };
      if (row.kind === "collection") collections.set(row.slug, row.id);
      await batches.add("categories", { ...row, retired: Number(retired) });
      for (const slug of former_slugs) {
        await batches.add("former_slugs", { slug, category_id: row.id, subcategory_id: null });
      }
    } else if ("subcategory" in entry) {
      const { product_count: _, former_slugs = [], retired = false, ...own } = entry.subcategory;
      const row = { description: "", category_id: null, position: own.id, ...own };
      await batches.add("subcategories", { ...row, retired: Number(retired) });
      for (const slug of former_slugs) {
        await batches.add("former_slugs", { slug, category_id: null, subcategory_id: row.id });
      }
    } else if ("alias" in entry) await batches.add("slug_aliases", entry.alias);
    else await takeProduct(entry);
  }

  /** A type of the shop's own that means one of the five becomes it. */
  async function takeType(type: Type): Promise<void> {
    const slug = standingSlugOf(type) ?? type.slug;
    const isThere = [...typeSlugs.values()].includes(slug);
    typeSlugs.set(type.slug, slug);
    if (!isThere) await batches.add("types", { ...type, slug });
  }

  /** A product may name one of the five without a line of the file that brings it. */
  async function completeTypes(): Promise<void> {
    await batches.end();
    await raiseCounters(write);
    await ensureTypes(write.trx);
  }

  async function takeProduct(entry: ProductLine): Promise<void> {
    if (done === 0) await completeTypes();
    const { id, type, collections: slugs = [], product_subcategories = [] } = entry.product;
    const slug = type && (typeSlugs.get(type) ?? standingType(type)?.slug ?? type);
    const product = { ...entry.product, type: slug };
    await batches.add("products", toProductRow({ ...entry, product }, write.version));
    for (const link of product_subcategories) await batches.add("product_subcategories", { ...link, product_id: id });
    for (const slug of slugs) {
      const category_id = collections.get(slug);
      // Files of earlier releases name the deals, which follow from the prices.
      if (category_id === undefined || slug === DEALS) continue;
      await batches.add("product_collections", { product_id: id, category_id });
    }
    done++;
    report?.({ done, total });
  }

  for await (const text of lines) {
    number++;
    if (text.trim() === "") continue;
    const line = parseLine(text, number === 1);
    const wrong = "fault" in line ? [line.fault] : references.take(line.entry);
    for (const fault of wrong) faults.push(`line ${number}: ${fault}`);
    if (faults.length > MOST_FAULTS || (number === 1 && wrong.length > 0)) break;
    if ("fault" in line) continue;
    if ("catalogue" in line.entry) total = line.entry.products;
    else if (faults.length === 0) {
      await take(line.entry).catch((error: Error) => {
        throw new BadFile(`line ${number}, or one shortly before: ${error.message}`, { cause: error });
      });
    }
  }
  if (faults.length > MOST_FAULTS) faults.splice(MOST_FAULTS, faults.length, "and more");
  if (faults.length > 0) throw new BadFile(faults.join("\n"));
  await batches.end().catch((error: Error) => {
    throw new BadFile(`one of the last lines: ${error.message}`, { cause: error });
  });
  if (done !== total)
    throw new BadFile(`line 1: the file holds ${done} products and this line promises ${total < 0 ? "none" : total}`);
  if (done === 0) await completeTypes();
  else await raiseCounters(write);
  await ensureDeals(write.trx);
  if (uploads) await drawProducts(write, uploads);
  return done;
}
