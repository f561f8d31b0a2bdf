/** What becomes of a sheet's rows: before they are written, and after. */
import { z } from "zod";

export const SheetRow = z
  .strictObject({
    row: z.int().min(1).meta({ description: "As the program for tables counts it; the titles are row 1" }),
    sku: z.string(),
    name: z.string(),
    outcome: z.enum(["new", "changed", "same", "wrong"]),
    changes: z.array(z.strictObject({ column: z.string(), from: z.string(), to: z.string() })),
    errors: z.array(
      z.strictObject({
        column: z.string(),
        value: z.string(),
        message: z.string().meta({ description: "What to write instead" }),
      }),
    ),
  })
  .meta({ id: "SheetRow" });
export type SheetRow = z.infer<typeof SheetRow>;

/** Of an answer: with all rows of a large table, it would take others' time. */
export const MOST_ROWS = 500;

export const SheetImport = z
  .strictObject({
    written: z.boolean().meta({ description: "False after a dry run, and when a row is wrong" }),
    counts: z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
    made: z.array(z.string()).meta({ description: "Brands, categories and the like that were made, or would be" }),
    details: z
      .array(z.string())
      .meta({ description: "Titles that are no column's: their values become technical details, which pages show" }),
    rows: z.array(SheetRow).meta({
      description: `Those that are new, changed or wrong; of more than ${MOST_ROWS}, the wrong ones first`,
    }),
  })
  .meta({ id: "SheetImport" });
export type SheetImport = z.infer<typeof SheetImport>;
