import fc from "fast-check";
import { expect, it } from "vitest";
import { NameOrder } from "./name-order.ts";

const changes = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ kind: fc.constant("set" as const), slot: fc.nat(40), name: fc.string() }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant("remove" as const), slot: fc.nat(40) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant("read" as const) }) },
  ),
  { maxLength: 200 },
);

it("is the order that sorting all names gives, whatever came and went", () => {
  fc.assert(
    fc.property(changes, (all) => {
      const names = new Map<number, string>();
      const compare = (a: number, b: number) =>
        names.get(a) === names.get(b) ? a - b : (names.get(a) ?? "") < (names.get(b) ?? "") ? -1 : 1;
      const order = new NameOrder(compare);
      for (const change of all) {
        if (change.kind === "read") order.slots;
        else if (names.has(change.slot)) order.remove(change.slot);
        if (change.kind === "remove") names.delete(change.slot);
        if (change.kind !== "set") continue;
        names.set(change.slot, change.name);
        order.add(change.slot);
      }
      const sorted = [...names.keys()].sort(compare);
      expect([...order.slots]).toEqual(sorted);
      expect(sorted.map((slot) => order.ranks[slot])).toEqual(sorted.map((_, rank) => rank));
    }),
  );
});

it("is the same when thousands are put in order in pieces", async () => {
  const order = new NameOrder((a, b) => a - b);
  const slots = Array.from({ length: 5_500 }, (_, at) => (at * 7919) % 5_500);
  for (const slot of slots) order.add(slot);
  let pauses = 0;
  await order.insertInPieces(() => {
    pauses++;
  });
  expect(pauses).toBeGreaterThan(4);
  expect([...order.slots]).toEqual(slots.sort((a, b) => a - b));
});
