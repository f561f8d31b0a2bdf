import { describe, expect, it } from "vitest";
import { countAt } from "./counters.tsx";

describe("the about page's counters", () => {
  const counters = [
    { label: "years", value: 110, suffix: "+", durationMs: 2000 },
    { label: "customers", value: 50, suffix: "M+", durationMs: 2500 },
  ];

  it.each(counters)("$label start at 0, only grow, and end at the value", (counter) => {
    const steps = Array.from({ length: 60 }, (_, index) =>
      countAt(counter, (index * counter.durationMs) / 59),
    );
    expect(steps[0]).toBe(0);
    expect(steps.at(-1)).toBe(counter.value);
    expect(steps.every((count, index) => index === 0 || count >= (steps[index - 1] ?? 0))).toBe(
      true,
    );
    expect(countAt(counter, counter.durationMs * 9)).toBe(counter.value);
  });
});
