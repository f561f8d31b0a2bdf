import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findTyped } from "./highlight.ts";

describe("what was typed, in a name", () => {
  it.each([
    ["STIHL MS 210", "ms 2", ["STIHL ", "MS 2", "10"]],
    ["STIHL MS 210", "MS-2", ["STIHL ", "MS 2", "10"]],
    ["STIHL MS 210", "ms21", ["STIHL ", "MS 21", "0"]],
    ["STIHL MS 210", "stihl", ["", "STIHL", " MS 210"]],
  ])("%s, %s", (name, typed, parts) => expect(findTyped(name, typed)).toEqual(parts));

  it("is not there when the name lacks it or nothing was typed", () => {
    expect(findTyped("STIHL MS 210", "chainsaw")).toBeNull();
    expect(findTyped("STIHL MS 210", " -(")).toBeNull();
  });

  it("leaves the name whole, whatever was typed", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, typed) => {
        const parts = findTyped(name, typed);
        if (parts) expect(parts.join("")).toBe(name);
      }),
    );
  });
});
