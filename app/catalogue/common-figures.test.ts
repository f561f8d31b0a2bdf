import { expect, it } from "vitest";
import { aProduct } from "../../tests/support/product.ts";
import { toListingCard } from "./card.ts";
import { commonFigures, withFigures } from "./common-figures.ts";

const saw = (figures: Record<string, string>, fields = {}) =>
  aProduct({
    categoryId: 1,
    specifications: Object.entries(figures).map(([name, value]) => ({ name, value })),
    ...fields,
  });
const figuresOf = (products: ReturnType<typeof saw>[]) => {
  const names = commonFigures(products);
  return products.map((product) => {
    const card = toListingCard(product);
    const { figures } = names ? withFigures(card, product, names) : card;
    return figures.map(({ name, value }) => `${name} ${value}`);
  });
};

it("shows the same three figures on every card of a category, the weight last and what is unknown as a dash", () => {
  const shown = figuresOf([
    saw({ Displacement: "30 cc", Power: "1.3 kW", "Engine power": "1.8 hp", Weight: "4.5 kg" }),
    saw({ Displacement: "45 cc", Weight: "4.6 kg", Power: "2.3 kW", "Chain pitch": '3/8"' }),
    saw({ Voltage: "36 V", Weight: "2.5 kg" }),
  ]);
  expect(shown).toEqual([
    ["Displacement 30", "Power 1.3", "Weight 4.5"],
    ["Displacement 45", "Power 2.3", "Weight 4.6"],
    ["Displacement –", "Power –", "Weight 2.5"],
  ]);
});

it("shows no row of dashes on a card whose product gives none of the common figures", () => {
  const saws = [1, 2, 3].map((number) => saw({ Displacement: `3${number} cc`, Power: "1 kW", Weight: "4 kg" }));
  expect(figuresOf([...saws, saw({})])[3]).toEqual([]);
  expect(figuresOf([...saws, saw({ Voltage: "36 V" })])[3]).toEqual(["Voltage 36"]);
});

it("shows what a figure holds for beside its name, where there is room", () => {
  const [first, second] = figuresOf([
    saw({ Voltage: "36 V", "Run time": "20 min", Weight: "2.5 kg (without battery)" }),
    saw({ Voltage: "36 V", "Run time": "25 min (with two large batteries on a belt)", Weight: "3 kg" }),
    saw({ Voltage: "18 V", "Run time": "30 min", Weight: "4 kg" }),
  ]);
  expect(first).toEqual(["Voltage 36", "Run time 20", "Weight, without battery 2.5"]);
  expect(second).toEqual(["Voltage 36", "Run time –", "Weight 3"]);
});

it("leaves each card its own where a category has too little in common, or too few products", () => {
  const [first] = figuresOf([saw({ Length: "5 m" }), saw({ Pieces: "22" }), saw({ Energy: "94 Wh" })]);
  expect(first).toEqual(["Length 5"]);
  expect(figuresOf([saw({ Power: "1 kW" }, { categoryId: 2 })])).toEqual([["Power 1"]]);
});
