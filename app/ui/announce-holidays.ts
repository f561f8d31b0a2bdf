/** Sentences that announce the holidays of the coming week, in the language of the request. */
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { type Holiday, holidaysAhead } from "#app/site/holidays.ts";
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
  const keyOf = ({ date, name }: Holiday) => `${date} ${name}`;
  const all = new Map(
    branches.flatMap(({ hours }) => hours.holidays.map((holiday) => [keyOf(holiday), holiday])),
  );
  return holidaysAhead([...all.values()], today).map((holiday) => {
    const closed = branches.filter(({ hours }) =>
      hours.holidays.some((one) => keyOf(one) === keyOf(holiday)),
    );
    const closing = announce(holiday, today, t);
    return closed.length === branches.length
      ? closing
      : t.closedThere(
          closing,
          closed.map(({ name }) => name),
        );
  });
}

function announce({ date, name }: Holiday, today: string, t: ServerMessages["hours"]): string {
  return date === today ? t.closedToday(name) : t.closedOn(date, name);
}
