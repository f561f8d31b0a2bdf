/** Writes what a plan says: first the names that are new, then the products, a few at a time, so that the site goes on. */
import { setImmediate } from "node:timers/promises";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import { type CatalogueWrite, takeIds, type Writer } from "../database/writing.ts";
import { createPlace } from "../places/places.ts";
import { isGiven } from "../products/image-list.ts";
import { createProduct, readProduct, updateProduct } from "../products/write-product.ts";
import type { Services } from "../services.ts";
import { COLUMNS, type PlannedRow } from "./columns.ts";
import { listNewNames, type NewName } from "./new-names.ts";
import { toReport } from "./outcomes.ts";
import { readPlaceNames } from "./place-names.ts";
import type { ImportPlan } from "./plan-import.ts";
import { readSheetNames, type SheetNames } from "./sheet-names.ts";
import type { StoredPictures } from "./store-pictures.ts";

export interface ApplyOptions {
  write: Services["write"];
  actor: Actor;
  /** Called after each batch. */
  report?: (done: number, total: number) => void;
}

const AT_ONCE = 200;
/** Rows after which other work goes on. */
const PART = 10;

async function makeBrand(trx: Writer, { name, slug }: NewName): Promise<void> {
  let id = await takeIds(trx, "brands");
  const isTaken = (own: string) => trx.selectFrom("brands").select("id").where("slug", "=", own).executeTakeFirst();
  while (!slug && (await isTaken(`brand-${id}`))) id = await takeIds(trx, "brands");
  await trx
    .insertInto("brands")
    .values({ id, name, slug: slug ?? `brand-${id}`, description: "" })
    .execute();
}

async function makeNames({ trx }: CatalogueWrite, { rows, names }: ImportPlan): Promise<void> {
  const wanted = await listNewNames(rows, names);
  for (const one of wanted) {
    if (one.kind === "brand") await makeBrand(trx, one);
    else if (one.kind !== "subcategory") await createPlace(trx, "categories", { name: one.name, kind: one.kind });
  }
  const { categories } = await readPlaceNames(trx);
  for (const { name, category } of wanted.filter(({ kind }) => kind === "subcategory")) {
    await createPlace(trx, "subcategories", { name, category_id: categories.idOf(category ?? "") ?? null });
  }
}

function toCall(fields: PlannedRow["fields"], names: SheetNames, stored: StoredPictures, existing: ImageWrite[]) {
  const { brandName, categoryName, subcategoryNames, collectionNames, fitKeys, pictures: given, ...call } = fields;
  const idOf = (named: { idOf(name: string): number | undefined }, name: string | null | undefined) =>
    name === undefined ? undefined : name === null ? null : named.idOf(name);
  const subcategories = subcategoryNames?.flatMap((name) => names.subcategories.idOf(name) ?? []);
  const images = given && toImages(given, stored, existing);
  return {
    ...call,
    ...(brandName === undefined ? {} : { brand_id: idOf(names.brands, brandName) }),
    ...(categoryName === undefined ? {} : { category_id: idOf(names.categories, categoryName) }),
    ...(subcategories && { subcategory_id: subcategories[0] ?? null, subcategory_ids: subcategories }),
    ...(collectionNames && { collections: collectionNames.flatMap((name) => names.collections.slugOf(name) ?? []) }),
    ...(fitKeys && { fits: fitKeys.flatMap((key) => names.productOf(key) ?? []) }),
    ...(images && { images }),
  };
}

/** A picture that the product has already stays as it is, with its words. */
function toImages(given: string[], stored: StoredPictures, existing: ImageWrite[]): ImageWrite[] {
  return given.map((name) => {
    const picture = stored.get(name) ?? { image_url: name };
    return existing.find(({ image_url }) => image_url === picture.image_url) ?? picture;
  });
}

/** Names the row where the catalogue has been changed since the plan was made. */
async function writeRow(...[write, row, names, stored, actor]: Parameters<typeof writeProduct>): Promise<void> {
  try {
    await writeProduct(write, row, names, stored, actor);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const who = `row ${row.row}${row.sku ? ` (${row.sku})` : ""}`;
    throw new ApiError(error.status, `${who}: ${error.message}. The catalogue was changed meanwhile: import it again`);
  }
}

async function writeProduct(
  write: CatalogueWrite,
  row: PlannedRow,
  names: SheetNames,
  stored: StoredPictures,
  actor: Actor,
): Promise<void> {
  if (row.id === null) {
    const fields = toCall(row.fields, names, stored, []);
    await createProduct(write, { ...fields, name: row.name, sku: row.sku }, actor);
    return;
  }
  const before = await readProduct(write.trx, row.id);
  const existing: (ImageWrite & { drawn_from?: string })[] = JSON.parse(before.images);
  const fields = toCall(row.fields, names, stored, existing);
  const videos = existing.filter((image) => !isGiven(image as never) && image.drawn_from === undefined);
  await updateProduct(
    write,
    before,
    fields.images ? { ...fields, images: [...fields.images, ...videos] } : fields,
    actor,
  );
}

/** Writes the rows that are new or changed; the caller has decided about those that are wrong. */
export async function applyImport(plan: ImportPlan, options: ApplyOptions): Promise<void> {
  const { write, actor, report } = options;
  const { stored } = plan;
  // An address that is given goes before those that are made of names, which then take another.
  const rows = plan.rows
    .filter(({ outcome }) => outcome === "new" || outcome === "changed")
    .sort((one, other) => Number(other.fields.slug !== undefined) - Number(one.fields.slug !== undefined));
  if (rows.length === 0) return;
  // Once: with ten thousand products it is the longest part of a small batch.
  const names = await write(async (catalogueWrite) => {
    await makeNames(catalogueWrite, plan);
    return readSheetNames(catalogueWrite.trx);
  });
  // What fits which may name products of the same sheet: those come in a second round.
  const later: PlannedRow[] = [];
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    const some = rows.slice(start, start + AT_ONCE);
    await write(async (catalogueWrite) => {
      for (const [at, row] of some.entries()) {
        if (at % PART === 0) await setImmediate();
        const { fitKeys, ...others } = row.fields;
        const waits = fitKeys?.some((key) => names.productOf(key) === undefined) ?? false;
        if (waits) later.push(row);
        await writeRow(catalogueWrite, waits ? { ...row, fields: others } : row, names, stored, actor);
      }
      const after = { new: [] as string[], changed: [] as string[] };
      for (const { outcome, sku } of some) if (outcome === "new" || outcome === "changed") after[outcome].push(sku);
      await writeAuditLog(catalogueWrite.trx, actor, [{ action: "import", resource: "catalogue", id: null, after }]);
    });
    report?.(Math.min(rows.length, start + AT_ONCE), rows.length);
  }
  if (later.length > 0) {
    await write(async (catalogueWrite) => {
      const names = await readSheetNames(catalogueWrite.trx);
      for (const row of later) {
        const id = row.id ?? names.productOf(row.sku) ?? null;
        await writeRow(
          catalogueWrite,
          { ...row, id, fields: { fitKeys: row.fields.fitKeys ?? [] } },
          names,
          new Map(),
          actor,
        );
      }
    });
  }
}

export async function reportImport({ rows, names }: ImportPlan, written: boolean): Promise<SheetImport> {
  const made = await listNewNames(rows, names);
  const columns = new Set(rows.flatMap(({ changes }) => changes.map(({ column }) => column)));
  return toReport(rows, {
    written,
    made: made.map(({ kind, name }) => `${kind} ${name}`),
    details: [...columns].filter((column) => !COLUMNS.find(column)),
  });
}
