/** Counts clicks on phone and WhatsApp links by day and page, without data about the visitor. */
import type { Kysely } from "kysely";
import { type Click, type ClickCount, ClickPage } from "#app/contract/reports.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type Counter, createCounter } from "./counter.ts";
import { dayBefore, toDay } from "./days.ts";

/** `product_id` of pages that are not a product's. */
const NO_PRODUCT = 0;

/** A click, with the product's id on product pages. */
export type CountedClick = Click & { product_id: number | null };

export function createClickCounter({ db }: Database, log: Log): Counter<CountedClick> {
  return createCounter<CountedClick>(
    (counts) => db.transaction().execute((trx) => addCounts(trx, counts)),
    log,
  );
}

async function addCounts(db: Kysely<Tables>, counts: [CountedClick, number][]): Promise<void> {
  const day = toDay(new Date());
  for (const [{ way, page, product_id }, count] of counts) {
    await db
      .insertInto("taps")
      .values({ day, way, page, product_id: product_id ?? NO_PRODUCT, count })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "way", "page", "product_id"])
          .doUpdateSet((eb) => ({ count: eb("taps.count", "+", count) })),
      )
      .execute();
  }
}

/** Pages and products of the last `days` days, most clicks first. */
export async function listClicks(
  db: Kysely<Tables>,
  days: number,
  limit: number,
): Promise<ClickCount[]> {
  const rows = await db
    .selectFrom("taps")
    .leftJoin("products", "products.id", "taps.product_id")
    .select((eb) => [
      "taps.page",
      "taps.product_id",
      "products.name",
      "products.slug",
      eb.fn
        .sum<number>(eb.case().when("way", "=", "call").then(eb.ref("count")).else(0).end())
        .as("calls"),
      eb.fn
        .sum<number>(eb.case().when("way", "=", "whatsapp").then(eb.ref("count")).else(0).end())
        .as("chats"),
    ])
    .where("day", ">", dayBefore(days))
    .groupBy(["taps.page", "taps.product_id", "products.name", "products.slug"])
    .orderBy((eb) => eb.fn.sum("count"), "desc")
    .orderBy("taps.page")
    .orderBy("taps.product_id")
    .limit(limit)
    .execute();
  return rows.map(({ page, product_id, name, slug, calls, chats }) => ({
    page: ClickPage.catch("other").parse(page),
    product: name === null || slug === null ? null : { id: product_id, name, slug },
    calls: Number(calls),
    chats: Number(chats),
  }));
}
