/** Makes, renames, moves, orders and retires categories, collections and subcategories from a table: all of it, or nothing. */
import { setImmediate } from "node:timers/promises";
import { CategoryCreate, CategoryUpdate, SubcategoryCreate, SubcategoryUpdate } from "#app/contract/place-writing.ts";
import type { SheetImport, SheetRow } from "#app/contract/sheet-import.ts";
import { type Actor, writeAuditLog } from "../../accounts/audit-log.ts";
import { ApiError } from "../../api-error.ts";
import type { CatalogueWrite, Writer } from "../../database/writing.ts";
import type { PlaceTable } from "../../places/place-slugs.ts";
import { createPlace, type PlaceFields, type PlaceRow, readPlace, updatePlace } from "../../places/places.ts";
import type { Services } from "../../services.ts";
import { type Cell, createRowReader, textAt } from "../given-rows.ts";
import { type ImportMode, isWritten, toReport } from "../outcomes.ts";
import { type PlaceKind, type PlaceNames, readPlaceNames } from "../place-names.ts";
import { cellOf, fail, failFaults, findComplaints, type Planned, planCells } from "../planned-row.ts";
import { readWordedRows, type Table } from "../table.ts";
import { ADDRESS, COLUMNS, KIND, kindOf } from "./columns.ts";

export interface ImportPlacesOptions extends ImportMode {
  write: Services["write"];
  actor: Actor;
}

/** Undoes what the rows have done. */
class NotWritten extends Error {}

/**
 * A dry run writes the rows too, and undoes them: what it finds right can be written.
 *
 * @param table its rows are found by their address, made where they have none
 * @throws an ApiError for a column that there is not
 */
export async function importPlaces(table: Table, options: ImportPlacesOptions): Promise<SheetImport> {
  const given = readRows(table);
  let rows: SheetRow[] = [];
  try {
    await options.write(async (write) => {
      rows = await writeRows(write, given);
      const isChanging = rows.some(isRight);
      if (!isChanging || !isWritten(rows, options)) throw new NotWritten();
      const named = (outcome: SheetRow["outcome"]) =>
        rows.filter((row) => row.outcome === outcome).map(({ name }) => name);
      const after = { new: named("new"), changed: named("changed") };
      await writeAuditLog(write.trx, options.actor, [{ action: "import", resource: "category", id: null, after }]);
    });
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
  }
  return toReport(rows, { written: isWritten(rows, options), made: [], details: [] });
}

/** Rows after which other work goes on. */
const PART = 10;

type Cells = Cell<(typeof COLUMNS.list)[number]>[];

interface GivenRow {
  /** As the program for tables counts it. */
  row: number;
  cells: Cells;
}

const kindIn = ({ cells }: GivenRow) => textAt(cells, KIND).toLowerCase();
const isSubcategory = (given: GivenRow) => kindIn(given) === "subcategory";

/** @throws an ApiError for a column that there is not, and for one that is there twice */
function readRows(table: Table): GivenRow[] {
  const { titles, rows } = readWordedRows(table);
  const unknown = titles.find((title) => title !== "" && !COLUMNS.find(title));
  if (unknown) throw new ApiError(400, `There is no column "${unknown}": the columns are ${COLUMNS.titles.join(", ")}`);
  const read = createRowReader(titles, COLUMNS);
  return rows.map((given) => ({ row: given.row, cells: read(given) }));
}

/** Subcategories last: a category that one belongs to may be new. */
async function writeRows(write: CatalogueWrite, given: readonly GivenRow[]): Promise<SheetRow[]> {
  const done: Planned<PlaceFields>[] = [];
  const seen = new Map<string, number>();
  let names = await readPlaceNames(write.trx);
  let isOutdated = false;
  for (const one of [...given.filter((row) => !isSubcategory(row)), ...given.filter(isSubcategory)]) {
    if (done.length % PART === 0) await setImmediate();
    // Only a subcategory's row names another place, its category.
    if (isOutdated && kindIn(one) !== "category" && kindIn(one) !== "collection") {
      names = await readPlaceNames(write.trx);
      isOutdated = false;
    }
    const row = await writeRow(write, one, names, seen);
    if (isRight(row) && !isSubcategory(one)) isOutdated = true;
    done.push(row);
  }
  return done.sort((a, b) => a.row - b.row);
}

const isRight = ({ outcome }: SheetRow) => outcome === "new" || outcome === "changed";

