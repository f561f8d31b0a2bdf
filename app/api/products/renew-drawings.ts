/** Draws dealers' products anew after an upgrade that draws otherwise. */
import type { ProductImage } from "#app/contract/product.ts";
import { DRAWING_VERSION } from "#app/drawings/draw-product.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { UPLOADS_PATH } from "../uploads/uploads.ts";
import { type DescribedRow, selectDescribed, toDescribed, toDrawnFrom } from "./draw-products.ts";

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
    const rows = await selectDescribed(db, after).where("products.images", "like", '%"drawn_from":%').execute();
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
  const drawn = (JSON.parse(row.images) as ProductImage[]).filter(isStoredDrawing);
  const from = toDrawnFrom(toDescribed(row));
  return drawn.some((image) => image.drawn_from !== from);
}

/** The seed's own drawings come with each version. */
function isStoredDrawing({ image_url, drawn_from }: ProductImage): boolean {
  return drawn_from !== undefined && image_url.startsWith(UPLOADS_PATH);
}
