/** The report of a spreadsheet import or its dry run. */
import { z } from "zod";
import { Definition } from "./specifications.ts";

export const SpreadsheetRow = z
  .strictObject({
    row: z
      .int()
      .min(1)
      .meta({ description: "As spreadsheet programs count; the titles are row 1" }),
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
      .array(z.string())
      .meta({ description: "Brands and groups that were created, or would be" }),
    details: z.array(z.string()).meta({
      description: "Titles that are not columns; their values become technical details",
    }),
    unknown: z
      .array(
        z.strictObject({
          title: z.string(),
          values: z.array(z.string()),
          isChosen: z.boolean(),
        }),
      )
      .meta({
        description: "Columns that the catalogue lacks, with three values; left out unless chosen",
      }),
    definable: z
      .array(z.strictObject({ title: z.string(), specification: Definition }))
      .meta({ description: "Those by which no list is filtered, with a guessed definition" }),
    notes: z.array(z.string()).meta({
      description:
        "Worksheets that were not read, titles that look misspelt, and how many values empty cells remove",
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
