/** Keeps the dots of a map apart, so that each can be read and tapped. */

export interface Point {
  x: number;
  y: number;
}

const ROUNDS = 50;

/** Pushes points apart until none is nearer to another than `least`. */
export function spread<Dot extends Point>(points: readonly Dot[], least: number): Dot[] {
  const moved = points.map((point) => ({ ...point }));
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, one] of moved.entries())
      for (const other of moved.slice(index + 1)) {
        const [right, down] = [other.x - one.x, other.y - one.y];
        const apart = Math.hypot(right, down);
        if (apart >= least) continue;
        const push = (least - apart) / 2;
        const [x, y] = apart === 0 ? [push, 0] : [(right / apart) * push, (down / apart) * push];
        one.x -= x;
        one.y -= y;
        other.x += x;
        other.y += y;
      }
  return moved;
}
