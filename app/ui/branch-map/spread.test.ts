import { expect, it } from "vitest";
import { spread } from "./spread.ts";

it("moves dots at one place apart, also in a crowd, and leaves a lone one where it is", () => {
  const crowd = Array.from({ length: 9 }, (_, index) => ({ x: 100 + (index % 3), y: 100 }));
  const [lone, ...moved] = spread([{ x: 10, y: 10 }, ...crowd], 24);
  expect(lone).toEqual({ x: 10, y: 10 });
  for (const [index, one] of moved.entries())
    for (const other of moved.slice(index + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
});
