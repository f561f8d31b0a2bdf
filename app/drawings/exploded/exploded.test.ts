/** The machines taken apart: complete, numbered so that one can read it on a phone, and only where the machine is certain. */
import { describe, expect, it, vi } from "vitest";
import { all, render } from "../../../tests/support/drawn-catalogue.ts";
import { type DescribedProduct, drawParts, type PartsDrawing } from "../drawings.ts";

/** Some two hundred machines are drawn and rendered here: more than the usual five seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const drawn = all.flatMap(
  ({ name, category, product }): { name: string; category: string; drawing: PartsDrawing }[] => {
    const drawing = drawParts(product);
    return drawing ? [{ name, category, drawing }] : [];
  },
);

/** The narrowest phone's page, less its margins; numbers are 28 px across. */
const PHONE = 328;
const NUMBER = 28;

describe("every machine taken apart", () => {
  it("is there for the families whose parts a visitor asks for", () => {
    const families = new Set(drawn.map(({ category }) => category));
    expect([...families].sort()).toEqual(
      ["Blowers", "Brushcutters", "Chainsaws", "Hedge Trimmers", "Power Weeders", "Pressure Washers"].sort(),
    );
    for (const { name, drawing } of drawn) expect(drawing.parts.length, name).toBeGreaterThanOrEqual(6);
  });

  it("is every machine of these families but those that are one piece in the hand", () => {
    const taken = new Set(drawn.map(({ name }) => name));
    const families = new Set(drawn.map(({ category }) => category));
    const whole = all
      .filter((machine) => families.has(machine.category) && !taken.has(machine.name))
      .map(({ name }) => name);
    expect(whole.sort()).toEqual(["STIHL HSA 26", "STIHL RCA 20"]);
  });

  it("names each part once, and says in a sentence what it does", () => {
    for (const { name, drawing } of drawn) {
      const names = drawing.parts.map((part) => part.name);
      expect(new Set(names).size, name).toBe(names.length);
      for (const { does } of drawing.parts) expect(does, name).toMatch(/^[A-Z].*\.$/);
    }
  });

  it("keeps its numbers apart and within the page on a phone", () => {
    for (const { name, drawing } of drawn) {
      const scale = Math.min(1, PHONE / drawing.width);
      const places = drawing.parts.map(({ left, top }) => [
        (left / 100) * drawing.width * scale,
        (top / 100) * drawing.height * scale,
      ]) as [number, number][];
      for (const [index, [x, y]] of places.entries()) {
        expect(x, name).toBeGreaterThan(8);
        expect(x, name).toBeLessThan(drawing.width * scale - 8);
        expect(y, name).toBeLessThan(drawing.height * scale);
        for (const [otherX, otherY] of places.slice(index + 1))
          expect(Math.hypot(x - otherX, y - otherY), `${name}: ${index + 1}`).toBeGreaterThan(NUMBER - 2);
      }
    }
  });

  it("is one that a renderer reads, not cut off, and small enough to be fetched with the page", () => {
    for (const { name, drawing } of drawn) {
      expect(drawing.svg, name).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(Buffer.byteLength(drawing.svg), name).toBeLessThanOrEqual(14 * 1024);
      expect(cutOff(drawing.svg), name).toBe(false);
    }
  });
});

/** Whether ink lies on the outermost pixels of a small copy. */
function cutOff(svg: string): boolean {
  const { width, height, pixels } = render(svg, 200).render();
  const inked = (x: number, y: number) => (pixels[4 * (y * width + x) + 3] ?? 0) > 60;
  for (let x = 0; x < width; x++) if (inked(x, 0) || inked(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (inked(0, y) || inked(width - 1, y)) return true;
  return false;
}

describe("a product of anybody's", () => {
  const product = (given: Partial<DescribedProduct>): DescribedProduct => ({
    name: "Farmer 58",
    brand: "Acme",
    category: "Chainsaws",
    subcategory: null,
    productType: "Petrol Chainsaw",
    type: "petrol",
    weightKg: null,
    specifications: [{ name: "Guide bar length", value: "45 cm" }],
    technicalDetails: [],
    features: [],
    ...given,
  });

  it("is taken apart where its words say which machine it is, with its own figures", () => {
    expect(drawParts(product({}))?.parts.map(({ name }) => name)).toContain("Guide bar, 45 cm");
    const unmeasured = drawParts(product({ specifications: [] }))?.parts.map(({ name }) => name);
    expect(unmeasured).toContain("Guide bar");
  });

  it("is not where they leave a doubt, name a part, or name a machine of another family", () => {
    for (const given of [
      { productType: null, category: "Farm machines", type: null },
      { name: "Chain for Farmer 58", productType: "Saw chain" },
      { name: "Diesel power tiller", productType: "Power tiller", category: "Tillers" },
      { name: "TM 3", productType: "Tape measure", category: "Hand tools", type: null },
    ])
      expect(drawParts(product(given)), given.name ?? "in doubt").toBeNull();
  });
});
