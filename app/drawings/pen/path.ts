/** Numbers and SVG path data: formatting, approximate size, and compression. */

/** x and y in mm. */
export type Point = [x: number, y: number];

/** Formats a number for SVG: rounded, no leading zero. */
export function short(value: number, decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = Math.round(value * factor) / factor;
  const text = String(rounded);
  if (rounded <= -1 || rounded >= 1 || rounded === 0) return rounded === 0 ? "0" : text;
  return rounded < 0 ? `-${text.slice(2)}` : text.slice(1);
}

/** Template tag for path data: numbers are rounded to 0.1 mm. */
export function path(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, string, index) => {
    const value = values[index];
    return (
      text + string + (value === undefined ? "" : typeof value === "number" ? short(value) : value)
    );
  }, "");
}

type Command = "M" | "L" | "H" | "V" | "C" | "S" | "Q" | "T" | "A" | "Z";

/** Count of numbers per command. */
const ARITY: Record<Command, number> = {
  M: 2,
  L: 2,
  T: 2,
  C: 6,
  S: 4,
  Q: 4,
  H: 1,
  V: 1,
  A: 7,
  Z: 0,
};

interface Segment {
  command: Command;
  relative: boolean;
  numbers: number[];
}

/**
 * Splits path data into segments: repeated commands become explicit, further pairs after M become
 * lines.
 */
export function parsePath(data: string): Segment[] {
  const segments: Segment[] = [];
  let last: Segment = { command: "Z", relative: false, numbers: [] };
  for (const token of data.match(/[a-zA-Z]|-?\d*\.?\d+/g) ?? []) {
    const number = Number(token);
    if (Number.isNaN(number)) {
      const command = token.toUpperCase() as Command;
      last = { command, relative: token !== command, numbers: [] };
      segments.push(last);
      continue;
    }
    if (last.numbers.length === ARITY[last.command]) {
      last = { ...last, command: last.command === "M" ? "L" : last.command, numbers: [] };
      segments.push(last);
    }
    last.numbers.push(number);
  }
  return segments;
}

interface Position {
  x: number;
  y: number;
}

/** Absolute points of a segment; only the end point of an arc. */
function pointsOf({ command, relative, numbers }: Segment, at: Position): Position[] {
  const dx = relative ? at.x : 0;
  const dy = relative ? at.y : 0;
  const [first = 0] = numbers;
  if (command === "H") return [{ x: first + dx, y: at.y }];
  if (command === "V") return [{ x: at.x, y: first + dy }];
  const pairs = command === "A" ? numbers.slice(5) : numbers;
  const points: Position[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2)
    points.push({ x: (pairs[i] ?? 0) + dx, y: (pairs[i + 1] ?? 0) + dy });
  return points;
}

/** Approximate width and height of a path, from the end points of its segments. */
export function sizeOf(segments: readonly Segment[]): { width: number; height: number } {
  let at: Position = { x: 0, y: 0 };
  let start = at;
  const xs: number[] = [];
  const ys: number[] = [];
  for (const segment of segments) {
    if (segment.command === "Z") {
      at = start;
      continue;
    }
    at = pointsOf(segment, at).at(-1) ?? at;
    if (segment.command === "M") start = at;
    xs.push(at.x);
    ys.push(at.y);
  }
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
}

function join(numbers: string[]): string {
  return numbers.reduce((text, number) => {
    const glued =
      text === "" || number.startsWith("-") || (number.startsWith(".") && /\.\d*$/.test(text));
    return text + (glued ? "" : " ") + number;
  }, "");
}

/** Command and numbers; the letter is omitted if the previous command implies it. */
function written(letter: string, numbers: string[], last: string): string {
  const text = join(numbers);
  const implied =
    (letter === last && letter.toUpperCase() !== "M") ||
    (last === "M" && letter === "L") ||
    (last === "m" && letter === "l");
  if (!implied || letter === "A" || letter === "a") return letter + text;
  return (text.startsWith("-") ? "" : " ") + text;
}

/** Shortens a path: each segment is absolute or relative, whichever is shorter. */
export function packPath(segments: readonly Segment[], decimals = 1): string {
  const factor = 10 ** decimals;
  const rounded = (point: Position): Position => ({
    x: Math.round(point.x * factor) / factor,
    y: Math.round(point.y * factor) / factor,
  });
  const write = (value: number) => short(value, decimals);
  let at: Position = { x: 0, y: 0 };
  let start = at;
  let out = "";
  let last = "";
  for (const segment of segments) {
    if (segment.command === "Z") {
      out += "z";
      last = "z";
      at = start;
      continue;
    }
    const points = pointsOf(segment, at).map(rounded);
    const end = points.at(-1) ?? at;
    let command = segment.command;
    if (command === "L" && end.y === at.y) command = "H";
    else if (command === "L" && end.x === at.x) command = "V";
    const spell = (from: Position): string[] => {
      if (command === "H") return [write(end.x - from.x)];
      if (command === "V") return [write(end.y - from.y)];
      const pairs = points.flatMap((point) => [write(point.x - from.x), write(point.y - from.y)]);
      return command === "A" ? [...segment.numbers.slice(0, 5).map(write), ...pairs] : pairs;
    };
    const absolute = written(command, spell({ x: 0, y: 0 }), last);
    const relative = written(command.toLowerCase(), spell(at), last);
    const shorter = relative.length < absolute.length && !(command === "M" && out === "");
    out += shorter ? relative : absolute;
    last = shorter ? command.toLowerCase() : command;
    at = end;
    if (command === "M") start = end;
  }
  return out;
}
