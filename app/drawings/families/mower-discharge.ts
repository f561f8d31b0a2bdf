/** Discharge of clippings: into a catcher, or under the deck of a mulching mower. */
import { path } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { tones } from "../pen/tones.ts";

/** @param cloth a fabric bag with a coloured lid instead of a box with a light one */
export function catcher(pen: Pen, handleX: number, cloth: boolean): string {
  const lid = cloth ? pen.accent : tones.grey;
  return [
    pen.shell(
      path`M${handleX + 30}-330C${handleX + 80}-366 ${handleX + 180}-376 ${handleX + 270}-370L${handleX + 420}-356C${handleX + 460}-350 ${handleX + 474}-326 ${handleX + 466}-290L${handleX + 436}-150C${handleX + 428}-112 ${handleX + 406}-100 ${handleX + 370}-100L${handleX + 60}-120z`,
      cloth ? tones.mid : tones.dark,
      { dx: -8, dy: -18 },
    ),
    pen.shell(
      path`M${handleX + 24}-330C${handleX + 80}-372 ${handleX + 180}-384 ${handleX + 270}-378L${handleX + 420}-364C${handleX + 470}-358 ${handleX + 482}-326 ${handleX + 474}-290L${handleX + 30}-290z`,
      lid,
      { dx: -4, dy: -14 },
    ),
    pen.line(
      path`M${handleX + 140}-270L${handleX + 150}-130M${handleX + 250}-270L${handleX + 252}-128M${handleX + 362}-270L${handleX + 350}-128`,
      cloth ? tones.dark.base : tones.dark.light,
      1.8,
    ),
    pen.tube(
      path`M${handleX + 190}-376C${handleX + 200}-412 ${handleX + 290}-414 ${handleX + 302}-368`,
      18,
      tones.dark,
    ),
  ].join("");
}

export function mulchFlap(pen: Pen, back: number): string {
  return [
    pen.shell(
      path`M${back - 70}-232C${back - 20}-240 ${back + 30}-210 ${back + 74}-130L${back + 96}-56C${back + 98}-44 ${back + 86}-40 ${back + 78}-50C${back + 50}-90 ${back + 10}-116 ${back - 40}-120z`,
      tones.dark,
      { dx: -5, dy: -10 },
    ),
    pen.line(
      path`M${back - 40}-222C${back}-214 ${back + 34}-184 ${back + 62}-126`,
      tones.dark.light,
      2.4,
    ),
    pen.line(
      path`M${back + 6}-196L${back - 24}-140M${back + 40}-160L${back + 18}-106M${back + 64}-116L${back + 48}-78`,
      tones.dark.light,
      1.6,
    ),
  ].join("");
}
