/** Writes a planned import in batches: new names first, then the products. */
import { setImmediate } from "node:timers/promises";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import { allocateIds, type CatalogueWrite, type Writer } from "../database/writing.ts";
import { createGroup } from "../groups/groups.ts";
import { isPhotograph } from "../products/image-list.ts";
import { createProduct, readProduct, updateProduct } from "../products/write-product.ts";
import type { Services } from "../services.ts";
import type { PlannedRow } from "./columns.ts";
import { type NameLookup, readGroupNames } from "./group-names.ts";
import { listNewNames, type NewName } from "./new-names.ts";
import type { ImportPlan } from "./plan-import.ts";
import type { StoredPictures } from "./plan-pictures.ts";
import { readSpreadsheetNames, type SpreadsheetNames } from "./spreadsheet-names.ts";

interface ApplyOptions {
  write: Services["write"];
  actor: Actor;
  /** Called after each batch. */
  report?: (done: number, total: number) => void;
}

const AT_ONCE = 200;
/** Rows between two turns of the event loop. */
const PART = 10;

async function createBrand(trx: Writer, { name, slug }: NewName): Promise<void> {
  let id = await allocateIds(trx, "brands");
  const isTaken = (candidate: string) =>
    trx.selectFrom("brands").select("id").where("slug", "=", candidate).executeTakeFirst();
  while (!slug && (await isTaken(`brand-${id}`))) id = await allocateIds(trx, "brands");
  await trx
    .insertInto("brands")
    .values({ id, name, slug: slug ?? `brand-${id}`, description: "" })
    .execute();
}

async function createNames({ trx }: CatalogueWrite, { rows, names }: ImportPlan): Promise<void> {
  const newNames = await listNewNames(rows, names);
  for (const one of newNames) {
    if (one.kind === "brand") await createBrand(trx, one);
    else if (one.kind !== "subcategory")
      await createGroup(trx, "categories", { name: one.name, kind: one.kind });
  }
  const { categories } = await readGroupNames(trx);
  for (const { name, category } of newNames.filter(({ kind }) => kind === "subcategory")) {
    await createGroup(trx, "subcategories", {
      name,
      category_id: categories.idOf(category ?? "") ?? null,
    });
  }
}

function toCall(
  { fields, named }: PlannedRow,
  names: SpreadsheetNames,
  stored: StoredPictures,
  existing: ImageWrite[],
) {
  const { brand, category, collections, fits, pictures } = named;
  const idOf = (known: NameLookup, name: string | null) =>
    name === null ? null : known.idOf(name);
  const subcategories = named.subcategories?.flatMap(
    (name) => names.subcategories.idOf(name) ?? [],
  );
  const images = pictures && toImages(pictures, stored, existing);
  return {
    ...fields,
    ...(brand === undefined ? {} : { brand_id: idOf(names.brands, brand) }),
    ...(category === undefined ? {} : { category_id: idOf(names.categories, category) }),
    ...(subcategories && {
      subcategory_id: subcategories[0] ?? null,
      subcategory_ids: subcategories,
    }),
    ...(collections && {
      collections: collections.flatMap((name) => names.collections.slugOf(name) ?? []),
    }),
    ...(fits && { fits: fits.flatMap((key) => names.findByKey(key) ?? []) }),
    ...(images && { images }),
  };
}

/** An image that the product already has keeps its alternative text. */
function toImages(names: string[], stored: StoredPictures, existing: ImageWrite[]): ImageWrite[] {
  return names.map((name) => {
    const picture = stored.get(name) ?? { image_url: name };
    return existing.find(({ image_url }) => image_url === picture.image_url) ?? picture;
  });
}

/** Names the row in errors caused by changes to the catalogue since the plan was made. */
async function writeRow(
  ...[write, row, names, stored, actor]: Parameters<typeof writeProduct>
): Promise<void> {
  try {
    await writeProduct(write, row, names, stored, actor);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const where = `row ${row.row}${row.sku ? ` (${row.sku})` : ""}`;
    throw new ApiError(
      error.status,
      `${where}: ${error.message}. The catalogue has changed since the check: import the file again`,
    );
  }
}

async function writeProduct(
  write: CatalogueWrite,
  row: PlannedRow,
  names: SpreadsheetNames,
  stored: StoredPictures,
  actor: Actor,
): Promise<void> {
  if (row.id === null) {
    const fields = toCall(row, names, stored, []);
    await createProduct(write, { ...fields, name: row.name, sku: row.sku }, actor);
    return;
  }
  const before = await readProduct(write.trx, row.id);
  const existing: (ImageWrite & { drawn_from?: string })[] = JSON.parse(before.images);
  const fields = toCall(row, names, stored, existing);
  const videos = existing.filter(
    (image) => !isPhotograph(image as never) && image.drawn_from === undefined,
  );
  await updateProduct(
    write,
    before,
    fields.images ? { ...fields, images: [...fields.images, ...videos] } : fields,
    actor,
  );
}

/** Writes the new and changed rows; the caller decides what happens if others are wrong. */
export async function applyImport(plan: ImportPlan, options: ApplyOptions): Promise<void> {
  const { write, actor, report } = options;
  const { stored } = plan;
  // Given slugs come before slugs made from names, which then avoid them.
  const rows = plan.rows
    .filter(({ outcome }) => outcome === "new" || outcome === "changed")
    .sort(
      (one, other) =>
        Number(other.fields.slug !== undefined) - Number(one.fields.slug !== undefined),
    );
  if (rows.length === 0) return;
  // Read once: with ten thousand products this takes longer than writing a batch.
  const names = await write(async (catalogueWrite) => {
    await createNames(catalogueWrite, plan);
    return readSpreadsheetNames(catalogueWrite.trx);
  });
  // Rows whose Fits column names products of later rows are completed in a second round.
  const postponed: PlannedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await write(async (catalogueWrite) => {
      for (const [at, row] of some.entries()) {
        if (at % PART === 0) await setImmediate();
        const { fits, ...others } = row.named;
        const isPostponed = fits?.some((key) => names.findByKey(key) === undefined) ?? false;
        if (isPostponed) postponed.push(row);
        await writeRow(
          catalogueWrite,
          isPostponed ? { ...row, named: others } : row,
          names,
          stored,
          actor,
        );
      }
      const after = { new: [] as string[], changed: [] as string[] };
      for (const { outcome, sku } of some)
        if (outcome === "new" || outcome === "changed") after[outcome].push(sku);
      await writeAuditLog(catalogueWrite.trx, actor, [
        { action: "import", resource: "catalogue", id: null, after },
      ]);
    });
    report?.(Math.min(rows.length, start + AT_ONCE), rows.length);
  }
  if (postponed.length > 0) {
    await write(async (catalogueWrite) => {
      const names = await readSpreadsheetNames(catalogueWrite.trx);
      for (const [at, row] of postponed.entries()) {
        if (at % PART === 0) await setImmediate();
        const id = row.id ?? names.findByKey(row.sku) ?? null;
        await writeRow(
          catalogueWrite,
          { ...row, id, fields: {}, named: { fits: row.named.fits ?? [] } },
          names,
          new Map(),
          actor,
        );
      }
    });
  }
}
