/** Reads spreadsheet files in a child process with limits. */
import { stat } from "node:fs/promises";
import PQueue from "p-queue";
import { SPREADSHEET_LIMITS } from "#app/limits.ts";
import { createWorker, WorkerStoppedError } from "#app/processes/worker.ts";
import { ApiError } from "../api-error.ts";
import type { ReadJob, TablePart } from "./reading/read-spreadsheet-file.ts";
import { MB } from "./reading/refusals.ts";
import type { SheetChoice } from "./reading/workbook.ts";
import type { SpreadsheetTable } from "./table.ts";

const worker = createWorker<ReadJob, void, TablePart>({
  module: "api/spreadsheet/reading/worker.ts",
  heapMb: SPREADSHEET_LIMITS.heap,
  timeoutMs: SPREADSHEET_LIMITS.time,
});

/** One file at a time, because the limits apply to the whole process. */
const queue = new PQueue({ concurrency: 1 });

function toRefusal(error: unknown): ApiError {
  if (error instanceof WorkerStoppedError) {
    const { time, heap } = SPREADSHEET_LIMITS;
    const limit =
      error.reason === "time" ? `${time / 1000} seconds to read` : `${heap} MB of memory to read`;
    return new ApiError(
      413,
      `The file needs more than ${limit}: split the rows into several files`,
    );
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "TOO_LARGE") return new ApiError(413, message);
  if (code === "UNREADABLE") return new ApiError(400, message);
  return new ApiError(
    400,
    "The file is damaged: open it in a spreadsheet program and save it again",
  );
}

/** @throws an ApiError for a file that cannot be read or is larger than a limit */
export async function readTableFile(
  file: string,
  choice: SheetChoice = {},
): Promise<SpreadsheetTable> {
  const { fileBytes } = SPREADSHEET_LIMITS;
  if ((await stat(file)).size > fileBytes)
    throw new ApiError(413, `The file is larger than ${fileBytes / MB} MB`);
  const table: SpreadsheetTable = { rows: [], faults: [] };
  const onPart = ({ rows = [], faults = [], ...facts }: TablePart) => {
    table.rows.push(...rows);
    table.faults.push(...faults);
    Object.assign(table, facts);
  };
  if (queue.size + queue.pending >= SPREADSHEET_LIMITS.waiting)
    throw new ApiError(503, "Other spreadsheets are being read. Try again in a minute");
  return queue.add(async () => {
    await worker.run({ file, ...choice }, onPart).catch((error: unknown) => {
      throw toRefusal(error);
    });
    return table;
  });
}
