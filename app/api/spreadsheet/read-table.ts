/** Reads spreadsheets, each in a child process with limits. */
import { stat } from "node:fs/promises";
import PQueue from "p-queue";
import { SHEET_LIMITS } from "#app/limits.ts";
import { createWorker, WorkerStopped } from "#app/processes/worker.ts";
import { ApiError } from "../api-error.ts";
import type { ReadJob, TablePart } from "./reading/read-sheet-file.ts";
import { toMegabytes } from "./reading/too-large.ts";
import type { SheetFormat } from "./sheet-format.ts";
import type { Table } from "./table.ts";

const worker = createWorker<ReadJob, void, TablePart>({
  module: "api/spreadsheet/reading/worker.ts",
  heapMb: SHEET_LIMITS.heap,
  timeoutMs: SHEET_LIMITS.time,
});

/** One file at a time: the limits are those of a process. */
const queue = new PQueue({ concurrency: 1 });

function toRefusal(error: unknown, format: SheetFormat): ApiError {
  if (error instanceof WorkerStopped) {
    const { time, heap } = SHEET_LIMITS;
    const limit = error.reason === "time" ? `${time / 1000} seconds to read` : `${heap} MB of memory to read`;
    return new ApiError(413, `The file needs more than ${limit}: send the rows in several files`);
  }
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "TOO_LARGE") return new ApiError(413, message);
  return new ApiError(400, `The file cannot be read as ${format.toUpperCase()}: ${message}`);
}

/** @throws an ApiError for a file that cannot be read, and for one that is larger than a limit */
export async function readTableFile(file: string, format: SheetFormat): Promise<Table> {
  const { fileBytes } = SHEET_LIMITS;
  if ((await stat(file)).size > fileBytes) throw new ApiError(413, `The file is larger than ${toMegabytes(fileBytes)}`);
  const table: Table = { rows: [], faults: [] };
  const onPart = ({ rows = [], faults = [] }: TablePart) => {
    table.rows.push(...rows);
    table.faults.push(...faults);
  };
  if (queue.size + queue.pending >= SHEET_LIMITS.waiting)
    throw new ApiError(503, "Other spreadsheets are being read: try again in a minute");
  return queue.add(async () => {
    await worker.run({ file, format }, { onPart }).catch((error: unknown) => {
      throw toRefusal(error, format);
    });
    return table;
  });
}
