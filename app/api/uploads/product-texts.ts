/** Reads the stored texts of all products. */
import { setImmediate } from "node:timers/promises";
import type { Database } from "../database/database.ts";

const BATCH_SIZE = 200;

/** Reads all products in batches. */
export async function* readProductTexts({ db }: Pick<Database, "db">) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "status", "technical_details", "images", "description", "custom_sections"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(BATCH_SIZE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
    // SQLite's queries are synchronous: requests are served between them.
    await setImmediate();
  }
}
