/**
 * Guide bar with its chain, true to length; cutters point to the nose above and to the saw below.
 */
import { type Point, path, short } from "../pen/path.ts";
import type { Pen } from "../pen/pen.ts";
import { INK, tones } from "../pen/tones.ts";

interface GuideBar {
  svg: string;
  /** x of the bar's tip, mm. */
  nose: number;
}

interface GuideBarOptions {
  /** Length outside the body, cm. */
  length: number;
  /** x at which the bar leaves the body, mm. */
  front: number;
  /** Size of the saw. */
  size?: number;
  /** A chain with diamond segments instead of cutters. */
  stone?: boolean;
  /** Two long openings reduce the bar's weight. */
  light?: boolean;
}

/** Distance of the chain from the bar, mm. */
const CHAIN = 6;
const SAMPLES = 300;

/** Distance between cutters: larger on long bars, whose drawings have a smaller scale. */
function cutterPitch(length: number): number {
  if (length > 90) return 60;
  if (length > 60) return 44;
  return length < 33 ? 30 : 34;
}

function cutterScale(length: number): number {
  if (length > 60) return 1.25;
  return length < 33 ? 0.9 : 1;
}

export function guideBar(
  pen: Pen,
  { length, front, size = 1, stone = false, light = false }: GuideBarOptions,
): GuideBar {
  const mm = length * 10;
  const nose = front - mm;
  const half = (17 + 8 * size) * (length > 60 ? 1.1 : 1);
  const belly = half * 1.07;
  const noseHalf = half * 0.8;
  const noseX = nose + noseHalf + 7;
  const edge: [Point, Point, Point, Point] = [
    [-40 * size, half],
    [front - mm * 0.3, belly + 1],
    [front - mm * 0.72, belly],
    [noseX, noseHalf],
  ];
  const outline = (off: number) => {
    const [a, b, c, d] = edge.map(([x, y]): Point => [x, y + off]) as typeof edge;
    const radius = noseHalf + off;
    return path`M${a[0]} ${-a[1]}C${b[0]} ${-b[1]} ${c[0]} ${-c[1]} ${d[0]} ${-d[1]}A${radius} ${radius} 0 0 0 ${d[0]} ${d[1]}C${c[0]} ${c[1]} ${b[0]} ${b[1]} ${a[0]} ${a[1]}`;
  };
  const shine = path`M${-40 * size} ${-half * 0.62}L${noseX} ${-noseHalf * 0.62}v${noseHalf * 0.16}L${-40 * size} ${-half * 0.4}z`;
  const pitch = cutterPitch(length);
  const links = ` stroke-dasharray="0 ${short(pitch / 3.6)}"`;
  const scale = cutterScale(length);
  const svg =
    (stone
      ? diamonds(pen, outline(CHAIN + 1))
      : cutters(pen, edge, { from: front + 26 * size, noseX, noseHalf, pitch, scale })) +
    pen.multi(outline(CHAIN - 1), [
      [INK, 9 * scale, "", 2.8],
      [tones.mid.base, 9 * scale],
      [tones.steel.light, 3.2 * scale, links],
    ]) +
    pen.shell(outline(0), tones.steel, {
      dx: 0,
      dy: -half * 0.55,
      light: pen.tone(shine, tones.steel.light),
    }) +
    (light ? openings(pen, front, mm, half * 0.62) : "") +
    sprocketNose(pen, noseX, noseHalf);
  return { svg, nose };
}

/** The sprocket in the nose of a bar. */
export function sprocketNose(pen: Pen, noseX: number, noseHalf: number): string {
  return (
    pen.dot([noseX, 0], noseHalf * 0.42, tones.steel.light, 1.4) +
    pen.dot([noseX, 0], noseHalf * 0.13, INK, 0) +
    path`<circle cx="${noseX}" r="${noseHalf * 0.27}" stroke="${INK}" stroke-width="${noseHalf * 0.13}" stroke-dasharray="0 ${noseHalf * 0.424}"/>` +
    pen.line(
      path`M${noseX + noseHalf * 1.05} ${-noseHalf * 0.92}Q${noseX + noseHalf * 0.72} 0 ${noseX + noseHalf * 1.05} ${noseHalf * 0.92}`,
      INK,
      1.2,
    )
  );
}

