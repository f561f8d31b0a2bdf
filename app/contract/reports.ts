/** Reports: counts of searches. */
import { z } from "zod";

export const SearchCount = z
  .strictObject({ words: z.string(), count: z.int().min(1), last_day: z.string() })
  .meta({ id: "SearchCount" });
export type SearchCount = z.infer<typeof SearchCount>;
