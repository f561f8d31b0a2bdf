/** What customers call things, as the shop says it. */
import { z } from "zod";
import { line } from "./writing.ts";

const phrases = z.array(line(80, 1)).min(1).max(50);

export const Synonym = z
  .strictObject({
    from: phrases.meta({ description: "What customers type, in any script" }),
    to: phrases.meta({ description: "What the catalogue calls it: names of categories, kinds or makers" }),
    only: z.boolean().optional().meta({ description: "true where the customers' own words would find other things" }),
  })
  .meta({ id: "Synonym" });
export type Synonym = z.infer<typeof Synonym>;

export const SynonymList = z
  .strictObject({ synonyms: z.array(Synonym).max(1000) })
  .meta({ id: "SynonymList", description: "All of them: what is not sent is gone" });
