import { describe, expect, it } from "vitest";
import { isOpenAt } from "./opening.ts";

const hours = { opens: "08:30", closes: "18:30" };

describe("a branch that opens Monday to Saturday, 8:30 to 18:30", () => {
  it.each([
    ["Monday 8:29 in Kerala", "2026-11-23T02:59:00Z", false],
    ["Monday 8:30 in Kerala", "2026-11-23T03:00:00Z", true],
    ["Saturday 18:29 in Kerala", "2026-11-28T12:59:00Z", true],
    ["Saturday 18:30 in Kerala", "2026-11-28T13:00:00Z", false],
    ["Sunday noon in Kerala", "2026-11-29T06:30:00Z", false],
    ["Monday 0:10 in Kerala, Sunday still in London", "2026-11-22T18:40:00Z", false],
    ["Sunday 23:00 in London, Monday 4:30 in Kerala", "2026-11-22T23:00:00Z", false],
  ])("on %s", (_, instant, open) => {
    expect(isOpenAt(hours, new Date(instant))).toBe(open);
  });
});
