/** Writes what a plan says: first the names that are new, then the products, a few at a time, so that the site goes on. */
import { setImmediate } from "node:timers/promises";
import type { ImageWrite } from "#app/contract/product-parts-writing.ts";
import type { SheetImport } from "#app/contract/sheet-import.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { type CatalogueWrite, takeIds } from "../database/writing.ts";
import { createPlace } from "../places/places.ts";
import { isGiven } from "../products/image-list.ts";
import { slugOf } from "../products/slugs.ts";
import { createProduct, readProduct, updateProduct } from "../products/write-product.ts";
import type { Services } from "../services.ts";
import { findColumn, type SheetFields } from "./columns.ts";
import type { ImportPlan } from "./plan-import.ts";
import type { PlannedRow } from "./planned-row.ts";
import { type Named, readSheetNames, type SheetNames } from "./sheet-names.ts";
import type { StoredPictures } from "./store-pictures.ts";

export interface ApplyOptions {
  write: Services["write"];
  stored: StoredPictures;
  actor: Actor;
  /** Called after each batch. */
  report?: (done: number, total: number) => void;
}

const AT_ONCE = 200;

interface NewName {
  kind: "brand" | "category" | "subcategory" | "collection";
  name: string;
  /** Of a subcategory, the category of the first product in it. */
  category: string | null;
}

/** What is named in the rows and not in the catalogue, as it is spelled first. */
function newNames({ rows, names }: ImportPlan): NewName[] {
  const made = new Map<string, NewName>();
  const need = (
    kind: NewName["kind"],
    name: string | null | undefined,
    known: Named,
    category: string | null = null,
  ) => {
    const key = `${kind} ${name?.toLowerCase()}`;
    if (name && known.idOf(name) === undefined && !made.has(key)) made.set(key, { kind, name, category });
  };
  for (const { outcome, fields } of rows) {
    if (outcome === "wrong") continue;
    need("brand", fields.brandName, names.brands);
    need("category", fields.categoryName, names.categories);
    for (const name of fields.subcategoryNames ?? []) {
      need("subcategory", name, names.subcategories, fields.categoryName ?? null);
    }
    for (const name of fields.collectionNames ?? []) need("collection", name, names.collections);
  }
  return [...made.values()];
}

async function makeNames({ trx }: CatalogueWrite, plan: ImportPlan): Promise<void> {
  const wanted = newNames(plan);
  for (const { name } of wanted.filter(({ kind }) => kind === "brand")) {
    const id = await takeIds(trx, "brands");
    await trx
      .insertInto("brands")
      .values({ id, name, slug: slugOf(name) ?? `brand-${id}`, description: "" })
      .execute();
  }
  const categories = new Map<string, number>();
  for (const kind of ["category", "collection"] as const) {
    for (const { name } of wanted.filter((one) => one.kind === kind)) {
      categories.set(name.toLowerCase(), (await createPlace(trx, "categories", { name, kind })).id);
    }
  }
  for (const { name, category } of wanted.filter(({ kind }) => kind === "subcategory")) {
    const category_id =
      categories.get(category?.toLowerCase() ?? "") ?? plan.names.categories.idOf(category ?? "") ?? null;
    await createPlace(trx, "subcategories", { name, category_id });
  }
}

function toCall(fields: SheetFields, names: SheetNames, stored: StoredPictures, existing: ImageWrite[]) {
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

async function writeRow(
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
  const { write, stored, actor, report } = options;
  const rows = plan.rows.filter(({ outcome }) => outcome === "new" || outcome === "changed");
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
      for (const row of some) {
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
    await setImmediate();
  }
  if (later.length > 0) {
    await write(async (catalogueWrite) => {
      const names = await readSheetNames(catalogueWrite.trx);
      for (const row of later) {
        const id = names.productOf(row.sku) ?? null;
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

/** What the one who imports is told. */
export function toReport(plan: ImportPlan, written: boolean): SheetImport {
  const counts = { new: 0, changed: 0, same: 0, wrong: 0 };
  for (const { outcome } of plan.rows) counts[outcome]++;
  const rows = plan.rows.filter(({ outcome }) => outcome !== "same").map(({ id: _, fields: __, ...row }) => row);
  const made = newNames(plan).map(({ kind, name }) => `${kind} ${name}`);
  const columns = new Set(rows.flatMap(({ changes }) => changes.map(({ column }) => column)));
  return { written, counts, made, details: [...columns].filter((column) => !findColumn(column)), rows };
}
