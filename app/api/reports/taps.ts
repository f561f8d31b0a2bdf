/** Counts which pages led to a call or a chat, by day: the way and the page or product, nothing of who tapped. */
import type { Kysely } from "kysely";
import { type Tap, type TapCount, TapPage } from "#app/contract/reports.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import type { Log } from "../log.ts";
import { type Counter, createCounter } from "./counter.ts";
import { dayBefore, toDay } from "./days.ts";

/** In the table it stands for no product. */
const NONE = 0;

/** A tap, with the product's id where the page is a product's. */
export type CountedTap = Tap & { product_id: number | null };

export function createTapCounter({ db }: Database, log: Log): Counter<CountedTap> {
  return createCounter<CountedTap>((counts) => db.transaction().execute((trx) => addCounts(trx, counts)), log);
}

async function addCounts(db: Kysely<Tables>, counts: [CountedTap, number][]): Promise<void> {
  const day = toDay(new Date());
  for (const [{ way, page, product_id }, count] of counts) {
    await db
      .insertInto("taps")
      .values({ day, way, page, product_id: product_id ?? NONE, count })
      .onConflict((conflict) =>
        conflict
          .columns(["day", "way", "page", "product_id"])
          .doUpdateSet((eb) => ({ count: eb("taps.count", "+", count) })),
      )
      .execute();
  }
}

/** Pages and products of the last `days` days, those with the most calls and chats first. */
export async function listTaps(db: Kysely<Tables>, days: number, limit: number): Promise<TapCount[]> {
  const rows = await db
    .selectFrom("taps")
    .leftJoin("products", "products.id", "taps.product_id")
    .select((eb) => [
      "taps.page",
      "taps.product_id",
      "products.name",
      "products.slug",
      eb.fn.sum<number>(eb.case().when("way", "=", "call").then(eb.ref("count")).else(0).end()).as("calls"),
      eb.fn.sum<number>(eb.case().when("way", "=", "whatsapp").then(eb.ref("count")).else(0).end()).as("chats"),
    ])
    .where("day", ">", dayBefore(days))
    .groupBy(["taps.page", "taps.product_id", "products.name", "products.slug"])
    .orderBy((eb) => eb.fn.sum("count"), "desc")
    .orderBy("taps.page")
    .orderBy("taps.product_id")
    .limit(limit)
    .execute();
  return rows.map(({ page, product_id, name, slug, calls, chats }) => ({
    page: TapPage.catch("other").parse(page),
    product: name === null || slug === null ? null : { id: product_id, name, slug },
    calls: Number(calls),
    chats: Number(chats),
  }));
}
