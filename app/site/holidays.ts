/** Named days on which branches are closed or have other hours, and those that pages announce. */
import { keepFormat } from "#app/number-format.ts";

/** In 24-hour local time of the shop, always five characters: "08:30". */
export interface DaySpan {
  opens: string;
  closes: string;
}

export interface Holiday {
  /** As in "2026-08-26". */
  date: string;
  name: string;
  /** Empty if closed. */
  spans: readonly DaySpan[];
}

/** Days before a holiday on which pages announce it. */
const DAYS_AHEAD = 7;
const DAY_MS = 24 * 60 * 60 * 1_000;

/** The shop's date, as in "2026-08-26". */
export const dateIn = (timeZone: string, when: Date): string => timeIn(timeZone, when).slice(0, 10);

/** The shop's time, as in "2026-11-23 08:30:00". */
export function timeIn(timeZone: string, when: Date): string {
  // Swedish writes it so.
  const make = () =>
    new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return keepFormat(timeZone, make).format(when);
}

/** The date that is some days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The current date: the page variant of pages that announce holidays. */
export const shopDate = ({ timeZone }: { timeZone: string }): string =>
  dateIn(timeZone, new Date());

/** The holidays of a date and the next seven days, in order. */
export function holidaysAhead(holidays: readonly Holiday[], today: string): Holiday[] {
  const last = addDays(today, DAYS_AHEAD);
  return holidays
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
}

/** In schema.org's data equal times mean closed. */
const CLOSED = [{ opens: "00:00", closes: "00:00" }];

/** As schema.org's `specialOpeningHoursSpecification`. */
export function specialHoursData(holidays: readonly Holiday[]): Record<string, unknown> {
  if (holidays.length === 0) return {};
  return {
    specialOpeningHoursSpecification: holidays.flatMap(({ date, name, spans }) =>
      (spans.length > 0 ? spans : CLOSED).map(({ opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        name,
        validFrom: date,
        validThrough: date,
        opens,
        closes,
      })),
    ),
  };
}
