import { expect, it } from "vitest";
import { dateIn, holidaysAhead, specialHoursData } from "./holidays.ts";

const onam = { date: "2026-08-26", name: "Onam", spans: [] };
const morning = [{ opens: "09:00", closes: "13:00" }];

it("names the shop's date, not the server's", () => {
  const evening = new Date("2026-08-25T20:00:00Z");
  expect(dateIn("Asia/Kolkata", evening)).toBe("2026-08-26");
  expect(dateIn("Europe/Dublin", evening)).toBe("2026-08-25");
});

it.each([
  ["2026-08-18", 0],
  ["2026-08-19", 1],
  ["2026-08-26", 1],
  ["2026-08-27", 0],
])("on %s announces %i holiday of 26 August", (today, count) => {
  expect(holidaysAhead([onam], today)).toHaveLength(count);
});

it("announces across a year's end, the first day first", () => {
  const newYear = { date: "2027-01-01", name: "New Year", spans: morning };
  const christmas = { date: "2026-12-25", name: "Christmas", spans: [] };
  expect(holidaysAhead([newYear, christmas], "2026-12-25")).toEqual([christmas, newYear]);
});

it.each([
  ["closing", onam, { opens: "00:00", closes: "00:00" }],
  ["short day", { ...onam, spans: morning }, { opens: "09:00", closes: "13:00" }],
])("publishes a %s and its reason for search engines", (_, holiday, times) => {
  expect(specialHoursData([])).toEqual({});
  expect(specialHoursData([holiday])).toEqual({
    specialOpeningHoursSpecification: [
      {
        "@type": "OpeningHoursSpecification",
        name: "Onam",
        validFrom: "2026-08-26",
        validThrough: "2026-08-26",
        ...times,
      },
    ],
  });
});
