/** The file that says what a spreadsheet's columns become, as YAML that people edit. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";
import {
  LEFT_OUT,
  SPECIFICATION,
  SPECIFICATION_OF,
  STAFF_ONLY,
  UNDECIDED,
} from "#app/contract/column-targets.ts";
import { Assignment, type SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { toValidationMessage } from "#app/contract/validation-messages.ts";
import { COLUMNS } from "../spreadsheet/columns.ts";
import { UsageError } from "./run.ts";

const TARGETS = [SPECIFICATION, `${SPECIFICATION_OF}NAME`, STAFF_ONLY, LEFT_OUT, ...COLUMNS.titles];
const HEAD = `# Replace each "${UNDECIDED}" with one of: ${TARGETS.join(", ")}\n`;

const ColumnMap = z.strictObject({
  sheet: z.string().optional(),
  hiddenRows: z.boolean().optional(),
  columns: Assignment.default({}),
});

/** @throws a UsageError for a file that is no such map. One that is yet to write decides nothing. */
export function readColumnMap(
  file: string | undefined,
  isDryRun: boolean,
): z.infer<typeof ColumnMap> {
  if (file === undefined || (isDryRun && !existsSync(file))) return { columns: {} };
  try {
    return ColumnMap.parse(parse(readFileSync(file, "utf8")));
  } catch (error) {
    const message =
      error instanceof z.ZodError ? toValidationMessage(error) : "is missing, or is not YAML";
    throw new UsageError(`--map ${file}: ${message}`);
  }
}

export function writeColumnMap(file: string, { sheets, columns }: SpreadsheetImport): void {
  // A text in JSON is YAML too.
  const lines = columns.map(({ title, becomes, values }) => {
    const shown = values.map((value) => value.replace(/\p{Cc}/gu, " ")).join(" | ");
    return `  ${JSON.stringify(title)}: ${JSON.stringify(becomes)}${shown && ` # ${shown}`}`;
  });
  const names = sheets.map((name) => JSON.stringify(name)).join(", ");
  const sheet = names ? `# Worksheets: ${names}\n#sheet: ${names.split(", ")[0]}\n` : "";
  writeFileSync(file, `${HEAD}${sheet}columns:\n${lines.join("\n")}\n`);
  console.log(`Wrote ${file}`);
}
