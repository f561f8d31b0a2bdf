import { expect, it } from "vitest";
import { parseAmpHours } from "./amp-hours.ts";
import { ampHoursIn } from "./product-facets.ts";

it.each([
  ["Light 2 Ah battery", ["2"]],
  ["supplied with 2.0 Ah batteries", ["2"]],
  ["two 1.5Ah packs, or 2 amp hours", ["1.5", "2"]],
  ["1,5 Ah", ["1.5"]],
  ["5.2 Ah", []],
  ["12 Ah", []],
  ["0.2 Ah, 2.1 Ah, 22 Ah", []],
  ["2 A", []],
  ["2 Ahead", []],
  ["", []],
])("reads from %s the amp hours %j", (text, hours) => expect(ampHoursIn(text)).toEqual(hours));

it("reads the values in URLs", () => {
  expect(["2", "2 ah", "2.0Ah", "1.5 AH"].map(parseAmpHours)).toEqual(["2", "2", "2", "1.5"]);
  expect(["5", "x", "", null, "2".repeat(9000)].map(parseAmpHours)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
