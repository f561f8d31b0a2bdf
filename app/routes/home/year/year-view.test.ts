import { expect, test } from "vitest";
import { isNightIn, monthIn, parseMonth } from "./year-view.ts";

test.each([
  ["month=1", 1],
  ["month=12", 12],
  ["month=13", null],
  ["month=0", null],
  ["month=1.5", null],
  ["month=june", null],
  ["", null],
])("the query %j selects the month %s", (query, month) => {
  expect(parseMonth(new URLSearchParams(query))).toBe(month);
});

test("the month follows the shop's time zone", () => {
  const lateEvening = new Date("2026-11-30T19:00:00Z");
  expect(monthIn("Asia/Kolkata", lateEvening)).toBe(12);
  expect(monthIn("UTC", lateEvening)).toBe(11);
});

test.each([
  ["2026-11-30T00:00:00Z", true],
  ["2026-11-30T00:30:00Z", false],
  ["2026-11-30T13:00:00Z", false],
  ["2026-11-30T13:30:00Z", true],
])("at %s it is night in Kerala: %s", (now, isNight) => {
  expect(isNightIn("Asia/Kolkata", new Date(now))).toBe(isNight);
});
