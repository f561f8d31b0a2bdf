import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseRanges, RANGED_FIGURES, type RangedFigure, rangeLabel, rangeOf, rangesOf } from "./figure-ranges.ts";
import { rangesIn } from "./measured.ts";

const figure = (key: string) => RANGED_FIGURES.find((each) => each.key === key) as RangedFigure;

describe("a product's figures", () => {
  it.each([
    ["Guide bar length", "35 cm", "bar", ["30-35"]],
    ["Guide bar length", "35, 40 cm", "bar", ["30-35", "35-40"]],
    ["Bar length", '18 "', "bar", ["45-50"]],
    ["Power", "1.3 kW (1.8 hp)", "power", ["1.2-1.6"]],
    ["Engine power", "1.8 hp", "power", ["1.2-1.6"]],
    ["Maximum pressure", "170 bar", "pressure", ["150-180"]],
    ["Discharge", "1050 l/min", "flow", ["60000-"]],
    ["Air flow", "1,700 m³/h", "air", ["1300-"]],
    ["Weight", "4.5 kg", "weight", ["4-5"]],
    ["Guide bar length", "0,4 m", "bar", ["35-40"]],
    ["Guide bar length", "30 cm", "bar", ["25-30"]],
    ["Guide bar length", "28-36 cm", "bar", ["25-30", "30-35", "35-40"]],
    ["Power", "0,75 kW", "power", ["-0.8"]],
    ["Power", "5,5 kW", "power", ["4.5-"]],
    ["Weight", "1 200 kg", "weight", ["50-"]],
    ["Weight (lb)", "10", "weight", ["4-5"]],
  ])("%s %s lies in %s %j", (name, value, key, ranges) => expect(rangesIn([{ name, value }])[key]).toEqual(ranges));

  it.each([
    ["Sound pressure", "100 dB(A)"],
    ["Weight", "heavy"],
    ["Weight", "4.5 stones"],
    ["Power", ""],
    ["Power", "2 x 1.5 kW"],
    ["Weight", "4.5 kg and more"],
  ])("%s %s is none", (name, value) => expect(rangesIn([{ name, value }])).toEqual({}));
});

it("every amount lies in one of the figure's ranges", () => {
  fc.assert(
    fc.property(fc.constantFrom(...RANGED_FIGURES), fc.double({ min: 0, noNaN: true }), (each, amount) => {
      expect(rangesOf(each)).toContain(rangeOf(each, amount));
    }),
  );
});

it("says its ranges in words", () => {
  expect(
    rangesOf(figure("bar"))
      .map((range) => rangeLabel(figure("bar"), range))
      .slice(0, 2),
  ).toEqual(["Up to 25 cm", "Over 25 to 30 cm"]);
  expect(rangeLabel(figure("flow"), "60000-")).toBe("Over 60,000 l/h");
});

it("reads only its own ranges from an address", () => {
  expect(parseRanges(figure("bar"), ["35-40", "-25", "35-40", "1-2", ""])).toEqual(["-25", "35-40"]);
});
