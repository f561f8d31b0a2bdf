/** Synonyms: words that customers use for those of the catalogue. */
import { z } from "zod";
import { line } from "./writing.ts";

const phrases = z.array(line(80, 1)).min(1).max(50);

export const Synonym = z
  .strictObject({
    from: phrases.meta({ description: "What customers type, in any script" }),
    to: phrases.meta({
      description: "What the catalogue calls it: categories, product types or brands",
    }),
    only: z
      .boolean()
      .optional()
      .meta({ description: "true: search for `to` instead of, not besides, the customer's words" }),
  })
  .meta({ id: "Synonym" });
export type Synonym = z.infer<typeof Synonym>;

export const SynonymList = z
  .strictObject({ synonyms: z.array(Synonym).max(1000) })
  .meta({ id: "SynonymList", description: "Replaces all synonyms" });
