/** Reads spreadsheets in a child process. An entry point, never imported. */
import { serveJobs } from "#app/processes/serve-jobs.ts";
import { type ReadJob, readSheetFile, type TablePart } from "./read-sheet-file.ts";

serveJobs<ReadJob, void, TablePart>(readSheetFile);
