/** `npm run report`: what visitors searched for and did not find. */
import { cleanText } from "#app/catalogue/clean-text.ts";
import { listMissedSearches } from "../search/missed-searches.ts";
import { run, Usage } from "./run.ts";

const USAGE =
  "npm run report -- [DAYS]   what visitors searched for in vain in the last 7 days, or in the last DAYS, at most 90";
const MOST = 500;
const LONGEST = 100;

await run(async ({ db }, [days = "7"]) => {
  if (!/^[1-9]\d?$/.test(days) || Number(days) > 90) throw new Usage(USAGE);
  const missed = await listMissedSearches(db, Number(days), MOST);
  for (const { words, count, last_day } of missed) console.log(`${count}\t${last_day}\t${cleanText(words, LONGEST)}`);
  if (missed.length === 0) console.log("Nothing was searched for in vain.");
});
