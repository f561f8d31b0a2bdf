import { expect, it } from "vitest";
import { DEFAULT_READER } from "#app/catalogue/specifications/read.ts";
import { aProduct } from "../../../tests/support/product.ts";
import { listNearest, nearestOfEachKind } from "./nearness.ts";

const saw = (id: number, kw: string, fields = {}) =>
  aProduct({
    ...{
      id,
      name: `Saw ${id}`,
      category: "Chainsaws",
      subcategory: "Petrol",
      powerType: "petrol" as const,
    },
    specifications: DEFAULT_READER.arrange([{ name: "Power", value: `${kw} kW` }], [], null),
    ...fields,
  });

it("sorts by kind, power type and strength, without the product itself", () => {
  const others = [
    saw(1, "1.3"),
    saw(2, "4.8"),
    saw(3, "6.4"),
    saw(4, "5.0", { powerType: "cordless" }),
    saw(5, "5.0", { subcategory: "Chains" }),
    saw(9, "5.0"),
  ];
  expect(listNearest(saw(9, "5.0"), others).map(({ id }) => id)).toEqual([2, 3, 1, 4, 5]);
});

it("sorts products of unknown strength last", () => {
  const others = [saw(1, "1.3", { specifications: [] }), saw(2, "4.8")];
  expect(listNearest(saw(9, "5.0"), others).map(({ id }) => id)).toEqual([2, 1]);
});

it("lists the nearest products of each kind, up to the limit", () => {
  const pruner = { subcategory: "Pole Pruners" };
  const others = [
    saw(1, "1.3"),
    saw(2, "4.8"),
    saw(3, "4.0"),
    saw(4, "1.0", pruner),
    saw(5, "1.4", pruner),
  ];
  expect(nearestOfEachKind(saw(9, "5.0"), others, 1).map(({ id }) => id)).toEqual([2, 5]);
});
