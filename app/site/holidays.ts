/** Named days on which branches are closed, and those that pages announce. */

export interface Holiday {
  /** As in "2026-08-26". */
  date: string;
  name: string;
}

/** Days before a holiday on which pages announce it. */
const DAYS_AHEAD = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The shop's date, as in "2026-08-26". */
export function dateIn(timeZone: string, when: Date): string {
  const parts = Object.fromEntries(
    calendarOf(timeZone)
      .formatToParts(when)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** The current date: the page variant of pages that announce holidays. */
export const shopDate = ({ timeZone }: { timeZone: string }): string =>
  dateIn(timeZone, new Date());

const calendars = new Map<string, Intl.DateTimeFormat>();

/** Cached, because formatters are slow to create and the page cache needs one at each request. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone);
  if (known) return known;
  const calendar = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  calendars.set(timeZone, calendar);
  return calendar;
}

/** The holidays of a date and the next seven days, in order. */
export function holidaysAhead(holidays: readonly Holiday[], today: string): Holiday[] {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10);
  return holidays
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** As schema.org's `specialOpeningHoursSpecification`: equal times mean closed. */
export function specialHoursData(holidays: readonly Holiday[]): Record<string, unknown> {
  if (holidays.length === 0) return {};
  return {
    specialOpeningHoursSpecification: holidays.map(({ date, name }) => ({
      "@type": "OpeningHoursSpecification",
      name,
      validFrom: date,
      validThrough: date,
      opens: "00:00",
      closes: "00:00",
    })),
  };
}
