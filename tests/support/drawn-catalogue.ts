/** The whole catalogue as it is drawn, for the tests on it. */
import { Resvg } from "@resvg/resvg-js";
import { drawCatalogue, type ManifestEntry } from "#app/api/seed/drawings/draw-catalogue.ts";
import type { Machine } from "#app/api/seed/machine.ts";
import machines from "#app/api/seed/machines.json" with { type: "json" };
import moreMachines from "#app/api/seed/more-machines.json" with { type: "json" };

export const all = [...machines, ...moreMachines] as Machine[];
export const { files, manifest } = drawCatalogue(all);

export function nameOf(machine: Machine): string {
  return `${machine.brand} ${machine.model}`;
}

export function svgOf(entry: ManifestEntry | undefined): string {
  return files.get(entry?.image_url.split("/").at(-1) ?? "") ?? "";
}

/** The drawings hold no text elements, so no fonts have to be looked for. */
export function render(svg: string, width?: number): Resvg {
  return new Resvg(svg, {
    font: { loadSystemFonts: false },
    ...(width ? { fitTo: { mode: "width", value: width } } : {}),
  });
}
