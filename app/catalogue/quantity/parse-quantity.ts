/**
 * Parses a quantity such as "5,5 kW", "6-7 HP", "~3 kg" or "35, 40 cm".
 *
 * The whole text must be understood: a remainder or an ambiguous number makes it no quantity. The
 * text itself is what is stored and shown.
 */
import { remember } from "../remember.ts";
import { readNumber, type WrittenNumber } from "./number.ts";
import { FRACTION_UNIT_NAME, findUnit, NO_UNIT, UNIT_NAME, type Unit } from "./units.ts";

export interface Quantity {
  unit: Unit;
  /** In the unit: one amount, the two ends of a range, or the amounts of a choice. */
  values: readonly number[];
  form: "one" | "range" | "choice";
  /** "about 3 kg", "up to 3 kg", "at least 3 kg". */
  bound: "about" | "most" | "least" | null;
  /** The most digits after the decimal mark of any value. */
  decimals: number;
  /** The same amount in another unit, as in "1.3 kW (1.8 hp)". */
  also: Quantity | null;
  /** A condition, as written: "without bar" in "4.6 kg (without bar)". */
  note: string;
  /** The numbers and their unit as written; null for several units or an inch sign. */
  written: { number: string; unit: string } | null;
}

/** Characters; a longer text is not a quantity. */
const MAX_LENGTH = 100;
/** The largest relative difference between one amount in two units, each rounded. */
const ROUNDED_BY = 0.1;

const BOUNDS: [NonNullable<Quantity["bound"]>, RegExp][] = [
  ["about", /^(?:[~≈]|approx\b\.?|approximately\b|about\b|ca\b\.?|circa\b) ?/],
  ["most", /^(?:[≤<]|max\b\.?|maximum\b|up ?to\b) ?/],
  ["least", /^(?:[≥>]|min\b\.?|minimum\b|at least\b) ?/],
];
const DASHES = /[‐‑‒–—−]/g;
const VULGAR = "¼½¾⅛⅜⅝⅞";
const MIXED = new RegExp(`(?<![\\d.,])(\\d{0,3}) ?([${VULGAR}])`, "g");
/** Fractions of inches: 1/2, 1 3/8, 1-1/2. With other units a slash separates two amounts. */
const FRACTION = new RegExp(
  `(?<![\\d.,])(?:(\\d{1,3})[ -])?(\\d{1,2})[/⁄](2|4|8|16|32|64)(?= ?(?:${FRACTION_UNIT_NAME})(?!\\p{L}))`,
  "gu",
);
const ANY_FRACTION = /(?<![\d.,])(\d{1,2})[/⁄](2|4|8|16|32|64)(?![\d.,])/g;

