/** Moves and rotates parts. */
import { short } from "../pen/path.ts";

/** Markup moved to x, y (mm) and rotated there by `degrees`. */
export function at(x: number, y: number, markup: string, degrees = 0): string {
  const turn = degrees ? `rotate(${short(degrees)})` : "";
  return `<g transform="translate(${short(x)} ${short(y)})${turn}">${markup}</g>`;
}

export function turned(degrees: number, markup: string): string {
  return `<g transform="rotate(${short(degrees)})">${markup}</g>`;
}

/** Point on a circle around the origin; 0° is right, 90° down. */
export function pointAt(degrees: number, radius: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}
