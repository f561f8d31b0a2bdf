import fc from "fast-check";
import { expect, it } from "vitest";
import { movePicture, orderPictures } from "./move-picture.ts";

const pictures = [1, 2, 3].map((id) => ({ id, is_primary: id === 1 }));
const ids = (intent: string, id: number) =>
  movePicture(pictures, intent, id)?.map((picture) => picture.id);

it.each<[string, number, number[]]>([
  ["first", 3, [3, 1, 2]],
  ["up", 2, [2, 1, 3]],
  ["up", 1, [1, 2, 3]],
  ["down", 2, [1, 3, 2]],
  ["down", 3, [1, 2, 3]],
  ["remove", 2, [1, 3]],
])("%s for picture %i", (intent, id, expected) => {
  expect(ids(intent, id)).toEqual(expected);
});

it("makes the first picture the primary one", () => {
  expect(movePicture(pictures, "first", 2)?.map(({ is_primary }) => is_primary)).toEqual([
    true,
    false,
    false,
  ]);
  expect(movePicture(pictures, "remove", 1)?.[0]).toEqual({ id: 2, is_primary: true });
});

it("ignores unknown pictures and buttons", () => {
  expect(ids("up", 9)).toBeUndefined();
  expect(ids("constructor", 1)).toBeUndefined();
});

it("loses no picture when one is moved", () => {
  const intent = fc.constantFrom("first", "up", "down", "texts");
  fc.assert(
    fc.property(intent, fc.integer({ min: 1, max: 3 }), (button, id) => {
      expect(ids(button, id)?.toSorted()).toEqual([1, 2, 3]);
    }),
  );
});

it.each([
  [
    [3, 1, 2],
    [3, 1, 2],
  ],
  [[1, 2], null],
  [[1, 2, 2], null],
  [[1, 2, 9], null],
  [[Number.NaN], null],
])("orders pictures by %j", (order, expected) => {
  const ordered = orderPictures(pictures, order);
  expect(ordered?.map(({ id }) => id) ?? null).toEqual(expected);
  if (ordered) expect(ordered.map(({ is_primary }) => is_primary)).toEqual([true, false, false]);
});
