/** What the calls that take and give spreadsheets have in common. */
import type { MiddlewareHandler } from "hono";
import { z } from "zod";
import { ReceivedFile } from "#app/receive-form.ts";
import { ApiError } from "../api-error.ts";
import type { ApiEnv, App } from "../env.ts";
import { readTableFile } from "../spreadsheet/read-table.ts";
import { toSheetFormat } from "../spreadsheet/sheet-format.ts";
import type { Table } from "../spreadsheet/table.ts";
import { writeTable } from "../spreadsheet/write-table.ts";
import { adminRoute } from "./route.ts";

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
export const ImportQuery = z.object({
  "dry-run": Flag.meta({ description: "1: only say what would become of each row" }),
  "skip-wrong": Flag.meta({ description: "1: leave out the rows that are wrong" }),
});

const isSet = (flag: string | undefined) => flag === "1" || flag === "true";

export const toMode = (query: z.infer<typeof ImportQuery>) => ({
  dryRun: isSet(query["dry-run"]),
  skipWrong: isSet(query["skip-wrong"]),
});

interface TableCall {
  path: string;
  tags: string[];
  /** Of the file, without its ending. */
  name: string;
  summary: string;
  description?: string;
  read(): Promise<string[][]>;
}

/** A call that gives a table as a file. */
export function addTable(app: App, mayRead: MiddlewareHandler<ApiEnv>, { name, read, ...described }: TableCall): void {
  const route = adminRoute({
    method: "get",
    ...described,
    middleware: mayRead,
    request: { query: FormatQuery },
    responses: { 200: sheetFile },
  });
  app.openapi(route, async (context) => {
    const { format = "xlsx" } = context.req.valid("query");
    const bytes = new Uint8Array(await writeTable(await read(), format));
    context.header("Content-Disposition", `attachment; filename="${name}.${format}"`);
    return context.body(bytes, 200, { "Content-Type": MEDIA[format] });
  });
}

/** The table of a form's `file`, and its other files. @throws an ApiError where there is none */
export async function readSentTable(form: FormData): Promise<{ sheet: Table; pictures: File[] }> {
  const files = [...form.values()].filter((value) => value instanceof File && value.size > 0) as File[];
  const table = form.get("file");
  if (!(table instanceof ReceivedFile) || table.size === 0) {
    throw new ApiError(400, "file: send a .csv or .xlsx file as multipart/form-data");
  }
  return {
    sheet: await readTableFile(table.path, toSheetFormat(table.name)),
    pictures: files.filter((file) => file !== table),
  };
}
