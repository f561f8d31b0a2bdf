/** Categories, collections and subcategories as a spreadsheet: to fetch, and to send back changed. */
import { successOf } from "#app/contract/reply.ts";
import { SheetImport } from "#app/contract/sheet-import.ts";
import { FILE_FORMS } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { withFirstRows } from "../spreadsheet/outcomes.ts";
import { exportPlaces } from "../spreadsheet/places/columns.ts";
import { importPlaces } from "../spreadsheet/places/import-places.ts";
import { withForm } from "./posted-form.ts";
import { adminRoute, ok } from "./route.ts";
import { addTable, ImportQuery, readSentTable, toMode } from "./sheet-calls.ts";

const tags = ["Categories"];

export function addPlacesSheet(app: App, { database, authority, write }: Services): void {
  addTable(app, authority.requirePermission("canReadDrafts"), {
    path: "/catalogue/categories/export",
    tags,
    name: "categories",
    summary: "Fetch categories, collections and subcategories as a spreadsheet, retired ones too",
    description: "Sent back unchanged, it changes nothing.",
    read: () => exportPlaces(database.db),
  });

  const importAll = adminRoute({
    method: "post",
    path: "/catalogue/categories/import",
    tags,
    summary: "Make, rename, move, order and retire categories, collections and subcategories from a spreadsheet",
    description:
      "A form with the table as `file`. Rows are found by their address; one without an address is made. Nothing is " +
      "written while a row is wrong, unless `skip-wrong` is set.",
    middleware: authority.requirePermission("canManageProducts"),
    request: { query: ImportQuery },
    responses: { 200: json(successOf(SheetImport), "What became of the rows"), ...failures(413) },
  });
  app.openapi(importAll, async (context) => {
    const { sheet } = await withForm(context.req.raw, FILE_FORMS.placesSheet, readSentTable);
    const mode = toMode(context.req.valid("query"));
    const report = await importPlaces(sheet, { write, actor: context.var.admin, ...mode });
    return ok(context, withFirstRows(report));
  });
}
