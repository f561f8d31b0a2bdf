/** Sentences that announce the holidays of the coming week, in the language of the request. */
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { type Holiday, holidaysAhead } from "#app/site/holidays.ts";
import { printSpans } from "#app/site/opening-hours.ts";
import type { Branch } from "#app/site/site.ts";

/** Called by loaders: the page is cached for the shop's date, so the browser must not repeat it. */
export function announceHolidays(
  holidays: readonly Holiday[],
  today: string,
  t: ServerMessages["hours"],
): string[] {
  return holidaysAhead(holidays, today).map((holiday) => announce(holiday, today, t));
}

/** The holidays of all branches; those of some name them. */
export function announceForShop(
  branches: readonly Pick<Branch, "name" | "hours">[],
  today: string,
  t: ServerMessages["hours"],
): string[] {
  const keyOf = (holiday: Holiday) => JSON.stringify(holiday);
  const all = new Map(
    branches.flatMap(({ hours }) => hours.holidays.map((holiday) => [keyOf(holiday), holiday])),
  );
  return holidaysAhead([...all.values()], today).map((holiday) => {
    const having = branches.filter(({ hours }) =>
      hours.holidays.some((one) => keyOf(one) === keyOf(holiday)),
    );
    const sentence = announce(holiday, today, t);
    return having.length === branches.length
      ? sentence
      : t.onlyThere(
          sentence,
          having.map(({ name }) => name),
        );
  });
}

function announce(
  { date, name, spans }: Holiday,
  today: string,
  t: ServerMessages["hours"],
): string {
  const hours = printSpans(spans, t);
  if (date === today) return hours ? t.openToday(name, hours) : t.closedToday(name);
  return hours ? t.openOn(date, name, hours) : t.closedOn(date, name);
}
