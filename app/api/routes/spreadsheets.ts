/** Calls that export and import the spreadsheet of products. */
import { z } from "zod";
import { successOf } from "#app/contract/reply.ts";
import { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { parsePhrases } from "#app/contract/text-lists.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { ReceivedFile, receiveForm } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { SPREADSHEET_TYPES, type UploadedSpreadsheet } from "../spreadsheet/staff-spreadsheets.ts";
import { requirePermission } from "./authority.ts";
import { adminRoute, ok } from "./route.ts";

const FormatQuery = z.object({
  format: z.enum(["csv", "xlsx"]).optional().meta({ description: "csv or xlsx; default xlsx" }),
});

const file = { schema: { type: "string" as const, format: "binary" } };
const spreadsheetFile = {
  content: { [SPREADSHEET_TYPES.xlsx]: file, "text/csv": file },
  description: "The spreadsheet",
};

const Flag = z.enum(["0", "1", "true", "false"]).optional();
const ImportQuery = z.object({
  "dry-run": Flag.meta({ description: "1: report what would change, and write nothing" }),
  "skip-wrong": Flag.meta({ description: "1: leave out wrong rows" }),
  specifications: z.string().max(10_000).optional().meta({
    description: "Titles of unknown columns that become public, separated by commas",
  }),
});

const isSet = (flag: string | undefined) => flag === "1" || flag === "true";

const toMode = (query: z.infer<typeof ImportQuery>) => ({
  dryRun: isSet(query["dry-run"]),
  skipWrong: isSet(query["skip-wrong"]),
  specifications: parsePhrases(query.specifications ?? ""),
});

const TAGS = ["Catalogue"];

export function addSpreadsheets(app: App): void {
  addFile(app, "export", {
    summary: "Export the products as a spreadsheet",
    description: "Imported unchanged, it changes nothing.",
  });
  addFile(app, "template", { summary: "Download a template with one example for each category" });
  addImport(app);
}

function addFile(
  app: App,
  which: "export" | "template",
  texts: { summary: string; description?: string },
): void {
  const route = adminRoute({
    method: "get",
    path: `/catalogue/${which}`,
    tags: TAGS,
    ...texts,
    request: { query: FormatQuery },
    responses: { 200: spreadsheetFile },
  });
  app.openapi(route, (context) => {
    const { format = "xlsx" } = context.req.valid("query");
    return context.var.staff.reading.downloadSpreadsheet(which, format);
  });
}

function addImport(app: App): void {
  const route = adminRoute({
    method: "post",
    path: "/catalogue/import",
    tags: TAGS,
    summary: "Create and change products from a spreadsheet",
    description:
      "A form with `file` and images as `pictures`. Rows are matched by SKU. " +
      "If a row is wrong, nothing is written, unless `skip-wrong` is set.",
    middleware: requirePermission("canManageProducts"),
    request: { query: ImportQuery },
    responses: {
      200: json(successOf(SpreadsheetImport), "The outcome of each row"),
      ...failures(413, 415),
    },
  });
  app.openapi(route, (context) =>
    receiveForm(context.req.raw, FILE_FORMS.spreadsheet, async (form) => {
      const mode = toMode(context.req.valid("query"));
      return ok(context, await context.var.staff.writing.importSpreadsheet(readSent(form), mode));
    }),
  );
}

/** The form's `file`, and its other files as images. @throws an ApiError without a `file` */
function readSent(form: FormData): UploadedSpreadsheet {
  const table = form.get("file");
  if (!(table instanceof ReceivedFile) || table.name === "") {
    throw new ApiError(400, "file: must be a .csv or .xlsx file, sent as multipart/form-data");
  }
  const files = [...form.values()].filter((value) => value instanceof File);
  return { table, pictures: files.filter((file) => file !== table) };
}
