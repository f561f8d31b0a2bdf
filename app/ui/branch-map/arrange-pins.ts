/** Positions of a map's pins and names without overlaps, in CSS pixels of the map's box. */

export interface ScreenPoint {
  x: number;
  y: number;
}

export interface PinBox {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Pin {
  /** Position of the pin's tip. */
  tip: ScreenPoint;
  /** Width of its name. */
  width: number;
}

interface Arranged {
  /** The tip's position, moved away from pins that are too near. */
  tip: ScreenPoint;
  /** The upper left corner of the name; null if there is no room. */
  name: ScreenPoint | null;
  /** Another pin is near, so the target must not be larger than the pin. */
  isCrowded: boolean;
}

/** Width of a pin; height of its target above the tip; height of a name. */
const [PIN, TARGET, LINE] = [26, 44, 16];
/** Distance from the tip to a name beside the pin, and up to the middle of the pin's head. */
const [ASIDE, UP] = [15, 20];
/** Vertical offsets of names beside a pin. */
const STEPS = [0, -6, 6, -12, 12, -18, 18];
/** Shares of a name above or below a pin that are to its left. */
const PARTS = [0.5, 0.7, 0.3, 0.9, 0.1, 1, 0];
const ROUNDS = 50;

/** `taken` are boxes to keep free, such as buttons; `width` and `height` are the map's. */
export function arrangePins(
  pins: readonly Pin[],
  { width, height, taken }: { width: number; height: number; taken: readonly PinBox[] },
): Arranged[] {
  const tips = separate(pins.map(({ tip }) => tip));
  const heads = tips.map(({ x, y }) => ({
    left: x - PIN / 2,
    right: x + PIN / 2,
    top: y - UP - PIN / 2,
    bottom: y,
  }));
  const frame = { left: 0, right: width, top: 0, bottom: height };
  const cornersOf = (index: number) => {
    const { x, y } = tips[index] as ScreenPoint;
    const wide = pins[index]?.width ?? 0;
    const beside = STEPS.flatMap((step) => [
      { x: x + ASIDE, y: y - UP - LINE / 2 + step },
      { x: x - ASIDE - wide, y: y - UP - LINE / 2 + step },
    ]);
    const around = PARTS.flatMap((part) => [
      { x: x - wide * part, y: y + 1 },
      { x: x - wide * part, y: y - UP - PIN / 2 - LINE - 1 },
    ]);
    return [...beside, ...around].map((corner) => ({ corner, box: boxAt(corner, wide) }));
  };

  let order = tips.map((_, index) => index);
  let best = new Map<number, ScreenPoint>();
  // Names without room come first in the next attempt.
  for (let attempt = 0; attempt <= tips.length; attempt++) {
    const names = new Map<number, ScreenPoint>();
    const used = [...taken, ...heads];
    for (const index of order) {
      const free = cornersOf(index).find(
        ({ box }) => isInside(box, frame) && !used.some((other) => overlap(box, other)),
      );
      if (!free) continue;
      names.set(index, free.corner);
      used.push(free.box);
    }
    if (names.size > best.size) best = names;
    const without = order.filter((index) => !names.has(index));
    if (without.length === 0) break;
    order = [...without, ...order.filter((index) => names.has(index))];
  }
  return tips.map((tip, index) => ({
    tip,
    name: best.get(index) ?? null,
    isCrowded: tips.some((other) => other !== tip && distance(tip, other) < TARGET),
  }));
}

/** Pushes points apart until none is nearer to another than a pin is wide. */
export function separate(points: readonly ScreenPoint[]): ScreenPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    let isMoved = false;
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const apart = distance(one, other);
        if (apart >= PIN - 0.5) continue;
        isMoved = true;
        const push = (PIN - apart) / 2;
        const [right, down] =
          apart === 0 ? [1, 0] : [(other.x - one.x) / apart, (other.y - one.y) / apart];
        one.x -= right * push;
        one.y -= down * push;
        other.x += right * push;
        other.y += down * push;
      }
    if (!isMoved) break;
  }
  return moved;
}

function distance(one: ScreenPoint, other: ScreenPoint): number {
  return Math.hypot(other.x - one.x, other.y - one.y);
}

function boxAt({ x, y }: ScreenPoint, width: number): PinBox {
  return { left: x, right: x + width, top: y, bottom: y + LINE };
}

function isInside(box: PinBox, frame: PinBox): boolean {
  return (
    box.left >= frame.left &&
    box.right <= frame.right &&
    box.top >= frame.top &&
    box.bottom <= frame.bottom
  );
}

export function overlap(one: PinBox, other: PinBox): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
