/** Replaces a catalogue by the lines of a file: all of it, or nothing when a single line is wrong. */
import type { Insertable } from "kysely";
import { isSale } from "#app/catalogue/sale.ts";
import { CatalogueHead, CatalogueLine, type ProductLine } from "#app/contract/catalogue-file.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import type { Database } from "../database/database.ts";
import type { ProductTable } from "../database/tables.ts";
import { type CatalogueWrite, clearCatalogue, raiseCounter, writeCatalogue } from "../database/writing.ts";
import { drawProducts } from "../products/draw-products.ts";
import { toNewColumns } from "../products/fields.ts";
import { inKeyOrder } from "../products/image-list.ts";
import { toPaise } from "../products/rupees.ts";
import { DEALS } from "../read-model/wire.ts";
import type { Uploads } from "../uploads/uploads.ts";
import { toValidationMessage } from "../validation-messages.ts";
import { createBatches } from "./batches.ts";

/** A file that cannot be taken; the message names the line. */
export class BadLine extends Error {
  constructor(number: number, message: string) {
    super(`line ${number}: ${message}`);
  }
}

export interface Progress {
  done: number;
  total: number;
}

function parseLine(text: string, number: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new BadLine(number, "is not JSON");
  }
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
 * @throws BadLine, and the database is as it was
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
        if (category_id === undefined) throw new BadLine(number, `collections: there is no "${slug}"`);
        // What is on offer is known from its prices, and listed without being told.
        if (slug !== DEALS || !onOffer) await batches.add("product_collections", { product_id: id, category_id });
      }
      done++;
      report({ done, total });
    }

    for await (const text of lines) {
      number++;
      if (text.trim() === "") continue;
      const value = parseLine(text, number);
      const parsed = number === 1 ? CatalogueHead.safeParse(value) : CatalogueLine.safeParse(value);
      if (!parsed.success) throw new BadLine(number, toValidationMessage(parsed.error));
      if ("catalogue" in parsed.data) total = parsed.data.products;
      else {
        await take(parsed.data).catch((error: Error) => {
          throw error instanceof BadLine ? error : new BadLine(number, `or one shortly before: ${error.message}`);
        });
      }
    }
    await batches.end();
    if (done !== total)
      throw new BadLine(number, `the file holds ${done} products and its first line promises ${total}`);
    await raiseCounters(write);
    if (uploads) await drawProducts(write, uploads);
    await writeAuditLog(write.trx, OPERATOR, [
      { action: "import", resource: "catalogue", id: null, after: { products: done } },
    ]);
    return done;
  });
}
