import { describe, expect, it } from "vitest";
import { counters } from "#app/content/about.ts";
import { countAt, toFigure } from "./counting.ts";

describe("the about page's counters", () => {
  it("are the specification's, the products' the slower one", () => {
    expect(counters.map((counter) => toFigure(counter.value, counter))).toEqual(["110+", "100+", "2500+", "50M+"]);
    expect(counters.map(({ duration }) => duration)).toEqual([2000, 2000, 2500, 2000]);
  });

  it.each(counters)("$label begin at nothing, only grow, and end at the value", (counter) => {
    const steps = Array.from({ length: 60 }, (_, index) => countAt(counter, (index * counter.duration) / 59));
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(counter.value);
    expect(steps.every((count, index) => index === 0 || count >= (steps[index - 1] ?? 0))).toBe(true);
    expect(countAt(counter, counter.duration * 9)).toBe(counter.value);
  });
});
