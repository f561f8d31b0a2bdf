/** Where the products of an index stand: a slot each, with how many words each field has. */
import { ALL_FIELDS, type Field, type FieldWords } from "./fields.ts";

const FIELD_COUNT = ALL_FIELDS.length;
/** With fewer removed products a purge is not worth its time. */
const MOST_DEAD = 2_000;

export class IndexedSlots {
  #lengths = new Uint16Array(FIELD_COUNT * 64);
  #alive = new Uint8Array(64);
  readonly #totals = new Float64Array(FIELD_COUNT);
  /** Slots of removed products that words still tell of, and those that nothing tells of any more. */
  #dead: number[] = [];
  readonly #free: number[] = [];
  /** How many slots there are. */
  count = 0;
  /** How many of them have a product. */
  used = 0;

  /** Whether so much has been removed that it is worth a purge. */
  get isWorn(): boolean {
    return this.#dead.length > MOST_DEAD && this.#dead.length > this.count / 2;
  }

  isAlive(slot: number): boolean {
    return this.#alive[slot] === 1;
  }

  /** @returns a slot that no word tells of yet */
  open(words: FieldWords): number {
    const slot = this.#free.pop() ?? this.count++;
    this.#grow();
    this.#alive[slot] = 1;
    this.used++;
    for (let field = 0; field < FIELD_COUNT; field++) {
      const length = Math.min(words[ALL_FIELDS[field] as Field].length, 0xffff);
      this.#lengths[slot * FIELD_COUNT + field] = length;
      (this.#totals[field] as number) += length;
    }
    return slot;
  }

  close(slot: number): void {
    if (!this.isAlive(slot)) return;
    this.#alive[slot] = 0;
    this.used--;
    this.#dead.push(slot);
    for (let field = 0; field < FIELD_COUNT; field++) (this.#totals[field] as number) -= this.#lengthOf(slot, field);
  }

  /** The slots of removed products, which are this caller's to `free` once no word tells of them. */
  takeDead(): ReadonlySet<number> {
    const dead = new Set(this.#dead);
    this.#dead = [];
    return dead;
  }

  free(slots: Iterable<number>): void {
    this.#free.push(...slots);
  }

  /** How long a product's field is, measured by all products' mean. */
  relativeLength(slot: number, field: number): number {
    return this.#lengthOf(slot, field) * ((this.used || 1) / (this.#totals[field] || 1));
  }

  #lengthOf(slot: number, field: number): number {
    return this.#lengths[slot * FIELD_COUNT + field] as number;
  }

  #grow(): void {
    if (this.count > this.#alive.length) {
      const alive = new Uint8Array(this.#alive.length * 2);
      alive.set(this.#alive);
      this.#alive = alive;
    }
    if (this.count * FIELD_COUNT <= this.#lengths.length) return;
    const lengths = new Uint16Array(this.#lengths.length * 2);
    lengths.set(this.#lengths);
    this.#lengths = lengths;
  }
}
