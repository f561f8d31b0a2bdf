/** The opening hours of a branch as its pages show them on one date. */
import type { ServerMessages } from "#app/languages/en/server-messages.ts";
import { listOpenings, type OpeningHours, printWeek } from "#app/site/opening-hours.ts";
import type { Branch } from "#app/site/site.ts";
import { announceHolidays } from "./announce-holidays.ts";

/** A branch with its hours as of one date. */
export interface BranchWithHours extends Omit<Branch, "hours"> {
  hours: HoursView;
}

/** Called by loaders, which cache the page for the shop's date. */
export function toHoursView(hours: OpeningHours, today: string, t: ServerMessages["hours"]) {
  const openings = listOpenings(hours, today).map(({ date, daysAhead, from, until }) => {
    const time = t.time(from.slice(-5));
    return {
      from,
      until,
      closed:
        daysAhead === 0
          ? t.opensToday(time)
          : daysAhead < 7
            ? t.opensSoon(date, time)
            : t.opensOn(date, time),
    };
  });
  const [first] = openings;
  return {
    text: printWeek(hours, t),
    /** Announced holidays, as sentences. */
    closings: announceHolidays(hours.holidays, today, t),
    /** Today's and the next, with what to say before each. */
    openings,
    /** Known without the time: what to say on a day without any opening. */
    closedToday: first && !first.from.startsWith(today) ? first.closed : "",
  };
}

export type HoursView = ReturnType<typeof toHoursView>;
