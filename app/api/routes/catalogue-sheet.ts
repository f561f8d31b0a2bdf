/** The catalogue as a spreadsheet: to fill in, to fetch, and to send back. */
import { successOf } from "#app/contract/reply.ts";
import { SheetImport } from "#app/contract/sheet-import.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { applyImport, toReport } from "../spreadsheet/apply-import.ts";
import { exportSheet, templateSheet } from "../spreadsheet/export-sheet.ts";
import { sentPictures } from "../spreadsheet/pictures.ts";
import { isRight, planImport } from "../spreadsheet/plan-import.ts";
import { limitBody } from "./body-limit.ts";
import { adminRoute, ok } from "./route.ts";
import { FormatQuery, ImportQuery, isSet, readSentTable, sendTable, sheetFile } from "./sheet-calls.ts";

const LARGEST = 256 * 1024 * 1024;
const tags = ["Catalogue"];

export function addCatalogueSheet(app: App, { database, authority, uploads, write }: Services): void {
  const mayRead = authority.requirePermission("canReadDrafts");

  const exportAll = adminRoute({
    method: "get",
    path: "/catalogue/export",
    tags,
    summary: "Fetch the catalogue as a spreadsheet",
    description: "Sent back unchanged, it changes nothing.",
    middleware: mayRead,
    request: { query: FormatQuery },
    responses: { 200: sheetFile },
  });
  app.openapi(exportAll, async (context) => {
    const rows = await exportSheet(database.db);
    return sendTable(context, "catalogue", rows, context.req.valid("query").format);
  });

  const template = adminRoute({
    method: "get",
    path: "/catalogue/template",
    tags,
    summary: "Fetch an empty spreadsheet to fill in, with one example a category",
    middleware: mayRead,
    request: { query: FormatQuery },
    responses: { 200: sheetFile },
  });
  app.openapi(template, async (context) => {
    const rows = await templateSheet(database.db);
    return sendTable(context, "template", rows, context.req.valid("query").format);
  });

  const importSheet = adminRoute({
    method: "post",
    path: "/catalogue/import",
    tags,
    summary: "Create and change products from a spreadsheet",
    description:
      "A form with the table as `file` and, beside it, any number of `pictures`. Rows are matched by SKU. Nothing is " +
      "written while a row is wrong, unless `skip-wrong` is set.",
    middleware: [authority.requirePermission("canManageProducts"), limitBody(LARGEST)],
    request: {
      query: ImportQuery,
    },
    responses: { 200: json(successOf(SheetImport), "What became of the rows"), ...failures(413) },
  });
  app.openapi(importSheet, async (context) => {
    const query = context.req.valid("query");
    const { rows, pictures: files } = await readSentTable(context.req.raw);
    const pictures = sentPictures(files, uploads);
    const plan = await planImport(database.db, rows, pictures);
    const maySkip = isSet(query["skip-wrong"]);
    const written = !isSet(query["dry-run"]) && (maySkip || isRight(plan));
    const data = toReport(plan, written);
    if (written) {
      await applyImport(plan, { write, actor: context.var.admin });
      uploads.beginSizes([...plan.stored.values()]);
    }
    return ok(context, data);
  });
}
