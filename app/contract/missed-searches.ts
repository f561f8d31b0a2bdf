/** What visitors searched for in vain. */
import { z } from "zod";

/** `count` is at least how often: a page that was made before is not asked for again. */
export const MissedSearch = z
  .strictObject({ words: z.string(), count: z.int().min(1), last_day: z.string() })
  .meta({ id: "MissedSearch" });
export type MissedSearch = z.infer<typeof MissedSearch>;
