/** Makes, renames, moves, orders and retires categories, collections and subcategories from a table: all of it, or nothing. */
import { setImmediate } from "node:timers/promises";
import type { SheetImport, SheetRow } from "#app/contract/sheet-import.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { CatalogueWrite, Writer } from "../database/writing.ts";
import type { PlaceTable } from "../places/place-slugs.ts";
import { createPlace, type PlaceRow, readPlace, updatePlace } from "../places/places.ts";
import type { Services } from "../services.ts";
import { countOutcomes, type ImportMode, isWritten } from "../spreadsheet/outcomes.ts";
import { type PlaceNames, readPlaceNames } from "../spreadsheet/place-names.ts";
import { fail } from "../spreadsheet/planned-row.ts";
import type { Table } from "../spreadsheet/table.ts";
import { type GivenPlace, toGivenPlaces } from "./given-places.ts";
import { columnOf, type PlannedPlace, planPlace, WrongCell } from "./planned-place.ts";

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
  const given = toGivenPlaces(table);
  let rows: SheetRow[] = [];
  try {
    await options.write(async (write) => {
      rows = await writeRows(write, given);
      const isChanging = rows.some(({ outcome }) => outcome === "new" || outcome === "changed");
      if (!isChanging || !isWritten(rows, options)) throw new NotWritten();
      const named = (outcome: SheetRow["outcome"]) =>
        rows.filter((row) => row.outcome === outcome).map(({ name }) => name);
      const after = { new: named("new"), changed: named("changed") };
      await writeAuditLog(write.trx, options.actor, [{ action: "import", resource: "category", id: null, after }]);
    });
  } catch (error) {
    if (!(error instanceof NotWritten)) throw error;
  }
  const told = rows.filter(({ outcome }) => outcome !== "same");
  return { written: isWritten(rows, options), counts: countOutcomes(rows), made: [], details: [], rows: told };
}

/** Rows after which other work goes on. */
const PART = 10;

/** Subcategories last: a category that one belongs to may be new. */
async function writeRows(write: CatalogueWrite, given: readonly GivenPlace[]): Promise<SheetRow[]> {
  const done: SheetRow[] = [];
  const seen = new Map<string, number>();
  const kindOf = ({ cells }: GivenPlace) => cells.Kind?.toLowerCase() ?? "";
  const isSubcategory = (row: GivenPlace) => kindOf(row) === "subcategory";
  let names = await readPlaceNames(write.trx);
  let isOutdated = false;
  for (const one of [...given.filter((row) => !isSubcategory(row)), ...given.filter(isSubcategory)]) {
    if (done.length % PART === 0) await setImmediate();
    // Only a subcategory's row names another place, its category.
    if (isOutdated && kindOf(one) !== "category" && kindOf(one) !== "collection") {
      names = await readPlaceNames(write.trx);
      isOutdated = false;
    }
    const row = await writeRow(write, one, names, seen);
    if ((row.outcome === "new" || row.outcome === "changed") && !isSubcategory(one)) isOutdated = true;
    done.push(row);
  }
  return done.sort((a, b) => a.row - b.row);
}

async function writeRow(
  write: CatalogueWrite,
  { row, cells, faults }: GivenPlace,
  names: PlaceNames,
  seen: Map<string, number>,
): Promise<SheetRow> {
  const told: SheetRow = { row, sku: "", name: cells.Name ?? "", outcome: "same", changes: [], errors: [] };
  for (const { column, message } of faults) fail(told, column, cells[column] ?? "", message);
  if (faults.length > 0) return told;
  try {
    const found = cells.Address ? await findPlace(write.trx, cells.Address) : null;
    if (cells.Address && !found)
      throw new WrongCell(
        "Address",
        "is nobody's: leave it empty to make a new one, and write its address as the new one",
      );
    const key = found ? `${found.table} ${found.place.id}` : `new row ${row}`;
    const first = seen.get(key);
    if (first !== undefined) throw new WrongCell("Address", `is in row ${first} already; keep one of the two`);
    seen.set(key, row);
    told.name ||= found?.place.name ?? "";
    const plan = planPlace(cells, found?.place ?? null, names);
    told.changes = plan.changes;
    told.outcome = found ? (plan.changes.length > 0 ? "changed" : "same") : "new";
    for (const wrong of plan.errors) fail(told, wrong.column, cells[wrong.column] ?? "", wrong.message);
    if (told.outcome === "new" || told.outcome === "changed") await writePlace(write, plan, found);
  } catch (error) {
    const { column, message } = toWrongCell(error);
    fail(told, column, cells[column] ?? "", message);
  }
  return told;
}

interface Found {
  table: PlaceTable;
  place: PlaceRow;
}

async function writePlace(write: CatalogueWrite, { kind, fields }: PlannedPlace, found: Found | null): Promise<void> {
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

/** Refusals of a place's own rules name the field first. @throws whatever else happened */
function toWrongCell(error: unknown): WrongCell {
  if (error instanceof WrongCell) return error;
  if (!(error instanceof ApiError)) throw error;
  const [, field = "", message = error.message] = /^(\w+): (.*)$/s.exec(error.message) ?? [];
  return new WrongCell(columnOf(field), message);
}
