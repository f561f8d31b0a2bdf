import fc from "fast-check";
import { expect, it } from "vitest";
import { shuffle } from "./shuffle.ts";

it("keeps every item, leaves the list alone and gives the same order for the same seed", () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
      const before = [...items];
      const shuffled = shuffle(items, seed);
      expect(items).toEqual(before);
      expect([...shuffled].sort()).toEqual([...items].sort());
      expect(shuffle(items, seed)).toEqual(shuffled);
    }),
  );
});

it("puts each item first about equally often over many seeds", () => {
  const firsts = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed++) {
    const first = shuffle([0, 1, 2, 3], `${seed}@1`)[0] ?? 0;
    firsts[first] = (firsts[first] ?? 0) + 1;
  }
  for (const count of firsts) expect(count).toBeGreaterThan(850);
});
