/** A pseudo-random order that depends on a seed alone. */

/** FNV-1a: a 32-bit hash of a text. */
function toSeed(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** mulberry32: numbers in [0, 1). */
function toRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order that depends on the seed (Fisher–Yates); `items` is not changed. */
export function shuffle<T>(items: readonly T[], seed: string): T[] {
  const random = toRandom(toSeed(seed));
  const left = [...items];
  const shuffled: T[] = [];
  while (left.length > 0) shuffled.push(...left.splice(Math.floor(random() * left.length), 1));
  return shuffled;
}
