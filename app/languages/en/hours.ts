/** Holidays and the next opening, which only the server writes, in English. */
import { keepFormat, shopLocale } from "#app/number-format.ts";

/** "2026-08-26" as in "Wednesday, 26 August": in English, in the order of the shop's country. */
const day = (date: string): string =>
  keepFormat(
    `${shopLocale} day`,
    () =>
      new Intl.DateTimeFormat(new Intl.Locale(shopLocale, { language: "en" }), {
        weekday: "long",
        day: "numeric",
        month: "long",
        timeZone: "UTC",
      }),
  ).format(new Date(date));

const weekdays = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });
const weekday = (date: string): string => weekdays.format(new Date(date));

export const hours = {
  days: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
  dayRange: (first: string, last: string) => `${first}-${last}`,
  /** `time` as in "08:30". */
  time(time: string) {
    const hour = Number(time.slice(0, 2));
    return `${hour % 12 || 12}:${time.slice(3)} ${hour % 24 < 12 ? "AM" : "PM"}`;
  },
  span: (opens: string, closes: string) => `${opens} to ${closes}`,
  and: " and ",

  /** `time` as written by `time`. */
  opensToday: (time: string) => `Closed now, opens at ${time}`,
  /** `date`, as in "2026-08-26", is within the next six days. */
  opensSoon: (date: string, time: string) => `Closed now, opens ${weekday(date)} ${time}`,
  opensOn: (date: string, time: string) => `Closed now, opens ${day(date)}, ${time}`,
  closedToday: (holiday: string) => `Closed today: ${holiday}`,
  closedOn: (date: string, holiday: string) => `Closed on ${day(date)}: ${holiday}`,
  /** `hours` as in "9:00 AM to 1:00 PM". */
  openToday: (holiday: string, hours: string) => `Open ${hours} today: ${holiday}`,
  openOn: (date: string, holiday: string, hours: string) =>
    `Open ${hours} on ${day(date)}: ${holiday}`,
  /** A holiday of some of the branches only. */
  onlyThere: (sentence: string, branches: readonly string[]) =>
    `${sentence} (${branches.join(", ")})`,
};
