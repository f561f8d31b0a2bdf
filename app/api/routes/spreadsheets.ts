/** Products and categories as spreadsheets: to fill in, to fetch, and to send back. */
import { z } from "zod";
import { successOf } from "#app/contract/reply.ts";
import { SheetImport } from "#app/contract/sheet-import.ts";
import { FILE_FORMS } from "#app/limits.ts";
import { ReceivedFile } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { withFirstRows } from "../spreadsheet/outcomes.ts";
import { sentPictures } from "../spreadsheet/pictures.ts";
import { readTableFile } from "../spreadsheet/read-table.ts";
import { toSheetFormat } from "../spreadsheet/sheet-format.ts";
import { CATEGORIES, PRODUCTS, type Spreadsheet } from "../spreadsheet/spreadsheets.ts";
import type { Table } from "../spreadsheet/table.ts";
import { writeTable } from "../spreadsheet/write-table.ts";
import { withForm } from "./posted-form.ts";
import { adminRoute, ok } from "./route.ts";

const MEDIA = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const FormatQuery = z.object({
  format: z.enum(["csv", "xlsx"]).optional().meta({ description: "csv or xlsx; without it xlsx" }),
});

const file = { schema: { type: "string" as const, format: "binary" } };
const sheetFile = { content: { [MEDIA.xlsx]: file, "text/csv": file }, description: "The table" };

const Flag = z.enum(["0", "1", "true", "false"]).optional();
const ImportQuery = z.object({
  "dry-run": Flag.meta({ description: "1: only say what would become of each row" }),
  "skip-wrong": Flag.meta({ description: "1: leave out the rows that are wrong" }),
});

const isSet = (flag: string | undefined) => flag === "1" || flag === "true";

const toMode = (query: z.infer<typeof ImportQuery>) => ({
  dryRun: isSet(query["dry-run"]),
  skipWrong: isSet(query["skip-wrong"]),
});

interface SheetCalls {
  sheet: Spreadsheet;
  path: string;
  tag: string;
  /** Of the files, without their endings. */
  names: { export: string; template: string };
  /** What the form with a table may hold. */
  budget: (typeof FILE_FORMS)[keyof typeof FILE_FORMS];
  summaries: { export: string; template: string; import: string };
  description: string;
}

const UNLESS = "Nothing is written while a row is wrong, unless `skip-wrong` is set.";

const CALLS: SheetCalls[] = [
  {
    sheet: PRODUCTS,
    path: "/catalogue",
    tag: "Catalogue",
    names: { export: "catalogue", template: "template" },
    budget: FILE_FORMS.catalogueSheet,
    summaries: {
      export: "Fetch the catalogue as a spreadsheet",
      template: "Fetch an empty spreadsheet to fill in, with one example a category",
      import: "Create and change products from a spreadsheet",
    },
    description: `A form with the table as \`file\` and, beside it, its \`pictures\`. Rows are matched by SKU. ${UNLESS}`,
  },
  {
    sheet: CATEGORIES,
    path: "/catalogue/categories",
    tag: "Categories",
    names: { export: "categories", template: "categories-template" },
    budget: FILE_FORMS.placesSheet,
    summaries: {
      export: "Fetch categories, collections and subcategories as a spreadsheet, retired ones too",
      template: "Fetch an empty spreadsheet of categories to fill in, with one example a kind",
      import: "Make, rename, move, order and retire categories, collections and subcategories from a spreadsheet",
    },
    description: `A form with the table as \`file\`. Rows are found by their address; one without an address is made. ${UNLESS}`,
  },
];

export function addSpreadsheets(app: App, services: Services): void {
  for (const calls of CALLS) {
    addFile(app, services, calls, "export");
    addFile(app, services, calls, "template");
    addImport(app, services, calls);
  }
}

function addFile(app: App, { database, authority }: Services, calls: SheetCalls, which: "export" | "template"): void {
  const route = adminRoute({
    method: "get",
    path: `${calls.path}/${which}`,
    tags: [calls.tag],
    summary: calls.summaries[which],
    ...(which === "export" && { description: "Sent back unchanged, it changes nothing." }),
    middleware: authority.requirePermission("canReadDrafts"),
    request: { query: FormatQuery },
    responses: { 200: sheetFile },
  });
  app.openapi(route, async (context) => {
    const { format = "xlsx" } = context.req.valid("query");
    const bytes = new Uint8Array(await writeTable(await calls.sheet[which](database.db), format));
    context.header("Content-Disposition", `attachment; filename="${calls.names[which]}.${format}"`);
    return context.body(bytes, 200, { "Content-Type": MEDIA[format] });
  });
}

function addImport(
  app: App,
  services: Services,
  { sheet, path, tag, budget, summaries, description }: SheetCalls,
): void {
  const { database, authority, uploads, write } = services;
  const route = adminRoute({
    method: "post",
    path: `${path}/import`,
    tags: [tag],
    summary: summaries.import,
    description,
    middleware: authority.requirePermission("canManageProducts"),
    request: { query: ImportQuery },
    responses: { 200: json(successOf(SheetImport), "What became of the rows"), ...failures(413) },
  });
  app.openapi(route, (context) =>
    withForm(context.req.raw, budget, async (form) => {
      const { table, files } = await readSentTable(form);
      const report = await sheet.import(table, {
        ...{ database, write, uploads, actor: context.var.admin },
        pictures: sentPictures(files, uploads),
        ...toMode(context.req.valid("query")),
      });
      return ok(context, withFirstRows(report));
    }),
  );
}

/** The table of a form's `file`, and its other files. @throws an ApiError where there is none */
async function readSentTable(form: FormData): Promise<{ table: Table; files: File[] }> {
  const files = [...form.values()].filter((value) => value instanceof File && value.size > 0) as File[];
  const sent = form.get("file");
  if (!(sent instanceof ReceivedFile) || sent.size === 0) {
    throw new ApiError(400, "file: send a .csv or .xlsx file as multipart/form-data");
  }
  return {
    table: await readTableFile(sent.path, toSheetFormat(sent.name)),
    files: files.filter((file) => file !== sent),
  };
}
