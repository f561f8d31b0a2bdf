/** Weekly opening hours with breaks and holidays: parsed, printed, and the openings of a day. */
import { addDays, type DaySpan, type Holiday, timeIn } from "./holidays.ts";

/** A holiday of the shop's documents; without hours it is closed. */
interface SpecialDay {
  date: string;
  name: string;
  hours?: string | undefined;
}

export interface OpeningHours {
  /** Sunday first, as in `Date`; an empty day is closed. */
  week: readonly (readonly DaySpan[])[];
  holidays: readonly Holiday[];
}

export const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
/** Monday first, for printing. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/**
 * Parses `{"Mon-Sat": "8:30-13:00, 14:00-18:30", Sun: "closed"}`; later entries override.
 *
 * @param own the branch's holidays, which replace the shop's of the same date
 */
export function toOpeningHours(
  entries: Readonly<Record<string, string>>,
  shops: readonly SpecialDay[],
  own: readonly SpecialDay[] = [],
): OpeningHours {
  const week: DaySpan[][] = DAYS.map(() => []);
  for (const [days, spans] of Object.entries(entries))
    for (const day of daysOf(days)) week[day] = toSpans(spans);
  const others = shops.filter(({ date }) => !own.some((holiday) => holiday.date === date));
  const holidays = [...others, ...own].map(({ date, name, hours = CLOSED }) => ({
    date,
    name,
    spans: toSpans(hours),
  }));
  return { week, holidays };
}

const CLOSED = "closed";

const toSpans = (text: string): DaySpan[] => (text === CLOSED ? [] : text.split(", ").map(toSpan));

/** The days of an entry, such as Mon or Sat-Mon; Sunday is 0. */
export function daysOf(name: string): number[] {
  const [first = "", last = first] = name.split("-");
  const from = ORDER.findIndex((day) => DAYS[day] === first);
  const to = ORDER.findIndex((day) => DAYS[day] === last);
  // A span such as Sat-Mon wraps around the end of the week.
  return to >= from ? ORDER.slice(from, to + 1) : [...ORDER.slice(from), ...ORDER.slice(0, to + 1)];
}

function toSpan(text: string): DaySpan {
  const [opens = "", closes = ""] = text.split("-").map((time) => time.padStart(5, "0"));
  return { opens, closes };
}

/** How a language writes hours. */
export interface HoursFormat {
  /** Short names of the days, Sunday first. */
  days: readonly string[];
  dayRange(first: string, last: string): string;
  /** `time` as in "08:30". */
  time(time: string): string;
  span(opens: string, closes: string): string;
  /** Between two spans of a day. */
  and: string;
}

/**
 * Groups consecutive days with equal hours, as in "Mon-Sat 8:30 AM to 6:30 PM"; leaves out closed
 * days.
 */
export function printWeek({ week }: OpeningHours, format: HoursFormat): string {
  const groups: { days: number[]; hours: string }[] = [];
  for (const day of ORDER) {
    const hours = printSpans(week[day] ?? [], format);
    const group = groups.at(-1);
    if (group?.hours === hours) group.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups
    .filter(({ hours }) => hours !== "")
    .map(({ days, hours }) => `${nameDays(days, format)} ${hours}`)
    .join("; ");
}

function nameDays(days: readonly number[], { days: names, dayRange }: HoursFormat): string {
  const [first = "", last = first] = [days[0], days.at(-1)].map((day) => names[day ?? 0]);
  return first === last ? first : dayRange(first, last);
}

/** "9:00 AM to 1:00 PM and 2:00 PM to 7:00 PM" */
export const printSpans = (spans: readonly DaySpan[], { span, time, and }: HoursFormat) =>
  spans.map(({ opens, closes }) => span(time(opens), time(closes))).join(and);

/** Days that are searched for the next opening; only holidays make it later than a week. */
const DAYS_AHEAD = 60;

/** A span on a date, in the shop's local time: "2026-11-23 08:30" sorts by time. */
interface Opening {
  from: string;
  until: string;
}

interface OpeningAhead extends Opening {
  date: string;
  daysAhead: number;
}

/** The spans of a date and of the next day that has any; a holiday's replace the week's. */
export function listOpenings({ week, holidays }: OpeningHours, today: string): OpeningAhead[] {
  const openings: OpeningAhead[] = [];
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const date = addDays(today, daysAhead);
    const holiday = holidays.findLast((holiday) => holiday.date === date);
    const { spans } = holiday ?? { spans: week[new Date(date).getUTCDay()] ?? [] };
    for (const { opens, closes } of spans)
      openings.push({ date, daysAhead, from: `${date} ${opens}`, until: `${date} ${closes}` });
    if (daysAhead > 0 && spans.length > 0) break;
  }
  return openings;
}

/** The opening at this time, or else the next one; in the shop's time zone, not the visitor's. */
export function findOpening<O extends Opening>(
  openings: readonly O[],
  when: Date,
  timeZone: string,
): { opening: O; isOpen: boolean } | null {
  const now = timeIn(timeZone, when);
  const opening = openings.find(({ until }) => until > now);
  return opening ? { opening, isOpen: opening.from <= now } : null;
}

const SCHEMA_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** As schema.org's `openingHoursSpecification`: spans with their days. */
export function openingHoursData({ week }: OpeningHours): Record<string, unknown>[] {
  const spans = ORDER.flatMap((day) => (week[day] ?? []).map((span) => ({ ...span, day })));
  const equal = Map.groupBy(spans, ({ opens, closes }) => `${opens}-${closes}`);
  return Array.from(equal, ([key, all]) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: all.map(({ day }) => SCHEMA_DAYS[day]),
    opens: key.slice(0, 5),
    closes: key.slice(6),
  }));
}
