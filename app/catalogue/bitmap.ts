/** A set of small whole numbers, one bit each: 100,000 take 12.5 KB. */

export class Bitmap {
  words: Uint32Array<ArrayBuffer>;

  constructor(words: Uint32Array<ArrayBuffer> = new Uint32Array()) {
    this.words = words;
  }

  static of(numbers: ArrayLike<number>): Bitmap {
    let max = -1;
    for (let at = 0; at < numbers.length; at++) max = Math.max(max, numbers[at] as number);
    const words = new Uint32Array((max + 32) >>> 5);
    for (let at = 0; at < numbers.length; at++) {
      const number = numbers[at] as number;
      (words[number >>> 5] as number) |= 1 << (number & 31);
    }
    return new Bitmap(words);
  }

  static union(bitmaps: readonly Bitmap[]): Bitmap {
    const length = bitmaps.reduce((longest, { words }) => Math.max(longest, words.length), 0);
    const words = new Uint32Array(length);
    for (const each of bitmaps)
      for (let at = 0; at < each.words.length; at++)
        (words[at] as number) |= each.words[at] as number;
    return new Bitmap(words);
  }

  add(number: number): void {
    const at = number >>> 5;
    if (at >= this.words.length) {
      const larger = new Uint32Array(Math.max(at + 1, Math.ceil(this.words.length * 1.25)));
      larger.set(this.words);
      this.words = larger;
    }
    (this.words[at] as number) |= 1 << (number & 31);
  }

  /** @returns whether it was in the set */
  delete(number: number): boolean {
    if (!this.has(number)) return false;
    (this.words[number >>> 5] as number) &= ~(1 << (number & 31));
    return true;
  }

  has(number: number): boolean {
    return ((this.words[number >>> 5] ?? 0) & (1 << (number & 31))) !== 0;
  }

  and(other: Bitmap): Bitmap {
    const [a, b] = [this.words, other.words];
    const words = new Uint32Array(Math.min(a.length, b.length));
    for (let at = 0; at < words.length; at++) words[at] = (a[at] as number) & (b[at] as number);
    return new Bitmap(words);
  }

  without(other: Bitmap): Bitmap {
    const words = this.words.slice();
    const length = Math.min(words.length, other.words.length);
    for (let at = 0; at < length; at++) (words[at] as number) &= ~(other.words[at] as number);
    return new Bitmap(words);
  }

  get size(): number {
    return this.countWith(this);
  }

  /** The size of the intersection. */
  countWith(other: Bitmap): number {
    const [a, b] = [this.words, other.words];
    const length = Math.min(a.length, b.length);
    let count = 0;
    for (let at = 0; at < length; at++) {
      let bits = (a[at] as number) & (b[at] as number);
      if (bits === 0) continue;
      bits -= (bits >>> 1) & 0x55555555;
      bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
      count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
    }
    return count;
  }

  /** In ascending order. */
  toArray(): Uint32Array {
    const numbers = new Uint32Array(this.size);
    let length = 0;
    for (let at = 0; at < this.words.length; at++) {
      for (let bits = this.words[at] as number; bits !== 0; bits &= bits - 1) {
        numbers[length++] = at * 32 + 31 - Math.clz32(bits & -bits);
      }
    }
    return numbers;
  }
}
