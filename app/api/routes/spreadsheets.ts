/** Calls that export and import the spreadsheet of products. */
import { z } from "zod";
import { Assignment, SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { ReceivedFile, receiveForm } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { SPREADSHEET_TYPES, type UploadedSpreadsheet } from "../spreadsheet/staff-spreadsheets.ts";
import { requirePermission } from "./authority.ts";
import { addCalls, file, one } from "./route.ts";

const FormatQuery = z.object({
  format: z.enum(["csv", "xlsx"]).optional().meta({ description: "csv or xlsx; default xlsx" }),
});

const binary = { schema: { type: "string", format: "binary" } } as const;
const spreadsheet = file({
  content: { [SPREADSHEET_TYPES.xlsx]: binary, "text/csv": binary },
  description: "The spreadsheet",
});

const Flag = z.enum(["0", "1", "true", "false"]).optional();
const ImportQuery = z.object({
  "dry-run": Flag.meta({ description: "1: report what would change, and write nothing" }),
  "skip-wrong": Flag.meta({ description: "1: leave out wrong rows" }),
  sheet: z.string().max(100).optional().meta({ description: "The worksheet; default: the first" }),
  "hidden-rows": Flag.meta({ description: "1: import rows that the file hides" }),
});

const isSet = (flag: string | undefined) => flag === "1" || flag === "true";

export function addSpreadsheets(app: App): void {
  const call = addCalls(app, "Catalogue");
  const texts = {
    export: {
      summary: "Export the products as a spreadsheet",
      description: "Imported unchanged, it changes nothing.",
    },
    template: { summary: "Download a template with one example for each category" },
  };
  for (const which of ["export", "template"] as const)
    call({
      method: "get",
      path: `/catalogue/${which}`,
      ...texts[which],
      query: FormatQuery,
      answer: spreadsheet,
      handle: ({ query: { format = "xlsx" }, staff }) =>
        staff.reading.downloadSpreadsheet(which, format),
    });
  call({
    method: "post",
    path: "/catalogue/import",
    summary: "Create and change products from a spreadsheet",
    description:
      "A form with `file` and images as `pictures`. Rows are matched by SKU. `columns` is a JSON " +
      "object of what columns become, by title; the answer of a dry run names those to decide. " +
      "If a row is wrong, nothing is written, unless `skip-wrong` is set.",
    middleware: requirePermission("canManageProducts"),
    query: ImportQuery,
    answer: one(SpreadsheetImport, "The outcome of each row"),
    errors: [413, 415],
    handle: ({ query, staff, context }) =>
      receiveForm(context.req.raw, FILE_FORMS.spreadsheet, async (form) => {
        const dryRun = isSet(query["dry-run"]);
        const report = await staff.writing.importSpreadsheet(readSent(form), {
          dryRun,
          skipWrong: isSet(query["skip-wrong"]),
          hiddenRows: isSet(query["hidden-rows"]),
          sheet: query.sheet,
          columns: readColumns(form),
        });
        if (report.problem && !dryRun) throw new ApiError(400, `columns: ${report.problem}`);
        return report;
      }),
  });
}

/** @throws an ApiError for `columns` of another shape */
function readColumns(form: FormData): Assignment {
  const text = form.get("columns") ?? "{}";
  try {
    return Assignment.parse(JSON.parse(String(text)));
  } catch {
    throw new ApiError(400, "columns: must be a JSON object of texts, by the titles of columns");
  }
}

/** The form's `file`, and its other files as images. @throws an ApiError without a `file` */
function readSent(form: FormData): UploadedSpreadsheet {
  const table = form.get("file");
  if (!(table instanceof ReceivedFile) || table.name === "") {
    throw new ApiError(400, "file: must be a spreadsheet, sent as multipart/form-data");
  }
  const files = [...form.values()].filter((value) => value instanceof File);
  return { table: table.path, pictures: files.filter((file) => file !== table) };
}
