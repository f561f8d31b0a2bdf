/** Demonstration drawings are complete, match the products' specifications, and are safe SVG. */
import { describe, expect, it, vi } from "vitest";
import { all, type DrawnProduct, render } from "../../tests/support/drawn-catalogue.ts";

/** 8 KB, plus the rules that keep line weights constant. */
const LARGEST = 8.5 * 1024;

/** Drawing and parsing the whole catalogue can exceed the default 5 s on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const files = all.flatMap(({ name, drawings }) =>
  drawings.map((drawing) => ({ file: `${name} ${drawing.view}`, ...drawing })),
);

/** Whether the drawing touches the outermost pixels of a small rendering. */
async function touchesEdge(svg: string): Promise<boolean> {
  const { width, height, pixels } = await render(svg, 160);
  const inked = (x: number, y: number) => (pixels[4 * (y * width + x) + 3] ?? 0) > 60;
  for (let x = 0; x < width; x++) if (inked(x, 0) || inked(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (inked(0, y) || inked(width - 1, y)) return true;
  return false;
}

/** Every number in the product's specifications or name, lengths also in centimetres. */
function numbersOf({ product }: DrawnProduct): Set<number> {
  const text = [product.name, ...product.specifications.map(({ value }) => value)].join(" ");
  const numbers = (text.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return new Set(
    numbers.flatMap((number) => [number, number / 10, Math.round(number * 1e5) / 1e3]),
  );
}

/** Numbers in `texts` that are not in the product's specifications or name. */
function inventedIn(drawn: DrawnProduct, texts: readonly string[]): string[] {
  const known = numbersOf(drawn);
  const numbers = texts.flatMap((text) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number));
  return numbers.filter((number) => !known.has(number)).map((number) => `${drawn.name}: ${number}`);
}

const letteredIn = (svg: string) =>
  [...svg.matchAll(/data-text="([^"]*)"/g)].map(([, text = ""]) => text);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);

describe("every product of the demonstration", () => {
  it("is recognised and drawn, with the primary drawing first", () => {
    expect(all.filter(({ drawings }) => drawings.length === 0).map(({ name }) => name)).toEqual([]);
    for (const { name, drawings } of all) {
      const views = drawings.map(({ view }) => view);
      expect(["whole", "lettered"], name).toContain(views[0]);
      expect(new Set(views).size, name).toBe(views.length);
      if (views[0] === "lettered") expect(views[1], name).toBe("whole");
    }
  });

  it("is labelled with its own numbers only", () => {
    const invented = all.flatMap((drawn) =>
      inventedIn(
        drawn,
        drawn.drawings.flatMap(({ svg, scale }) => [
          ...letteredIn(svg),
          scale?.dimension_text ?? "",
        ]),
      ),
    );
    expect(invented).toEqual([]);
  });

  it("has only its own numbers in its alt text", () => {
    const invented = all.flatMap((drawn) =>
      inventedIn(
        drawn,
        drawn.drawings.map(({ caption }) => caption),
      ),
    );
    expect(invented).toEqual([]);
  });
});

describe("every drawing", () => {
  it("is an SVG of at most 8.5 KB that a renderer reads", async () => {
    for (const { file, svg } of files) {
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(LARGEST);
      expect((await render(svg, 40)).width, file).toBeGreaterThan(0);
    }
  });

  it("is not cut off at the edges of its picture", async () => {
    for (const { file, view, svg } of files)
      if (view !== "detail") expect(await touchesEdge(svg), file).toBe(false);
  });

  it("keeps its line width when shown up to 3.5 times larger", () => {
    for (const { file, svg } of files) {
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
      const base = { from: 0, size: Number(/font-size="(\d+)"/.exec(svg)?.[1]) };
      const larger = [...svg.matchAll(/@media\(min-width:(\d+)px\){#\w+{font-size:(\d+)px}}/g)];
      const steps = [
        base,
        ...larger.map(([, from, size]) => ({ from: Number(from), size: Number(size) })),
      ];
      for (let shown = width; shown <= 3.5 * width; shown += width / 4) {
        const { size = 0 } = steps.findLast(({ from }) => from <= shown) ?? {};
        const outline = 0.05 * size * scale * (shown / width);
        expect(outline, `${file} at ${shown} px`).toBeGreaterThan(1.6);
        expect(outline, `${file} at ${shown} px`).toBeLessThan(2.85);
      }
    }
  });

  it("has no external references, and each id once", () => {
    for (const { file, svg } of files) {
      const ids = new Set(idsIn(svg));
      expect(ids.size, file).toBe(idsIn(svg).length);
      const targets = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id = ""]) => id);
      expect(
        targets.filter((id) => !ids.has(id)),
        file,
      ).toEqual([]);
    }
  });
});
