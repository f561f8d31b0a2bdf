/** The drawings as the pages and a dealer rely on them: complete, true to the facts, safe to inline, and in step with their files. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { all, files, manifest, nameOf, render, svgOf } from "../../../../tests/support/drawn-catalogue.ts";
import writtenManifest from "../drawings.json" with { type: "json" };
import type { Machine } from "../machine.ts";
import { withSaidFacts } from "../said-facts.ts";
import { drawPlaceholder } from "./draw-catalogue.ts";

const folder = new URL("../../../../public/assets/machines/", import.meta.url);
/** Eight kilobytes, and what keeps the weight of the lines. */
const LARGEST = 8.5 * 1024;

/** The whole catalogue is drawn and parsed here: more than the usual five seconds on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

/** Whether ink lies on the outermost pixels of a small copy. */
function touchesEdge(svg: string): boolean {
  const { width, height, pixels } = render(svg, 160).render();
  const inked = (x: number, y: number) => (pixels[4 * (y * width + x) + 3] ?? 0) > 60;
  for (let x = 0; x < width; x++) if (inked(x, 0) || inked(x, height - 1)) return true;
  for (let y = 0; y < height; y++) if (inked(0, y) || inked(width - 1, y)) return true;
  return false;
}

/** Every number that the machine's facts, those its features say or its name hold, also as centimetres of a fact in millimetres or metres. */
function numbersOf(machine: Machine): Set<number> {
  const said = [machine.model, ...Object.values(withSaidFacts(machine).facts).flat()].join(" ");
  const numbers = (said.match(/\d+(\.\d+)?/g) ?? []).map(Number);
  return new Set(numbers.flatMap((number) => [number, number / 10, Math.round(number * 1e5) / 1e3]));
}

const letteredIn = (svg: string) => [...svg.matchAll(/data-text="([^"]*)"/g)].map(([, text = ""]) => text);
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
const classesIn = (svg: string) => new Set([...svg.matchAll(/ class="([^"]*)"/g)].map(([, name = ""]) => name));

describe("every machine", () => {
  it("has a picture of its own, named after it", () => {
    const missing = all.map(nameOf).filter((name) => !manifest[name]?.length);
    expect(missing).toEqual([]);
    for (const [name, views] of Object.entries(manifest)) {
      expect(views[0]?.view).toBe("whole");
      for (const view of views) expect(view.alt_text.startsWith(name)).toBe(true);
    }
  });

  it("is lettered with figures from its own facts only", () => {
    const invented = all.flatMap((machine) => {
      const known = numbersOf(machine);
      const views = manifest[nameOf(machine)] ?? [];
      const texts = views.flatMap((view) => [...letteredIn(svgOf(view)), view.scale?.dimension_text ?? ""]);
      const figures = texts.flatMap((text) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number));
      return figures.filter((figure) => !known.has(figure)).map((figure) => `${nameOf(machine)}: ${figure}`);
    });
    expect(invented).toEqual([]);
  });

  it("says in its alt text no figure that its facts do not hold", () => {
    const invented = all.flatMap((machine) => {
      const known = numbersOf(machine);
      const texts = (manifest[nameOf(machine)] ?? []).map((view) => view.alt_text.slice(nameOf(machine).length));
      const figures = texts.flatMap((text) => (text.match(/\d+(\.\d+)?/g) ?? []).map(Number));
      return figures.filter((figure) => !known.has(figure)).map((figure) => `${nameOf(machine)}: ${figure}`);
    });
    expect(invented).toEqual([]);
  });
});

describe("every file", () => {
  it("is an SVG of at most 8.5 KB that a renderer reads", () => {
    for (const [file, svg] of files) {
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|null/);
      expect(Buffer.byteLength(svg), file).toBeLessThanOrEqual(LARGEST);
      expect(render(svg).width, file).toBeGreaterThan(0);
    }
  });

  it("is wide enough: no machine is cut off at the edge of its picture", () => {
    const cut = Object.entries(manifest).flatMap(([name, views]) =>
      views.filter((view) => view.view !== "detail" && touchesEdge(svgOf(view))).map((view) => `${name} ${view.view}`),
    );
    expect(cut).toEqual([]);
  });

  it("keeps the weight of its lines where it is shown larger, up to three and a half times", () => {
    for (const [file, svg] of files) {
      const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
      const scale = Number(/scale\(([\d.]+)\)/.exec(svg)?.[1]);
      const base = { from: 0, size: Number(/font-size="(\d+)"/.exec(svg)?.[1]) };
      const larger = [...svg.matchAll(/@media\(min-width:(\d+)px\){#\w+{font-size:(\d+)px}}/g)];
      const steps = [base, ...larger.map(([, from, size]) => ({ from: Number(from), size: Number(size) }))];
      for (let shown = width; shown <= 3.5 * width; shown += width / 4) {
        const { size = 0 } = steps.findLast(({ from }) => from <= shown) ?? {};
        const outline = 0.05 * size * scale * (shown / width);
        expect(outline, `${file} at ${shown} px`).toBeGreaterThan(1.6);
        expect(outline, `${file} at ${shown} px`).toBeLessThan(2.85);
      }
    }
  });

  it("refers to nothing outside itself", () => {
    for (const [file, svg] of files) {
      const ids = new Set(idsIn(svg));
      const targets = [...svg.matchAll(/(?:href="|url\()#([^")]*)/g)].map(([, id = ""]) => id);
      expect(
        targets.filter((id) => !ids.has(id)),
        file,
      ).toEqual([]);
    }
  });

  it("shares no id and no class with another, so that two can stand in one page", () => {
    const owners = new Map<string, string>();
    for (const [file, svg] of files) {
      const names = [...idsIn(svg).map((id) => `#${id}`), ...[...classesIn(svg)].map((name) => `.${name}`)];
      expect(new Set(names).size, file).toBe(names.length);
      for (const name of names) {
        expect(owners.get(name), `${name} of ${file}`).toBeUndefined();
        owners.set(name, file);
      }
    }
  });

  it("is on disk as it is drawn again here, byte by byte, and nothing else is", () => {
    const written = readdirSync(folder).filter((file) => file.endsWith(".svg"));
    expect(written.sort()).toEqual([...files.keys()].sort());
    for (const [file, svg] of files) expect(readFileSync(new URL(file, folder), "utf8") === svg, file).toBe(true);
    expect(writtenManifest).toEqual(manifest);
  });
});

describe("the placeholder", () => {
  it("says that there is no image, and is on disk as it is drawn again here", () => {
    const svg = drawPlaceholder();
    expect(letteredIn(svg)).toEqual(["No Image"]);
    expect([render(svg).width, render(svg).height]).toEqual([250, 180]);
    expect(readFileSync(new URL("../../../ui/no-image.svg", import.meta.url), "utf8")).toBe(svg);
  });
});
