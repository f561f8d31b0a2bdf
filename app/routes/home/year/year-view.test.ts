import { expect, test } from "vitest";
import { monthIn, parseMonth } from "./year-view.ts";

test.each([
  ["month=1", 1],
  ["month=12", 12],
  ["month=13", null],
  ["month=0", null],
  ["month=1.5", null],
  ["month=june", null],
  ["", null],
])("%j asks for the month %s", (query, month) => {
  expect(parseMonth(new URLSearchParams(query))).toBe(month);
});

test("the month is the one of the dealer's zone, not of the server's", () => {
  const lateEvening = new Date("2026-11-30T19:00:00Z");
  expect(monthIn("Asia/Kolkata", lateEvening)).toBe(12);
  expect(monthIn("UTC", lateEvening)).toBe(11);
});