async function writeRow(
  write: CatalogueWrite,
  { row, cells }: GivenRow,
  names: PlaceNames,
  seen: Map<string, number>,
): Promise<Planned<PlaceFields>> {
  const plan: Planned<PlaceFields> = {
    ...{ row, sku: "", name: textAt(cells, "Name"), outcome: "same", changes: [], errors: [] },
    fields: {},
  };
  failFaults(plan, cells);
  if (plan.errors.length > 0) return plan;
  const address = textAt(cells, ADDRESS);
  const found = address ? await findPlace(write.trx, address) : null;
  plan.name ||= found?.place.name ?? "";
  const key = found ? `${found.table} ${found.place.id}` : `new row ${row}`;
  const first = seen.get(key);
  if (address && !found) fail(plan, ADDRESS, address, NOBODYS);
  else if (first !== undefined) fail(plan, ADDRESS, address, `is in row ${first} already; keep one of the two`);
  else {
    seen.set(key, row);
    const kind = readKind(plan, textAt(cells, KIND), found?.place);
    if (kind) await writePlace(write, plan, cells, { ...names, kind }, found);
  }
  return plan;
}

const NOBODYS = "is nobody's: leave it empty to make a new one, and write its address as the new one";

/** Null where it is not even known what the row is about. */
function readKind(plan: SheetRow, text: string, before: PlaceRow | undefined): PlaceKind | null {
  const kind = text.toLowerCase();
  const own = before && kindOf(before);
  if (own && (kind === "" || kind === own)) return own;
  if (!own && (kind === "category" || kind === "collection" || kind === "subcategory")) return kind;
  fail(plan, KIND, text, own ? `is a ${own}, and stays one` : "write category, collection or subcategory");
  return null;
}

interface Found {
  table: PlaceTable;
  place: PlaceRow;
}

/** Where the row is right: refusals of a place's own rules name the field first. */
async function writePlace(
  write: CatalogueWrite,
  plan: Planned<PlaceFields>,
  cells: Cells,
  names: PlaceNames & { kind: PlaceKind },
  found: Found | null,
): Promise<void> {
  planCells(plan, cells, found?.place, names);
  // A new place is retired after it was made.
  const { retired: _, ...own } = plan.fields;
  const [Create, Update] = names.kind === "subcategory" ? SUBCATEGORY : CATEGORY;
  const faults = found ? findComplaints(Update, plan.fields) : findComplaints(Create, own);
  if (found && plan.changes.length === 0) return;
  for (const { path, message } of faults) fail(plan, ...cellOf(plan, COLUMNS, String(path[0])), message);
  if (plan.outcome === "wrong") return;
  plan.outcome = found ? "changed" : "new";
  try {
    await writeFields(write, plan.fields, names.kind, found);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const [, field = "", message = error.message] = /^(\w+): (.*)$/s.exec(error.message) ?? [];
    const column = COLUMNS.titleOf(field) ?? "Name";
    fail(plan, column, textAt(cells, column), message);
  }
}

const CATEGORY = [CategoryCreate, CategoryUpdate] as const;
const SUBCATEGORY = [SubcategoryCreate, SubcategoryUpdate] as const;

async function writeFields(
  write: CatalogueWrite,
  fields: PlaceFields,
  kind: PlaceKind,
  found: Found | null,
): Promise<void> {
  if (found) {
    await updatePlace(write, found.table, found.place, fields);
    return;
  }
  const table = kind === "subcategory" ? "subcategories" : "categories";
  const place = await createPlace(write.trx, table, {
    ...fields,
    name: fields.name ?? "",
    ...(kind === "subcategory" ? {} : { kind }),
  });
  if (fields.retired) await updatePlace(write, table, place, { retired: true });
}

/** By its address, or one that it had. */
async function findPlace(trx: Writer, slug: string): Promise<Found | null> {
  for (const table of ["categories", "subcategories"] as const) {
    const row = await trx.selectFrom(table).select("id").where("slug", "=", slug).executeTakeFirst();
    if (row) return { table, place: await readPlace(trx, table, row.id) };
  }
  const former = await trx.selectFrom("former_slugs").selectAll().where("slug", "=", slug).executeTakeFirst();
  if (!former) return null;
  const table = former.category_id === null ? "subcategories" : "categories";
  return { table, place: await readPlace(trx, table, former.category_id ?? former.subcategory_id ?? 0) };
}
