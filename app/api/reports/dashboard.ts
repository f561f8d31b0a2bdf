/** The counts of the administration's first page. */

import type { Kysely } from "kysely";
import type { z } from "zod";
import { countsOf } from "#app/catalogue/facet-sets.ts";
import { FEATURED } from "#app/catalogue/list-part.ts";
import type { Dashboard } from "#app/contract/dashboard.ts";
import { listLogs } from "../accounts/audit-log.ts";
import { countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import type { IndexedCatalogue } from "../index/catalogue.ts";

/** The highest stock that counts as low. */
const LOW_STOCK = 3;
const RECENT = 10;
const WEEK_MS = 7 * 24 * 60 * 60_000;

export async function readDashboard(
  db: Kysely<Tables>,
  { categories, subcategories, brands, index }: IndexedCatalogue,
): Promise<z.infer<typeof Dashboard>> {
  const stock = await db
    .selectFrom("products")
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere("stock_quantity", "<=", 0).as("out"),
      eb.fn
        .countAll<number>()
        .filterWhere((where) => where.between("stock_quantity", 1, LOW_STOCK))
        .as("low"),
    ])
    .executeTakeFirstOrThrow();
  const weekAgo = new Date(Date.now() - WEEK_MS).toISOString();
  const messages = await db
    .selectFrom("contact_messages")
    .select((eb) => [
      eb.fn.countAll<number>().as("total"),
      eb.fn.countAll<number>().filterWhere("created_at", ">=", weekAgo).as("last"),
      eb.fn.countAll<number>().filterWhere("status", "=", "open").as("open"),
    ])
    .executeTakeFirstOrThrow();
  return {
    products: {
      total: index.size,
      by_status: countsOf(index.sets.in("status"), index.sets.all),
      featured: index.sets.of(FEATURED, "true").size,
      on_sale: index.sets.of("isOnSale", "true").size,
      out_of_stock: Number(stock.out),
      low_stock: Number(stock.low),
    },
    categories: categories.size,
    subcategories: subcategories.size,
    brands: brands.size,
    users: await countRows(db.selectFrom("admins")),
    messages: {
      total: Number(messages.total),
      last_7_days: Number(messages.last),
      open: Number(messages.open),
      waiting_for_mail: await countRows(db.selectFrom("mails")),
    },
    recent_logs: (await listLogs(db, { limit: RECENT })).data,
  };
}
