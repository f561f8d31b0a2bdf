/** Redraws products after an upgrade that changes drawings, and after a rename. */
import { setImmediate } from "node:timers/promises";
import type { ApiProductImage } from "#app/contract/product-parts.ts";
import type { Database } from "../database/database.ts";
import { findLastRun, recordRun } from "../database/job-runs.ts";
import type { CatalogueWrite } from "../database/writing.ts";
import { DRAWING_VERSION, toDrawnFrom } from "./draw-products.ts";
import { type DrawingInputRow, selectDrawingInput, toDrawingInput } from "./drawing-input.ts";

/**
 * Redraws the products whose drawings are older than the drawing version, or show a former name of
 * their brand or group. Does nothing unless one of these has changed since its last run.
 *
 * @param write runs one catalogue write, which draws the changed products
 * @param isStopping checked between writes; the next start continues
 */
export async function renewDrawings(
  { db }: Database,
  write: (work: (write: CatalogueWrite) => Promise<unknown>) => Promise<unknown>,
  isStopping: () => boolean,
): Promise<void> {
  const job = `drawings ${DRAWING_VERSION}` as const;
  const [last, renamed] = [await findLastRun(db, job), await findLastRun(db, "rename")];
  if (last && (!renamed || last > renamed)) return;
  const begun = new Date();
  for (let after = 0; !isStopping(); ) {
    const rows = await selectDrawingInput(db, after)
      .where("products.images", "like", '%"drawn_from":%')
      .execute();
    const old = rows.filter(isOutdated).map(({ id }) => id);
    if (old.length > 0)
      await write(({ trx, version }) =>
        trx.updateTable("products").set({ changed_in: version }).where("id", "in", old).execute(),
      );
    const row = rows.at(-1);
    if (!row) return recordRun(db, job, begun);
    after = row.id;
    await setImmediate();
  }
}

function isOutdated(row: DrawingInputRow): boolean {
  const images: ApiProductImage[] = JSON.parse(row.images);
  const source = toDrawnFrom(toDrawingInput(row));
  return images.some(({ drawn_from }) => drawn_from !== undefined && drawn_from !== source);
}
