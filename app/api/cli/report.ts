/** `npm run report`: searches without and with results. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import { COUNTS_RETENTION_DAYS, listSearches } from "../reports/counts.ts";
import { run, UsageError } from "./run.ts";

const USAGE = `npm run report -- [DAYS]   what visitors did not find, and what they searched for,
                           in the last 7 days, or in the last DAYS, at most ${COUNTS_RETENTION_DAYS}`;
const MAX = 500;
const MAX_LENGTH = 100;

await run(async ({ db }, [argument = "7"]) => {
  const days = /^[1-9]\d?$/.test(argument) ? Number(argument) : 0;
  if (days < 1 || days > COUNTS_RETENTION_DAYS) throw new UsageError(USAGE);
  for (const table of ["missed_searches", "found_searches"] as const) {
    const searches = await listSearches(db, table, days, MAX);
    console.log(`Searches ${table === "found_searches" ? "with" : "without"} results:`);
    for (const { words, count, last_day } of searches)
      console.log(`${count}\t${last_day}\t${cleanText(words, MAX_LENGTH)}`);
    console.log(searches.length > 0 ? "" : "nothing\n");
  }
});
