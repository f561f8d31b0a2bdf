/** The catalogue as a spreadsheet: to fill in, to fetch, and to send back. */
import { successOf } from "#app/contract/reply.ts";
import { SheetImport } from "#app/contract/sheet-import.ts";
import { FILE_FORMS } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { applyImport, reportImport } from "../spreadsheet/apply-import.ts";
import { exportSheet, templateSheet } from "../spreadsheet/export-sheet.ts";
import { isWritten, withFirstRows } from "../spreadsheet/outcomes.ts";
import { sentPictures } from "../spreadsheet/pictures.ts";
import { planImport } from "../spreadsheet/plan-import.ts";
import { withForm } from "./posted-form.ts";
import { adminRoute, ok } from "./route.ts";
import { addTable, ImportQuery, readSentTable, toMode } from "./sheet-calls.ts";

const tags = ["Catalogue"];

export function addCatalogueSheet(app: App, { database, authority, uploads, write }: Services): void {
  const mayRead = authority.requirePermission("canReadDrafts");
  addTable(app, mayRead, {
    path: "/catalogue/export",
    tags,
    name: "catalogue",
    summary: "Fetch the catalogue as a spreadsheet",
    description: "Sent back unchanged, it changes nothing.",
    read: () => exportSheet(database.db),
  });
  addTable(app, mayRead, {
    path: "/catalogue/template",
    tags,
    name: "template",
    summary: "Fetch an empty spreadsheet to fill in, with one example a category",
    read: () => templateSheet(database.db),
  });

  const importSheet = adminRoute({
    method: "post",
    path: "/catalogue/import",
    tags,
    summary: "Create and change products from a spreadsheet",
    description:
      "A form with the table as `file` and, beside it, its `pictures`. Rows are matched by SKU. Nothing is " +
      "written while a row is wrong, unless `skip-wrong` is set.",
    middleware: authority.requirePermission("canManageProducts"),
    request: {
      query: ImportQuery,
    },
    responses: { 200: json(successOf(SheetImport), "What became of the rows"), ...failures(413) },
  });
  app.openapi(importSheet, (context) =>
    withForm(context.req.raw, FILE_FORMS.catalogueSheet, async (form) => {
      const { sheet, pictures: files } = await readSentTable(form);
      const pictures = sentPictures(files, uploads);
      const plan = await planImport(database.db, sheet, pictures);
      const written = isWritten(plan.rows, toMode(context.req.valid("query")));
      const data = withFirstRows(await reportImport(plan, written));
      if (written) {
        await applyImport(plan, { write, actor: context.var.admin });
        uploads.beginSizes([...plan.stored.values()]);
      }
      return ok(context, data);
    }),
  );
}
