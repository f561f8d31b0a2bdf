/** Whether a branch is open, by Kerala's clock. */
import { type OpeningHours, openDays } from "#app/content/branches.ts";

const keralaClock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  weekday: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

export function isOpenAt(hours: Pick<OpeningHours, "opens" | "closes">, when: Date): boolean {
  const parts = Object.fromEntries(keralaClock.formatToParts(when).map(({ type, value }) => [type, value]));
  const time = `${parts.hour}:${parts.minute}`;
  const day = weekdays.indexOf(parts.weekday ?? "");
  return openDays.some((open) => open === day) && time >= hours.opens && time < hours.closes;
}
