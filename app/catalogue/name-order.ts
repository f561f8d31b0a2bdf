/** Slots of a table in the order of their products' names, kept in order while products come and go. */

type Compare = (a: number, b: number) => number;

/** Put in order at once: few enough for one short piece of work. */
const PIECE = 1_000;

export class NameOrder {
  readonly #compare: Compare;
  #all = new Uint32Array(64);
  #length = 0;
  /** Added since the order was last asked for. */
  readonly #waiting = new Set<number>();
  #ranks: Uint32Array | null = null;

  /** @param compare puts any two slots in order: it never gives 0 */
  constructor(compare: Compare) {
    this.#compare = compare;
  }

  add(slot: number): void {
    this.#waiting.add(slot);
    this.#ranks = null;
  }

  /** To be called while `compare` still sees the slot as it was added. */
  remove(slot: number): void {
    this.#ranks = null;
    if (this.#waiting.delete(slot)) return;
    const place = this.#placeOf(slot, this.#length);
    this.#all.copyWithin(place, place + 1, this.#length);
    this.#length--;
  }

  /** Every slot, from A to Z; good until the next change. */
  get slots(): Uint32Array {
    this.#insert([...this.#waiting]);
    return this.#all.subarray(0, this.#length);
  }

  /** Each slot's place in the order. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const { slots } = this;
    const ranks = new Uint32Array(slots.reduce((most, slot) => Math.max(most, slot + 1), 0));
    for (let rank = 0; rank < slots.length; rank++) ranks[slots[rank] as number] = rank;
    this.#ranks = ranks;
    return ranks;
  }

  /** Puts many additions in order without holding up the process: `pause` is called between short pieces of work. */
  async insertInPieces(pause: () => Promise<void> | undefined): Promise<void> {
    let piece: number[] = [];
    for (const slot of this.#waiting) {
      if (piece.push(slot) < PIECE) continue;
      this.#insert(piece);
      piece = [];
      await pause();
    }
  }

  /** From the last to the first: what stands between two of them moves once. */
  #insert(added: number[]): void {
    if (added.length === 0) return;
    added.sort(this.#compare);
    this.#makeRoom(this.#length + added.length);
    let end = this.#length;
    for (let at = added.length - 1; at >= 0; at--) {
      const slot = added[at] as number;
      const place = this.#placeOf(slot, end);
      this.#all.copyWithin(place + at + 1, place, end);
      this.#all[place + at] = slot;
      this.#waiting.delete(slot);
      end = place;
    }
    this.#length += added.length;
  }

  /** Where a slot stands, or belongs, among the first ones. */
  #placeOf(slot: number, end: number): number {
    let [from, to] = [0, end];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#compare(this.#all[middle] as number, slot) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  #makeRoom(length: number): void {
    if (length <= this.#all.length) return;
    const larger = new Uint32Array(Math.max(length, Math.ceil(this.#all.length * 1.5)));
    larger.set(this.#all);
    this.#all = larger;
  }
}
