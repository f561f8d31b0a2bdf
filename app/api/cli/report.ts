/** `npm run report`: what visitors did not find, what they searched for, and what led to a call. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import type { SearchCount } from "#app/contract/reports.ts";
import { KEPT_DAYS } from "../reports/days.ts";
import { listSearches } from "../reports/searches.ts";
import { listTaps } from "../reports/taps.ts";
import { run, Usage } from "./run.ts";

const USAGE = `npm run report -- [DAYS]   what visitors did not find, what they searched for, and what led to a call,
                           in the last 7 days, or in the last DAYS, at most ${KEPT_DAYS}`;
const MOST = 500;
const LONGEST = 100;

await run(async ({ db }, [given = "7"]) => {
  const days = /^[1-9]\d?$/.test(given) ? Number(given) : 0;
  if (days < 1 || days > KEPT_DAYS) throw new Usage(USAGE);
  print("Searched for in vain", (await listSearches(db, "missed_searches", days, MOST)).map(toLine));
  print("Searched for and found", (await listSearches(db, "found_searches", days, MOST)).map(toLine));
  const taps = await listTaps(db, days, MOST);
  const lines = taps.map(({ page, product, calls, chats }) =>
    [`calls ${calls}`, `WhatsApp ${chats}`, cleanText(product?.name ?? page, LONGEST)].join("\t"),
  );
  print("Led to a call", lines);
});

function toLine({ words, count, last_day }: SearchCount): string {
  return `${count}\t${last_day}\t${cleanText(words, LONGEST)}`;
}

function print(title: string, lines: readonly string[]): void {
  console.log(`${title}:`);
  for (const line of lines.length > 0 ? lines : ["nothing"]) console.log(line);
  console.log();
}
