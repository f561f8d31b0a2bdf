import { expect, test } from "vitest";
import { arrangePins, type ScreenPoint } from "./arrange-pins.ts";

const map = { width: 350, height: 470, taken: [] };
const apart = (one: ScreenPoint, other: ScreenPoint) =>
  Math.hypot(one.x - other.x, one.y - other.y);

test("two branches at one position are two pins, each with its name", () => {
  const tip = { x: 200, y: 200 };
  const [one, other] = arrangePins(
    [tip, tip].map((place) => ({ tip: place, width: 60 })),
    map,
  );
  expect(apart(one?.tip ?? tip, other?.tip ?? tip)).toBeGreaterThan(25);
  expect(one).toMatchObject({ isCrowded: true, name: { x: expect.any(Number) } });
  expect(other?.name).not.toBeNull();
});

test("a single pin keeps its position and has its name to the right", () => {
  const tip = { x: 100, y: 100 };
  const [pin] = arrangePins([{ tip, width: 60 }], map);
  expect(pin).toMatchObject({ tip, isCrowded: false });
  expect(pin?.name?.x).toBeGreaterThan(tip.x);
});

test("a name stays inside the map and does not cover its buttons", () => {
  const taken = [{ left: 0, right: 50, top: 0, bottom: 120 }];
  const [right, left] = arrangePins(
    [
      { tip: { x: 330, y: 300 }, width: 80 },
      { tip: { x: 70, y: 60 }, width: 80 },
    ],
    { ...map, taken },
  );
  expect(right?.name?.x).toBeLessThan(330 - 80);
  expect(left?.name?.x).toBeGreaterThan(70);
});

test("in a crowd every pin has its name, and no names overlap", () => {
  const widths = [94, 39, 70, 59, 44, 49, 37, 96, 79];
  const pins = widths.map((width, index) => ({
    tip: { x: 130 + (index % 3) * 40, y: 150 + Math.floor(index / 3) * 55 },
    width,
  }));
  const arranged = arrangePins(pins, map);
  const names = arranged.map(({ name }, index) => ({
    ...(name ?? { x: 0, y: 0 }),
    width: widths[index] ?? 0,
  }));
  expect(arranged.filter(({ name }) => name === null)).toEqual([]);
  for (const [index, one] of names.entries())
    for (const other of names.slice(index + 1))
      expect(
        one.x + one.width <= other.x ||
          other.x + other.width <= one.x ||
          Math.abs(one.y - other.y) >= 16,
      ).toBe(true);
});
