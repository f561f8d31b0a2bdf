/** The slots of products, ordered by name. */
import { nameKey } from "./sort.ts";

export class NameOrder {
  readonly slots: Uint32Array;
  #ranks: Uint32Array | null = null;

  /** @param slots of all products, from A to Z */
  constructor(slots: Uint32Array) {
    this.slots = slots;
  }

  /** @param products the slot of each is its index */
  static of(products: readonly { id: number; name: string }[]): NameOrder {
    const keys = products.map(({ name }) => nameKey(name));
    const compare = (a: number, b: number) => {
      const [one, other] = [keys[a] as string, keys[b] as string];
      if (one !== other) return one < other ? -1 : 1;
      return (products[a]?.id ?? 0) - (products[b]?.id ?? 0);
    };
    return new NameOrder(Uint32Array.from(products.keys()).sort(compare));
  }

  compare(a: number, b: number): number {
    return (this.ranks[a] as number) - (this.ranks[b] as number);
  }

  /** Each slot's rank in the order. */
  get ranks(): Uint32Array {
    if (this.#ranks) return this.#ranks;
    const ranks = new Uint32Array(this.slots.reduce((size, slot) => Math.max(size, slot + 1), 0));
    for (const [rank, slot] of this.slots.entries()) ranks[slot] = rank;
    this.#ranks = ranks;
    return ranks;
  }
}
