import { expect, it } from "vitest";
import { hours } from "#app/languages/en/hours.ts";
import { toOpeningHours } from "#app/site/opening-hours.ts";
import { announceForShop, announceHolidays } from "./announce-holidays.ts";

const onam = { date: "2026-08-26", name: "Onam" };
const stockTaking = { date: "2026-08-28", name: "Stock-taking" };
const shortDay = { ...onam, hours: "9:00-13:00" };
const branch = (name: string, ...holidays: (typeof onam)[]) => ({
  name,
  hours: toOpeningHours({ "Mon-Sat": "9:00-18:00" }, holidays),
});

it("names the day and hours of a coming holiday, and calls today's today", () => {
  const announced = (holiday: typeof onam, today: string) =>
    announceHolidays(branch("Adoor", holiday).hours.holidays, today, hours).join();
  expect(announced(onam, "2026-08-20")).toBe("Closed on Wednesday, 26 August: Onam");
  expect(announced(onam, "2026-08-26")).toBe("Closed today: Onam");
  expect(announced(shortDay, "2026-08-20")).toBe(
    "Open 9:00 AM to 1:00 PM on Wednesday, 26 August: Onam",
  );
  expect(announced(shortDay, "2026-08-26")).toBe("Open 9:00 AM to 1:00 PM today: Onam");
});

it("names the branches of a holiday that not all have", () => {
  const branches = [branch("Adoor", onam), branch("Ranni", onam, stockTaking)];
  expect(announceForShop(branches, "2026-08-26", hours)).toEqual([
    "Closed today: Onam",
    "Closed on Friday, 28 August: Stock-taking (Ranni)",
  ]);
  expect(
    announceForShop([branch("Adoor", onam), branch("Ranni", shortDay)], "2026-08-26", hours),
  ).toEqual(["Closed today: Onam (Adoor)", "Open 9:00 AM to 1:00 PM today: Onam (Ranni)"]);
});
