/** Opening hours of a week, with breaks and holidays: read from the dealer's words, printed, and told at a moment. */

/** On the 24-hour clock of the dealer's zone, always five characters: "08:30". */
export interface Span {
  opens: string;
  closes: string;
}

export interface OpeningHours {
  /** As printed, for example "Mon-Sat 8:30 AM to 6:30 PM". */
  text: string;
  /** From Sunday, as in `Date`; an empty day is closed. */
  week: readonly (readonly Span[])[];
  /** Days on which it is closed all the same, as in "2026-08-26". */
  closedOn: readonly string[];
}

export const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
/** As a week is read aloud. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** From `{"Mon-Sat": "8:30-13:00, 14:00-18:30", Sun: "closed"}`; a later entry replaces an earlier one's day. */
export function toOpeningHours(entries: Readonly<Record<string, string>>, closedOn: readonly string[]): OpeningHours {
  const week: Span[][] = DAYS.map(() => []);
  for (const [days, spans] of Object.entries(entries))
    for (const day of daysOf(days)) week[day] = spans === "closed" ? [] : spans.split(", ").map(toSpan);
  return { text: printWeek(week), week, closedOn };
}

function daysOf(name: string): number[] {
  const [first = "", last = first] = name.split("-");
  const from = ORDER.findIndex((day) => DAYS[day] === first);
  const to = ORDER.findIndex((day) => DAYS[day] === last);
  // A span such as Sat-Mon goes round the end of the week.
  return to >= from ? ORDER.slice(from, to + 1) : [...ORDER.slice(from), ...ORDER.slice(0, to + 1)];
}

function toSpan(text: string): Span {
  const [opens = "", closes = ""] = text.split("-").map((time) => time.padStart(5, "0"));
  return { opens, closes };
}

/** Days with equal hours that follow each other are named once; closed days are left out. */
function printWeek(week: readonly (readonly Span[])[]): string {
  const groups: { days: number[]; hours: string }[] = [];
  for (const day of ORDER) {
    const hours = (week[day] ?? []).map(printSpan).join(" and ");
    const group = groups.at(-1);
    if (group?.hours === hours) group.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups
    .filter(({ hours }) => hours !== "")
    .map(({ days, hours }) => `${nameDays(days)} ${hours}`)
    .join("; ");
}

function nameDays(days: readonly number[]): string {
  const [first = 0, last = first] = [days[0], days.at(-1)];
  return first === last ? `${DAYS[first]}` : `${DAYS[first]}-${DAYS[last]}`;
}

const printSpan = ({ opens, closes }: Span) => `${printTime(opens)} to ${printTime(closes)}`;

function printTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour % 24 < 12 ? "AM" : "PM"}`;
}

/** By the clock of the zone, whatever the visitor's own says. */
export function isOpenAt(
  { week, closedOn }: Pick<OpeningHours, "week" | "closedOn">,
  when: Date,
  timeZone: string,
): boolean {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(when)
      .map(({ type, value }) => [type, value]),
  );
  if (closedOn.includes(`${parts.year}-${parts.month}-${parts.day}`)) return false;
  const time = `${parts.hour}:${parts.minute}`;
  const day = DAYS.map(String).indexOf(parts.weekday ?? "");
  return (week[day] ?? []).some(({ opens, closes }) => time >= opens && time < closes);
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
}

const SCHEMA_DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** As schema.org's `openingHoursSpecification`: each span of the week once with its days, and each holiday as closed. */
export function openingHoursData({ week, closedOn }: OpeningHours): Record<string, unknown>[] {
  const spans = new Map<string, number[]>();
  for (const day of ORDER)
    for (const { opens, closes } of week[day] ?? []) {
      const key = `${opens}-${closes}`;
      spans.set(key, [...(spans.get(key) ?? []), day]);
    }
  return [
    ...Array.from(spans, ([key, days]) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => SCHEMA_DAYS[day]),
      opens: key.slice(0, 5),
      closes: key.slice(6),
    })),
    // Equal times mean a day that is closed.
    ...closedOn.map((date) => ({
      "@type": "OpeningHoursSpecification",
      validFrom: date,
      validThrough: date,
      opens: "00:00",
      closes: "00:00",
    })),
  ];
}
