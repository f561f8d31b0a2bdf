/** All that products say where the address of an uploaded file may stand. */
import type { Database } from "../database/database.ts";

export interface ProductTexts {
  id: number;
  images: string;
  description: string;
  custom_sections: string;
}

const AT_ONCE = 200;

/** Of every product, a few of them in memory at a time. */
export async function* readProductTexts({ db }: Database): AsyncGenerator<ProductTexts, void, undefined> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("products")
      .select(["id", "images", "description", "custom_sections"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
