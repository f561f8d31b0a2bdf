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

it("leaves each card its own where a category has too little in common, or too few products", () => {
  const [first] = figuresOf([saw({ Length: "5 m" }), saw({ Pieces: "22" }), saw({ Energy: "94 Wh" })]);
  expect(first).toEqual(["Length 5"]);
  expect(figuresOf([saw({ Power: "1 kW" }, { categoryId: 2 })])).toEqual([["Power 1"]]);
});
