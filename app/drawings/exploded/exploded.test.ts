/** Exploded drawings are complete, readable on a phone, and only exist for identified machines. */
import { describe, expect, it, vi } from "vitest";
import { classify } from "#app/catalogue/classification/classify.ts";
import type { Clues } from "#app/catalogue/classification/clues.ts";
import { all, render } from "../../../tests/support/drawn-catalogue.ts";
import { type DescribedProduct, drawParts } from "../drawings.ts";
import { type Box, unionOf } from "../pen/drawing.ts";

/** About 200 drawings can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const drawn = all.flatMap(({ drawings: [first], ...described }) => {
  const drawing = drawParts(described.product);
  return drawing && first ? [{ ...described, drawing, whole: first }] : [];
});

/** Widths of a plate on a phone and on a screen, and of a number, px. */
const PHONE = 328;
const SCREEN = 1100;
const NUMBER = 20;

describe("an exploded drawing", () => {
  it("exists for the product types whose parts visitors ask for", () => {
    const families = new Set(drawn.map(({ category }) => category));
    expect([...families].sort()).toEqual(
      [
        "Blowers",
        "Brushcutters",
        "Chainsaws",
        "Hedge Trimmers",
        "Power Weeders",
        "Pressure Washers",
      ].sort(),
    );
    for (const { name, drawing } of drawn)
      expect(drawing.parts.length, name).toBeGreaterThanOrEqual(6);
  });

  it("exists for every machine of these types, except one-piece hand tools", () => {
    const taken = new Set(drawn.map(({ name }) => name));
    const families = new Set(drawn.map(({ category }) => category));
    const whole = all
      .filter((machine) => families.has(machine.category) && !taken.has(machine.name))
      .map(({ name }) => name);
    expect(whole.sort()).toEqual(["STIHL HSA 26", "STIHL RCA 20"]);
  });

  it("names each part once and describes its purpose in a sentence", () => {
    for (const { name, drawing } of drawn) {
      const names = drawing.parts.map((part) => part.name);
      expect(new Set(names).size, name).toBe(names.length);
      for (const { does } of drawing.parts) expect(does, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("keeps its parts and their numbers apart on a phone and on a wide screen", () => {
    for (const { name, drawing } of drawn)
      for (const [plate, across] of [
        ["tall", PHONE],
        ["wide", SCREEN],
      ] as const) {
        const boxes = drawing.parts.map(({ [plate]: { left, top, width }, size: [wide, high] }) => {
          const toPx = (percent: number) => (percent / 100) * across;
          return {
            left: toPx(left),
            top: toPx(top),
            right: toPx(left + width),
            bottom: toPx(top + (width * high) / wide),
          };
        });
        for (const [index, one] of boxes.entries()) {
          expect(one.left, name).toBeGreaterThanOrEqual(0);
          expect(one.right, name).toBeLessThanOrEqual(across + 1);
          for (const other of boxes.slice(index + 1)) {
            const apart = Math.max(
              Math.max(one.left, other.left) - Math.min(one.right, other.right),
              Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom),
            );
            expect(apart, `${name}, ${plate}: ${index + 1}`).toBeGreaterThan(NUMBER / 2);
          }
        }
      }
  });

  it("begins as the whole machine, within the plate and in the proportions of its picture", () => {
    const posed = drawn.filter(({ product }) => product.family !== "long-reach hedge trimmers");
    expect(posed.length).toBeGreaterThan(190);
    for (const { name, category, drawing, whole } of posed)
      for (const plate of ["tall", "wide"] as const) {
        const [left, top, right, bottom] = unionOf(
          ...drawing.parts.map(
            ({ [plate]: { left, top, width, back }, size: [wide, high] }): Box => {
              const [x, y] = [left + back[0], top + back[1]];
              return [x, y, x + width, y + (width * high) / wide];
            },
          ),
        );
        expect(Math.min(left, top), name).toBeGreaterThan(-1);
        expect(right, name).toBeLessThan(101);
        expect(bottom, name).toBeLessThan(100 / drawing.aspects[plate] + 1);
        const proportion = ((right - left) * whole.height) / ((bottom - top) * whole.width);
        expect(proportion, `${name}, ${plate}`).toBeGreaterThan(0.75);
        // Shafts and tubes are level here, and shafts shortened.
        expect(proportion, `${name}, ${plate}`).toBeLessThan(
          category === "Brushcutters" ? 1.7 : 1.4,
        );
      }
  });

  it("shows each part whole in its view", () => {
    const kinds = Map.groupBy(
      drawn,
      ({ category, drawing }) => `${category} ${drawing.parts.length}`,
    );
    for (const { name, drawing } of [...kinds.values()].flatMap(([first]) => first ?? [])) {
      const views = [...drawing.svg.matchAll(/viewBox="(\d+) (\d+) (\d+) (\d+)"\/>/g)].map(
        ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
      );
      expect(views, name).toHaveLength(drawing.parts.length);
      const { width, height, pixels } = render(drawing.svg, drawing.width).render();
      for (let y = 0; y < height; y += 3)
        for (let x = 0; x < width; x += 3)
          if ((pixels[4 * (y * width + x) + 3] ?? 0) > 60)
            expect(
              views.some(
                ([left, top, across, down]) =>
                  x >= left - 1 && x <= left + across && y >= top - 1 && y <= top + down,
              ) || `${name}: ink at ${x}, ${y} is in no view`,
            ).toBe(true);
    }
  });

  it("is readable by a renderer, not cut off, and small", () => {
    for (const { name, drawing } of drawn) {
      expect(drawing.svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(Buffer.byteLength(drawing.svg), name).toBeLessThanOrEqual(14 * 1024);
      expect(cutOff(drawing.svg), name).toBe(false);
    }
  });
});

/** Whether the drawing touches the outermost pixels of a small rendering. */
function cutOff(svg: string): boolean {
  const { width, height, pixels } = render(svg, 200).render();
  const inked = (x: number, y: number) => (pixels[4 * (y * width + x) + 3] ?? 0) > 60;
  for (let x = 0; x < width; x++) if (inked(x, 0) || inked(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (inked(0, y) || inked(width - 1, y)) return true;
  return false;
}

describe("an exploded drawing of a product that staff add", () => {
  const product = (given: Partial<Clues>): DescribedProduct => {
    const clues = {
      name: "Farmer 58",
      category: "Chainsaws",
      subcategory: null,
      productType: "Petrol Chainsaw",
      type: "petrol",
      brief: "",
      description: "",
      specifications: [{ name: "Guide bar length", value: "45 cm" }],
      ...given,
    };
    return {
      ...clues,
      ...classify(clues),
      brand: "Acme",
      weightKg: null,
      technicalDetails: [],
      features: [],
    };
  };

  it("is shown if the name identifies the machine, with its own numbers", () => {
    expect(drawParts(product({}))?.parts.map(({ name }) => name)).toContain("Guide bar, 45 cm");
    const unmeasured = drawParts(product({ specifications: [] }))?.parts.map(({ name }) => name);
    expect(unmeasured).toContain("Guide bar");
  });

  it("is left out for ambiguous names, parts and other product types", () => {
    for (const given of [
      { productType: null, category: "Farm machines", type: null },
      { name: "Chain for Farmer 58", productType: "Saw chain" },
      { name: "Diesel power tiller", productType: "Power tiller", category: "Tillers" },
      { name: "TM 3", productType: "Tape measure", category: "Hand tools", type: null },
    ])
      expect(drawParts(product(given)), given.name ?? "in doubt").toBeNull();
  });
});
