import { expect, it } from "vitest";
import { moveItem } from "./move-item.ts";

it.each<[number, "up" | "down", number[] | null]>([
  [2, "up", [2, 1, 3]],
  [2, "down", [1, 3, 2]],
  [1, "up", null],
  [3, "down", null],
  [9, "up", null],
  [9, "down", null],
])("moves %i %s", (id, direction, expected) => {
  expect(moveItem([1, 2, 3], id, direction)).toEqual(expected);
});
