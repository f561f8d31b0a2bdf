/** The catalogue as a spreadsheet: to fill in, to fetch, and to send back. */
import type { Context } from "hono";
import { z } from "zod";
import { successOf } from "#app/contract/reply.ts";
import { SheetImport } from "#app/contract/sheet-import.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { applyImport, toReport } from "../spreadsheet/apply-import.ts";
import { exportSheet, templateSheet } from "../spreadsheet/export-sheet.ts";
import { sentPictures } from "../spreadsheet/pictures.ts";
import { isRight, planImport } from "../spreadsheet/plan-import.ts";
import { readTable, type SheetFormat, toSheetFormat, writeTable } from "../spreadsheet/sheet-file.ts";
import { limitBody } from "./body-limit.ts";
import { adminRoute, ok } from "./route.ts";

const LARGEST = 256 * 1024 * 1024;
const tags = ["Catalogue"];

const MEDIA = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const FormatQuery = z.object({
  format: z.enum(["csv", "xlsx"]).optional().meta({ description: "csv or xlsx; without it xlsx" }),
});

const file = { schema: { type: "string" as const, format: "binary" } };
const sheet = { content: { [MEDIA.xlsx]: file, "text/csv": file }, description: "The table" };

const Flag = z.enum(["0", "1", "true", "false"]).optional();
const isSet = (flag: string | undefined) => flag === "1" || flag === "true";

async function sendTable(context: Context<ApiEnv>, name: string, rows: string[][], format: SheetFormat = "xlsx") {
  const bytes = new Uint8Array(await writeTable(rows, format));
  context.header("Content-Disposition", `attachment; filename="${name}.${format}"`);
  return context.body(bytes, 200, { "Content-Type": MEDIA[format] });
}

async function readForm(request: Request): Promise<{ table: File; pictures: File[] }> {
  const form = await request.formData().catch(() => null);
  const files = form ? [...form.values()].filter((value) => value instanceof File && value.size > 0) : [];
  const table = form?.get("file");
  if (!(table instanceof File) || table.size === 0) {
    throw new ApiError(400, "file: send a .csv or .xlsx file as multipart/form-data");
  }
  return { table, pictures: files.filter((one): one is File => one !== table && one instanceof File) };
}

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
    responses: { 200: sheet },
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
    responses: { 200: sheet },
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
      query: z.object({
        "dry-run": Flag.meta({ description: "1: only say what would become of each row" }),
        "skip-wrong": Flag.meta({ description: "1: leave out the rows that are wrong" }),
      }),
    },
    responses: { 200: json(successOf(SheetImport), "What became of the rows"), ...failures(413) },
  });
  app.openapi(importSheet, async (context) => {
    const query = context.req.valid("query");
    const { table, pictures: files } = await readForm(context.req.raw);
    const pictures = sentPictures(files, uploads);
    const rows = await readTable(Buffer.from(await table.arrayBuffer()), toSheetFormat(table.name));
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
