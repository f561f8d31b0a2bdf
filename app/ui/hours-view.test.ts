import { expect, it } from "vitest";
import { hours as messages } from "#app/languages/en/hours.ts";
import { toOpeningHours } from "#app/site/opening-hours.ts";
import { toHoursView } from "./hours-view.ts";

/** The next week from Thursday, 26 November, is closed. */
const holidays = Array.from({ length: 7 }, (_, index) => ({
  date: new Date(Date.UTC(2026, 10, 26 + index)).toISOString().slice(0, 10),
  name: "Fair",
}));
const hours = toOpeningHours({ "Mon-Sat": "8:30-18:30" }, holidays);
const closedOn = (today: string) =>
  toHoursView(hours, today, messages).openings.map(({ closed }) => closed);

it("says when a closed branch opens: today, on a weekday, or after a week on a date", () => {
  expect(closedOn("2026-11-21")).toEqual([
    "Closed now, opens at 8:30 AM",
    "Closed now, opens Monday 8:30 AM",
  ]);
  expect(closedOn("2026-11-25")[1]).toBe("Closed now, opens Thursday, 3 December, 8:30 AM");
});

it("says so without the time on a day without any opening", () => {
  const closedToday = (today: string) => toHoursView(hours, today, messages).closedToday;
  expect(closedToday("2026-11-22")).toBe("Closed now, opens Monday 8:30 AM");
  expect(closedToday("2026-11-23")).toBe("");
});

it("says nothing of the next opening if there is none", () => {
  const never = toOpeningHours({ "Mon-Sun": "closed" }, []);
  expect(toHoursView(never, "2026-11-22", messages)).toMatchObject({
    openings: [],
    closedToday: "",
  });
});
