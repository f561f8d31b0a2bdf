import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hours as english } from "#app/languages/en/hours.ts";
import { addDays, dateIn } from "./holidays.ts";
import {
  findOpening,
  listOpenings,
  type OpeningHours,
  openingHoursData,
  printWeek,
  toOpeningHours,
} from "./opening-hours.ts";

const zone = "Asia/Kolkata";
const openingAt = (hours: OpeningHours, when: Date) =>
  findOpening(listOpenings(hours, dateIn(zone, when)), when, zone);
const isOpenAt = (hours: OpeningHours, when: Date) => openingAt(hours, when)?.isOpen === true;

describe("a shop that opens Monday to Saturday, 8:30 to 18:30", () => {
  const hours = toOpeningHours({ "Mon-Sat": "8:30-18:30" }, []);

  it.each([
    ["Monday 8:29 there", "2026-11-23T02:59:00Z", false],
    ["Monday 8:30 there", "2026-11-23T03:00:00Z", true],
    ["Saturday 18:29 there", "2026-11-28T12:59:00Z", true],
    ["Saturday 18:30 there", "2026-11-28T13:00:00Z", false],
    ["Sunday noon there", "2026-11-29T06:30:00Z", false],
    ["Monday 0:10 there, Sunday still in London", "2026-11-22T18:40:00Z", false],
  ])("on %s", (_, instant, open) => {
    expect(isOpenAt(hours, new Date(instant))).toBe(open);
  });

  it("is printed", () => expect(printWeek(hours, english)).toBe("Mon-Sat 8:30 AM to 6:30 PM"));
});

describe("a shop with a break, a short Sunday and a holiday", () => {
  const hours = toOpeningHours(
    { "Mon-Fri": "9:00-13:00, 14:00-19:00", Sat: "9:00-13:00", Sun: "9:00-13:00" },
    [{ date: "2026-11-25", name: "Fair" }],
  );
  const openAt = (time: string) => isOpenAt(hours, new Date(`${time}:00+05:30`));

  it("is closed at noon and on the holiday", () => {
    expect(openAt("2026-11-23T12:59")).toBe(true);
    expect(openAt("2026-11-23T13:30")).toBe(false);
    expect(openAt("2026-11-23T14:00")).toBe(true);
    expect(openAt("2026-11-22T10:00")).toBe(true);
    expect(openAt("2026-11-22T15:00")).toBe(false);
    expect(openAt("2026-11-25T10:00")).toBe(false);
  });

  it.each([
    ["before the first opening", "2026-11-23T08:00", "2026-11-23 09:00"],
    ["in the break", "2026-11-23T13:00", "2026-11-23 14:00"],
    ["on the evening before the holiday", "2026-11-24T19:00", "2026-11-26 09:00"],
    ["on the holiday", "2026-11-25T10:00", "2026-11-26 09:00"],
  ])("opens next, %s", (_, time, opens) => {
    const found = openingAt(hours, new Date(`${time}:00+05:30`));
    expect(found).toMatchObject({ isOpen: false, opening: { from: opens } });
  });

  it("is printed with grouped days", () => {
    expect(printWeek(hours, english)).toBe(
      "Mon-Fri 9:00 AM to 1:00 PM and 2:00 PM to 7:00 PM; Sat-Sun 9:00 AM to 1:00 PM",
    );
  });

  it("has structured data by span", () => {
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    expect(openingHoursData(hours)).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: [...week, "Saturday", "Sunday"],
        opens: "09:00",
        closes: "13:00",
      },
      { "@type": "OpeningHoursSpecification", dayOfWeek: week, opens: "14:00", closes: "19:00" },
    ]);
  });
});

it("a span of days wraps around the week, and later entries override", () => {
  const hours = toOpeningHours({ "Sat-Mon": "10:00-12:00", Sun: "closed" }, []);
  expect(printWeek(hours, english)).toBe("Mon 10:00 AM to 12:00 PM; Sat 10:00 AM to 12:00 PM");
});

it("has on every day the hours of the branch's holiday, else of the shop's, else of the week", () => {
  const first = "2026-11-23";
  const hours = fc.constantFrom("closed", "9:00-13:00", "8:00-12:00, 14:00-16:00");
  const holidays = fc
    .dictionary(fc.integer({ min: 0, max: 9 }).map(String), hours)
    .map((days) => new Map(Object.entries(days).map(([n, hours]) => [addDays(first, +n), hours])));
  const toList = (days: Map<string, string>) =>
    [...days].map(([date, hours]) => ({ date, name: "Fair", hours }));
  fc.assert(
    fc.property(
      hours,
      holidays,
      holidays,
      fc.integer({ min: 0, max: 9 }),
      (week, shops, own, n) => {
        const date = addDays(first, n);
        const branch = toOpeningHours({ "Mon-Sun": week }, toList(shops), toList(own));
        const expected = own.get(date) ?? shops.get(date) ?? week;
        const openings = listOpenings(branch, date).filter((opening) => opening.date === date);
        const spans = openings.map(({ from, until }) => `${from.slice(11)}-${until.slice(11)}`);
        expect(spans.join(", ") || "closed").toBe(expected.replace(/(?<!\d)(\d:)/g, "0$1"));
      },
    ),
  );
});
