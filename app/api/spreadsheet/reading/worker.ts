/** Entry point of the child process that reads spreadsheets; never imported. */
import { serveJobs } from "#app/processes/serve-jobs.ts";
import { type ReadJob, readSpreadsheetFile, type TablePart } from "./read-spreadsheet-file.ts";

serveJobs<ReadJob, void, TablePart>(readSpreadsheetFile);
