/** `npm run report`: searches without and with results. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import type { SearchCount } from "#app/contract/dashboard.ts";
import { COUNTS_RETENTION_DAYS, listSearches } from "../reports/searches.ts";
import { run, UsageError } from "./run.ts";

const USAGE = `npm run report -- [DAYS]   what visitors did not find, and what they searched for,
                           in the last 7 days, or in the last DAYS, at most ${COUNTS_RETENTION_DAYS}`;
const MAX = 500;
const MAX_LENGTH = 100;

await run(async ({ db }, [argument = "7"]) => {
  const days = /^[1-9]\d?$/.test(argument) ? Number(argument) : 0;
  if (days < 1 || days > COUNTS_RETENTION_DAYS) throw new UsageError(USAGE);
  print(
    "Searches without results",
    (await listSearches(db, "missed_searches", days, MAX)).map(toLine),
  );
  print("Searches with results", (await listSearches(db, "found_searches", days, MAX)).map(toLine));
});

function toLine({ words, count, last_day }: SearchCount): string {
  return `${count}\t${last_day}\t${cleanText(words, MAX_LENGTH)}`;
}

function print(title: string, lines: readonly string[]): void {
  console.log(`${title}:`);
  for (const line of lines.length > 0 ? lines : ["nothing"]) console.log(line);
  console.log();
}
