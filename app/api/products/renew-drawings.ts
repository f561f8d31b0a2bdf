/** Draws products anew after an upgrade that draws otherwise. */
import type { ProductImage } from "#app/contract/product-parts.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { type DescribedRow, selectDescribed, toDescribed } from "./described-rows.ts";
import { DRAWING_VERSION, toDrawnFrom } from "./draw-products.ts";
import { FORMER_DRAWINGS, withFormerDrawings } from "./former-drawings.ts";

/** Few, because a write waits for its drawings, and everybody's for a write. */
const RENEWED_AT_ONCE = 20;

/**
 * Draws anew, once, what an earlier version of the drawings drew: of products that nobody has written since.
 *
 * @param write one write, with its drawings
 * @param isStopping asked between writes; what is left then is done after the next start
 */
export async function renewDrawings(
  { db }: Database,
  write: (work: (write: CatalogueWrite) => Promise<unknown>) => Promise<unknown>,
  isStopping: () => boolean,
): Promise<void> {
  const job = `drawings ${DRAWING_VERSION}` as const;
  if (await findLastRun(db, job)) return;
  for (let after = 0; !isStopping(); ) {
    const rows = await selectDescribed(db, after)
      .where(({ eb, or }) =>
        or(['%"drawn_from":%', `%"${FORMER_DRAWINGS}%`].map((text) => eb("products.images", "like", text))),
      )
      .execute();
    const old = rows.filter(isDrawnFromElse).map(({ id }) => id);
    for (let start = 0; start < old.length && !isStopping(); start += RENEWED_AT_ONCE) {
      const ids = old.slice(start, start + RENEWED_AT_ONCE);
      await write(({ trx, version }) =>
        trx.updateTable("products").set({ changed_in: version }).where("id", "in", ids).execute(),
      );
    }
    const last = rows.at(-1);
    if (!last) return recordRun(db, job);
    after = last.id;
  }
}

function isDrawnFromElse(row: DescribedRow): boolean {
  const images: ProductImage[] = withFormerDrawings(JSON.parse(row.images));
  const from = toDrawnFrom(toDescribed(row));
  return images.some(({ drawn_from }) => drawn_from !== undefined && drawn_from !== from);
}