/** Separators of a choice. "35,40" is one number. */
const CHOICE = /, (?=\d)| ?[;/] ?(?=\d)| or /;
const NUMBER = "([.,]?\\d(?:[\\d.,'’ ]*?\\d)??)";
const AMOUNT = `${NUMBER}(?:[ -]?(${UNIT_NAME}))?`;
/** One amount or a range. */
const PIECE = new RegExp(`^${AMOUNT}(?:(?: ?[-…] ?| to )${AMOUNT})?\\.?$`);
const WRITTEN = new RegExp(`^(.*?[\\d${VULGAR}])[ -]?(${UNIT_NAME})\\.?$`, "iu");
const INCH_SIGN = /^["″”']/;
const WITH_BRACKETS = /^(.*[^ (]) ?\(([^()]+)\)$/;

/** Null where the text is not exactly one quantity. @param bare the unit of numbers without one */
export function parseQuantity(text: string, bare: Unit = NO_UNIT): Quantity | null {
  if (text.length > MAX_LENGTH) return null;
  const alone = parseAlone(text);
  return bare === NO_UNIT || (alone && alone.unit !== NO_UNIT) ? alone : parse(text, bare);
}

const parseAlone = remember((text) => parse(text, NO_UNIT));

function parse(text: string, bare: Unit): Quantity | null {
  const line = text.replace(/\s+/g, " ").trim();
  const [, main = "", inBrackets = ""] = WITH_BRACKETS.exec(line) ?? [];
  const whole = parseAmounts(line, bare);
  if (whole || main === "") return whole;
  const number = parseAmounts(main, bare);
  if (!number || number.also) return null;
  const other = parseAmounts(inBrackets.trim(), NO_UNIT);
  if (other?.unit.dimension !== number.unit.dimension)
    return { ...number, note: inBrackets.trim() };
  return isSameAmount(number, other) ? { ...number, also: other } : null;
}

function parseAmounts(line: string, bare: Unit): Quantity | null {
  const plain = line.toLowerCase().replace(DASHES, "-");
  const [bound, expression] = BOUNDS.find(([, each]) => each.test(plain)) ?? [null, /^[ø⌀] ?/];
  const amounts = withDecimals(plain.replace(expression, ""));
  const pieces = amounts?.split(CHOICE).map(toPiece) ?? [];
  const runs = toRuns(pieces, bare);
  const [one, other] = (runs ?? []).map(toQuantity);
  if (!one || !runs || runs.length > 2) return null;
  if (runs.length === 1)
    return { ...one, bound, written: countUnits(pieces) === 1 ? toWritten(line) : null };
  return other && isSameAmount(one, other) ? { ...one, bound, also: other } : null;
}

/** Replaces fractions with decimals; null where one could be two amounts. */
function withDecimals(text: string): string | null {
  const decimal = text
    .replace(MIXED, (_, whole: string, sign: string) => {
      const [top = "", bottom = ""] = sign.normalize("NFKD").split("⁄");
      return toDecimal(whole, top, bottom);
    })
    .replace(FRACTION, (all: string, whole: string | undefined, top: string, bottom: string) =>
      isFraction(top, bottom) ? toDecimal(whole ?? "", top, bottom) : all,
    );
  return [...decimal.matchAll(ANY_FRACTION)].some(([, top = "", bottom = ""]) =>
    isFraction(top, bottom),
  )
    ? null
    : decimal;
}

/** Four decimals are never mistaken for thousands. */
const toDecimal = (whole: string, top: string, bottom: string) =>
  (Number(whole) + Number(top) / Number(bottom)).toFixed(4);
const isFraction = (top: string, bottom: string) =>
  Number(top) % 2 === 1 && Number(top) < Number(bottom);

interface Piece {
  numbers: (WrittenNumber | null)[];
  /** Undefined where none is written, null where a range has a unit only at its start, or two. */
  unit: Unit | null | undefined;
  units: number;
}

function toPiece(text: string): Piece | null {
  const found = PIECE.exec(text);
  if (!found) return null;
  const [, from = "", fromName, to, toName] = found;
  const [fromUnit, toUnit] = [fromName, toName].map((name) =>
    name === undefined ? undefined : findUnit(name),
  );
  const isTorn = to !== undefined && fromUnit !== undefined && fromUnit !== toUnit;
  return {
    numbers: [from, ...(to === undefined ? [] : [to])].map((number) => readNumber(number)),
    unit: isTorn ? null : (toUnit ?? fromUnit),
    units: [fromName, toName].filter((name) => name !== undefined).length,
  };
}

const countUnits = (pieces: readonly (Piece | null)[]) =>
  pieces.reduce((sum, piece) => sum + (piece?.units ?? 0), 0);

interface PieceRun {
  unit: Unit;
  pieces: Piece[];
}

/** Pieces without a unit take the next one's. Null where one of them does not parse. */
function toRuns(pieces: readonly (Piece | null)[], bare: Unit): PieceRun[] | null {
  const runs: PieceRun[] = [];
  let unit = countUnits(pieces) === 0 ? bare : null;
  for (const piece of pieces.toReversed()) {
    unit = piece?.unit === undefined ? unit : piece.unit;
    if (!piece || !unit) return null;
    const [run] = runs;
    if (run?.unit === unit) run.pieces.unshift(piece);
    else runs.unshift({ unit, pieces: [piece] });
  }
  return runs;
}

function toQuantity({ unit, pieces }: PieceRun): Quantity | null {
  const numbers = pieces.flatMap((piece) => piece.numbers);
  const values = numbers.map((number) => (number ? resolve(number, unit) : null));
  if (!values.every((value) => value !== null) || new Set(values).size < values.length) return null;
  const [from = 0, to = 0] = values;
  const isRange = values.length > pieces.length;
  if (isRange && (pieces.length > 1 || from >= to)) return null;
  if (pieces.length > 1 && unit === NO_UNIT) return null;
  const choice = values.length > 1 ? "choice" : "one";
  return {
    unit,
    values,
    form: isRange ? "range" : choice,
    bound: null,
    decimals: Math.max(...numbers.map((number) => toDecimals(number, unit))),
    also: null,
    note: "",
    written: null,
  };
}

/** Null where the number is ambiguous. */
function resolve({ value, thousands }: WrittenNumber, { triple }: Unit): number | null {
  if (!thousands || triple === "decimals") return value;
  return triple === "thousands" || (triple === "comma" && thousands.mark === ",")
    ? thousands.value
    : null;
}

function toDecimals(number: WrittenNumber | null, unit: Unit): number {
  if (!number || (number.thousands && unit.triple !== "decimals")) return 0;
  return Math.min(number.decimals, String(number.value).split(".")[1]?.length ?? number.decimals);
}

/** Whether two units express one amount, each rounded. */
export function isSameAmount(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit || one.unit.dimension !== other.unit.dimension) return false;
  if (one.form !== other.form || one.values.length !== other.values.length) return false;
  const ratio = other.unit.factor / one.unit.factor;
  return one.values.every(
    (value, at) => Math.abs((other.values[at] ?? 0) * ratio - value) <= value * ROUNDED_BY,
  );
}

function toWritten(line: string): Quantity["written"] {
  const [, number, unit] = WRITTEN.exec(line) ?? [];
  return number && unit && !INCH_SIGN.test(unit) ? { number, unit } : null;
}
