import { expect, it } from "vitest";
import { hours } from "#app/languages/en/hours.ts";
import { toOpeningHours } from "#app/site/opening-hours.ts";
import { announceForShop, announceHolidays } from "./announce-holidays.ts";

const onam = { date: "2026-08-26", name: "Onam" };
const stockTaking = { date: "2026-08-28", name: "Stock-taking" };
const branch = (name: string, ...holidays: (typeof onam)[]) => ({
  name,
  hours: toOpeningHours({ "Mon-Sat": "9:00-18:00" }, holidays),
});

it("names the day of a coming holiday, and calls today's today", () => {
  expect(announceHolidays([onam], "2026-08-20", hours)).toEqual([
    "Closed on Wednesday, 26 August: Onam",
  ]);
  expect(announceHolidays([onam], "2026-08-26", hours)).toEqual(["Closed today: Onam"]);
});

it("names the branches of a holiday that not all have", () => {
  const branches = [branch("Adoor", onam), branch("Ranni", onam, stockTaking)];
  expect(announceForShop(branches, "2026-08-26", hours)).toEqual([
    "Closed today: Onam",
    "Closed on Friday, 28 August: Stock-taking (Ranni)",
  ]);
});
