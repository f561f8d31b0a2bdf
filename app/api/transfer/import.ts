/** Replaces a catalogue by the lines of a file: all of it, or nothing when a single line is wrong. */
import type { Insertable } from "kysely";
import { isSale } from "#app/catalogue/sale.ts";
import { CatalogueHead, CatalogueLine, type ProductLine } from "#app/contract/catalogue-file.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import type { ProductTable } from "../database/catalogue-tables.ts";
import type { Database } from "../database/database.ts";
import { toPaise } from "../database/paise.ts";
import { type CatalogueWrite, clearCatalogue, raiseCounter, writeCatalogue } from "../database/writing.ts";
import { drawProducts } from "../products/draw-products.ts";
import { toNewColumns } from "../products/fields.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { DEALS } from "../read-model/stored.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { toValidationMessage } from "../validation-messages.ts";
import { createBatches } from "./batches.ts";
import { createReferences } from "./references.ts";

/** A file that cannot be taken; the message has a line for each line of the file that is wrong. */
export class BadFile extends Error {}

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
    images: JSON.stringify(product.images.map(inKeyOrder)),
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

/**
 * @param lines the file's lines, without line breaks
 * @param report called now and then, for a progress bar
 * @param uploads where drawings are kept; without it, products without pictures are drawn at the site's next start
 * @returns how many products there are now
 * @throws BadFile, and the database is as it was
 */
export async function importLines(
  database: Database,
  lines: AsyncIterable<string> | Iterable<string>,
  report: (progress: Progress) => void,
  uploads?: Pick<Uploads, "keepDrawings" | "has">,
): Promise<number> {
  return writeCatalogue(database, async (write) => {
    await clearCatalogue(write);
    const batches = createBatches(write.trx);
    const collections = new Map<string, number>();
    const references = createReferences();
    const faults: string[] = [];
    let number = 0;
    let total = -1;
    let done = 0;

    async function take(entry: CatalogueLine): Promise<void> {
      if ("brand" in entry) await batches.add("brands", entry.brand);
      else if ("type" in entry) await batches.add("types", entry.type);
      else if ("category" in entry) {
        const { product_count: _, former_slugs, retired, ...row } = entry.category;
        if (row.kind === "collection") collections.set(row.slug, row.id);
        await batches.add("categories", { ...row, position: row.position ?? row.id, retired: Number(retired) });
        for (const slug of former_slugs) {
          await batches.add("former_slugs", { slug, category_id: row.id, subcategory_id: null });
        }
      } else if ("subcategory" in entry) {
        const { product_count: _, former_slugs, retired, ...row } = entry.subcategory;
        await batches.add("subcategories", { ...row, position: row.position ?? row.id, retired: Number(retired) });
        for (const slug of former_slugs) {
          await batches.add("former_slugs", { slug, category_id: null, subcategory_id: row.id });
        }
      } else if ("alias" in entry) await batches.add("slug_aliases", entry.alias);
      else await takeProduct(entry);
    }

    async function takeProduct(entry: ProductLine): Promise<void> {
      const { id, collections: slugs, product_subcategories, price, sale_price } = entry.product;
      const onOffer = isSale(toPaise(price), toPaise(sale_price));
      await batches.add("products", toProductRow(entry, write.version));
      for (const link of product_subcategories) await batches.add("product_subcategories", { ...link, product_id: id });
      for (const slug of slugs) {
        const category_id = collections.get(slug);
        if (category_id === undefined) continue;
        // What is on offer is known from its prices, and listed without being told.
        if (slug !== DEALS || !onOffer) await batches.add("product_collections", { product_id: id, category_id });
      }
      done++;
      report({ done, total });
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
    await raiseCounters(write);
    if (uploads) await drawProducts(write, uploads);
    await writeAuditLog(write.trx, OPERATOR, [
      { action: "import", resource: "catalogue", id: null, after: { products: done } },
    ]);
    return done;
  });
}
