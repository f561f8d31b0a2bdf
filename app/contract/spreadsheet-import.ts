/** The report of a spreadsheet import or its dry run. */
import { z } from "zod";
import {
  LEFT_OUT,
  SPECIFICATION,
  SPECIFICATION_OF,
  STAFF_ONLY,
  UNDECIDED,
} from "./column-targets.ts";
import { Definition } from "./specifications.ts";

export const SpreadsheetRow = z
  .strictObject({
    row: z.int().min(1).meta({ description: "As spreadsheet programs count, from 1" }),
    sku: z.string(),
    name: z.string(),
    outcome: z.enum(["new", "changed", "same", "example", "wrong"]),
    changes: z.array(z.strictObject({ column: z.string(), from: z.string(), to: z.string() })),
    errors: z.array(
      z.strictObject({
        column: z.string(),
        value: z.string(),
        message: z.string().meta({ description: "What is wrong and what to enter instead" }),
      }),
    ),
  })
  .meta({ id: "SpreadsheetRow" });
export type SpreadsheetRow = z.infer<typeof SpreadsheetRow>;

/** What columns become, by their titles in the file. */
export const Assignment = z.record(z.string().max(1000), z.string().max(1000));
export type Assignment = z.infer<typeof Assignment>;

const FileColumn = z.strictObject({
  title: z.string(),
  values: z.array(z.string()).meta({ description: "The first three different ones" }),
  becomes: z.string().meta({
    description:
      `The title of a column of the catalogue, "${SPECIFICATION}", "${SPECIFICATION_OF}NAME", ` +
      `"${STAFF_ONLY}", "${LEFT_OUT}", or "${UNDECIDED}": no row is planned before it is decided`,
  }),
});
export type FileColumn = z.infer<typeof FileColumn>;

/** The largest number of rows in a response. */
export const MAX_ROWS = 500;

export const SpreadsheetImport = z
  .strictObject({
    written: z.boolean().meta({ description: "false after a dry run, or if a row is wrong" }),
    counts: z.strictObject({
      new: z.int(),
      changed: z.int(),
      same: z.int(),
      example: z.int().meta({ description: "Examples of the template, which are left out" }),
      wrong: z.int(),
    }),
    made: z
      .array(
        z.strictObject({
          kind: z.enum(["brand", "category", "subcategory", "collection"]),
          name: z.string(),
          rows: z.int(),
        }),
      )
      .meta({ description: "The first 200 new names, and how many rows name each" }),
    columns: z.array(FileColumn),
    fields: z.array(z.string()).meta({ description: "Titles of the catalogue's columns" }),
    problem: z.string().meta({
      description: "What to decide about columns before rows can be planned; empty for nothing",
    }),
    sheets: z.array(z.string()).meta({ description: "Visible worksheets, if there are several" }),
    hiddenRows: z.int(),
    definable: z
      .array(z.strictObject({ title: z.string(), specification: Definition }))
      .meta({ description: "Those by which no list is filtered, with a guessed definition" }),
    notes: z.array(z.string()).meta({
      description: "What of the file was left out, and how many values empty cells remove",
    }),
    rows: z.array(SpreadsheetRow).meta({
      description: `New, changed and wrong rows; at most ${MAX_ROWS}, the wrong ones first`,
    }),
  })
  .meta({ id: "SheetImport" });
export type SpreadsheetImport = z.infer<typeof SpreadsheetImport>;

/** The first rows, those with errors before others. */
export function firstRows(rows: readonly SpreadsheetRow[], limit: number): SpreadsheetRow[] {
  const isWrong = ({ outcome }: SpreadsheetRow) => outcome === "wrong";
  return rows
    .toSorted((one, other) => Number(isWrong(other)) - Number(isWrong(one)))
    .slice(0, limit);
}
