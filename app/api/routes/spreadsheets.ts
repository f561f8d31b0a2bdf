/** Calls that export and import the spreadsheet of products. */
import { z } from "zod";
import { SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { parsePhrases } from "#app/contract/text-lists.ts";
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
      "A form with `file` and images as `pictures`. Rows are matched by SKU. " +
      "If a row is wrong, nothing is written, unless `skip-wrong` is set.",
    middleware: requirePermission("canManageProducts"),
    query: ImportQuery,
    answer: one(SpreadsheetImport, "The outcome of each row"),
    errors: [413, 415],
    handle: ({ query, staff, context }) =>
      receiveForm(context.req.raw, FILE_FORMS.spreadsheet, (form) =>
        staff.writing.importSpreadsheet(readSent(form), toMode(query)),
      ),
  });
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
