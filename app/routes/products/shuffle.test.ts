import fc from "fast-check";
import { expect, it } from "vitest";
import { shuffle } from "./shuffle.ts";

it("keeps every item, copies the list and repeats the order for the same seed", () => {
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

it("starts with each item about equally often", () => {
  const firsts = [0, 0, 0, 0];
  for (let seed = 0; seed < 4000; seed++) {
    const first = shuffle([0, 1, 2, 3], `${seed}@1`)[0] ?? 0;
    firsts[first] = (firsts[first] ?? 0) + 1;
  }
  for (const count of firsts) expect(count).toBeGreaterThan(850);
});
