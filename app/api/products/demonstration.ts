/** Takes the demonstration's products out of a shop that has begun with them. */
import type { Kysely } from "kysely";
import { PUBLIC_STATUSES } from "#app/contract/product-parts.ts";
import { readDemonstrationLines } from "#app/site/folder.ts";
import { OPERATOR, writeAuditLog } from "../accounts/audit-log.ts";
import { findLastRun, forgetRun } from "../database/job-runs.ts";
import type { Tables } from "../database/tables.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { removeOne } from "./change-products.ts";
import { touch } from "./write-product.ts";

/** The slugs of the demonstration's products, by id. */
let slugs: ReadonlyMap<number, string> | null = null;

function readSlugs(): ReadonlyMap<number, string> {
  const [, ...lines] = readDemonstrationLines();
  const products = lines.flatMap((line) => JSON.parse(line).products ?? []);
  return new Map(products.map(({ id, slug }) => [id, slug]));
}

/** Staff may have changed all but the id; a former slug stays with its product. */
async function findDemonstration(db: Kysely<Tables>): Promise<number[]> {
  slugs ??= readSlugs();
  // PostgreSQL rejects an empty list; no product has the id 0.
  const ids = [0, ...slugs.keys()];
  const current = db.selectFrom("products").select(["id", "slug"]).where("id", "in", ids);
  const former = db.selectFrom("slug_aliases").select(["product_id as id", "slug"]);
  const all = await current.unionAll(former.where("product_id", "in", ids)).execute();
  return [...new Set(all.flatMap(({ id, slug }) => (slugs?.get(id) === slug ? id : [])))];
}

/** Tells a shop how many products of the demonstration are left and how to remove them, or null. */
export async function describeDemonstration(db: Kysely<Tables>): Promise<string | null> {
  if (await findLastRun(db, "demonstration")) return null;
  const { length } = await findDemonstration(db);
  if (length === 0) return null;
  const products = length === 1 ? "1 product" : `${length} products`;
  return (
    `The catalogue still contains ${products} of the demonstration. ` +
    "To remove them, run npm run catalogue -- remove-demonstration on the server"
  );
}

/** Hides the demonstration's products when another shop's documents replace it. */
export async function hideDemonstration(write: CatalogueWrite): Promise<void> {
  const { trx } = write;
  if (!(await forgetRun(trx, "demonstration"))) return;
  const ids = await findDemonstration(trx);
  if (ids.length === 0) return;
  await touch(write)
    .set({ status: "archived" })
    .where("id", "in", ids)
    .where("status", "in", PUBLIC_STATUSES)
    .execute();
  await writeAuditLog(trx, OPERATOR, [
    { action: "hide", resource: "demonstration", id: null, after: { products: ids.length } },
  ]);
}

/** @returns the number of removed products */
export async function removeDemonstration(write: CatalogueWrite): Promise<number> {
  const ids = await findDemonstration(write.trx);
  const entries = [];
  for (const id of ids) entries.push(await removeOne(write, id, null));
  await writeAuditLog(write.trx, OPERATOR, entries);
  return ids.length;
}