function openings(pen: Pen, front: number, mm: number, wide: number): string {
  const level = path`M${front - mm * 0.2} 0H${front - mm * 0.46}M${front - mm * 0.56} 0H${front - mm * 0.8}`;
  return pen.rod(level, INK, wide) + pen.rod(level, tones.steel.shade, wide - 2 * pen.detail);
}

/** Blocks of diamond and metal on every other link, without an edge. */
function diamonds(pen: Pen, outline: string): string {
  const blocks = ` stroke-dasharray="22 12" stroke-linecap="butt"`;
  return pen.multi(outline, [
    [INK, 15, blocks, 2.8],
    [
      tones.wood.shade,
      15,
      ` stroke-dasharray="${short(22 - 2 * pen.detail)} ${short(12 + 2 * pen.detail)}" stroke-dashoffset="${short(-pen.detail)}" stroke-linecap="butt"`,
    ],
  ]);
}

interface CutterRow {
  from: number;
  noseX: number;
  noseHalf: number;
  pitch: number;
  scale: number;
}

/**
 * Teeth along the upper edge; the lower row is the rotated upper row, sheared to follow the bar's
 * taper.
 */
function cutters(
  pen: Pen,
  edge: [Point, Point, Point, Point],
  { from, noseX, noseHalf, pitch, scale: c }: CutterRow,
): string {
  const tooth = pen.id();
  const row = pen.id();
  const at = (t: number): Point => {
    const u = 1 - t;
    const along = (i: 0 | 1) =>
      u * u * u * edge[0][i] +
      3 * u * u * t * edge[1][i] +
      3 * u * t * t * edge[2][i] +
      t * t * t * edge[3][i];
    return [along(0), -along(1) - CHAIN * (u * u * u + 3 * u * u * t + 3 * u * t * t + t * t * t)];
  };
  const radius = noseHalf + CHAIN;
  const end = noseX + noseHalf * 0.4;
  let teeth = "";
  let last = from;
  for (let x = from, i = 0; x > end; x -= pitch) {
    last = x;
    while (i < SAMPLES && at(i / SAMPLES)[0] > x) i++;
    teeth += `<use href="#${tooth}" x="${Math.round(x)}" y="${short(at(i / SAMPLES)[1])}"/>`;
  }
  const startHalf = -at(0)[1];
  const shear = ((radius - startHalf) * 2) / (from - end);
  const drop = (radius - startHalf) * (1 - (2 * from) / (from - end));
  const shape = path`M${-12 * c} 0C${-13 * c} ${-5 * c} ${-11 * c} ${-8 * c} ${-8 * c} ${-8 * c}C${-5 * c} ${-8 * c} ${-5 * c} ${-3 * c} ${-3 * c} ${-2.5 * c}C0 ${-2.5 * c} 0 ${-6 * c} ${-1.5 * c} ${-10 * c}L${12 * c} ${-7.5 * c} ${9 * c} 0z`;
  // From the last upper tooth around the nose to the first lower one, in equal parts.
  const way = last - noseX + Math.PI * radius + end - noseX;
  const gaps = Math.round(way / pitch);
  let around = "";
  for (let gap = 1; gap < gaps; gap++) {
    const turn = ((last - noseX - (way * gap) / gaps) / radius) * (180 / Math.PI);
    around += `<use href="#${tooth}" transform="translate(${short(noseX)} 0)rotate(${Math.round(turn)})" y="${short(-radius)}"/>`;
  }
  return (
    `<defs><path id="${tooth}" d="${shape}" fill="${tones.steel.light}" stroke-width="${pen.width(1.4)}"/></defs>` +
    `<g id="${row}">${teeth}</g><use href="#${row}" transform="matrix(-1 ${short(shear, 4)} 0-1 ${short(from + end)} ${short(drop)})"/>${around}`
  );
}
