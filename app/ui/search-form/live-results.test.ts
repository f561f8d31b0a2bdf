import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findMatchingParts } from "./live-results.tsx";

describe("the typed text in a name", () => {
  it.each([
    ["STIHL MS 210", "ms 2", ["STIHL ", "MS 2", "10"]],
    ["STIHL MS 210", "MS-2", ["STIHL ", "MS 2", "10"]],
    ["STIHL MS 210", "ms21", ["STIHL ", "MS 21", "0"]],
    ["STIHL MS 210", "stihl", ["", "STIHL", " MS 210"]],
  ])("%s, %s", (name, typed, parts) => expect(findMatchingParts(name, typed)).toEqual(parts));

  it("is not found if the name lacks it or nothing was typed", () => {
    expect(findMatchingParts("STIHL MS 210", "chainsaw")).toBeNull();
    expect(findMatchingParts("STIHL MS 210", " -(")).toBeNull();
  });

  it("splits the name without losing a letter", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, typed) => {
        const parts = findMatchingParts(name, typed);
        if (parts) expect(parts.join("")).toBe(name);
      }),
    );
  });
});
