import fc from "fast-check";
import { expect, it } from "vitest";
import { letterMap } from "./letter-map.ts";

const SIZE = { width: 372, height: 560, start: null };
const point = { x: fc.integer({ min: 20, max: 350 }), y: fc.integer({ min: 40, max: 550 }) };
const word = fc.constantFrom("Kollam", "Pala", "Neyyattinkara");

it("keeps every branch, and writes no district's name over a pin or a branch's name", () => {
  const pins = fc.array(
    fc.record({ ...point, name: word, href: fc.uuid(), isHeadOffice: fc.boolean() }),
    { maxLength: 14 },
  );
  const names = fc.array(
    fc.record({ ...point, name: word, kind: fc.constant("district" as const) }),
    { maxLength: 7 },
  );
  fc.assert(
    fc.property(pins, names, (pins, names) => {
      const map = letterMap({ ...SIZE, pins, names });
      expect(map.branches.map(({ href }) => href)).toEqual(pins.map(({ href }) => href));
      for (const { x, y, name } of map.names)
        for (const { label, ...pin } of map.branches) {
          const half = name.length * 3;
          expect(Math.abs(pin.x - x) < half && pin.y - 30 < y && y < pin.y).toBe(false);
          expect(label?.anchor === "middle" && label.x === x && label.y === y).toBe(false);
        }
    }),
  );
});

it("writes a name to the right of a pin in the west, to the left of one in the east", () => {
  const pinAt = (x: number) => ({ x, y: 300, name: "Kollam", href: `/${x}`, isHeadOffice: false });
  const { branches } = letterMap({ ...SIZE, pins: [pinAt(40), pinAt(350)], names: [] });
  expect(branches.map(({ label }) => label?.anchor)).toEqual(["start", "end"]);
});

it("moves a district's name away from a pin, or leaves it out", () => {
  const name = { name: "Idukki", kind: "district" as const, x: 200, y: 280 };
  const pin = { x: 200, y: 290, name: "Pala", href: "/pala", isHeadOffice: true };
  const [moved] = letterMap({ ...SIZE, pins: [pin], names: [name] }).names;
  expect(moved).toMatchObject({ name: "Idukki" });
  expect([moved?.x, moved?.y]).not.toEqual([200, 280]);
  const crowd = Array.from({ length: 240 }, (_, index) => ({
    ...pin,
    href: `/${index}`,
    x: (index % 12) * 30 + 15,
    y: Math.floor(index / 12) * 28 + 30,
  }));
  expect(letterMap({ ...SIZE, pins: crowd, names: [name] }).names).toEqual([]);
});

it("writes no name over the line from a town to its nearest branch", () => {
  const pin = { x: 200, y: 300, name: "Kottayam", href: "/kottayam", isHeadOffice: false };
  const start = { x: 200, y: 400, caption: "Pala", nearest: pin.href };
  const name = { name: "Idukki", kind: "district" as const, x: 200, y: 350 };
  const { names, label } = letterMap({ ...SIZE, pins: [pin], names: [name], start });
  expect(Math.abs((names[0]?.x ?? 200) - 200)).toBeGreaterThan(18);
  expect(label?.y).toBeGreaterThan(400);
});
