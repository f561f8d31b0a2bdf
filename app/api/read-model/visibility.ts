/** Which products may be seen, by their slots in the table: columns of small numbers that lists are tested with. */
import type { ProductStatus } from "#app/contract/product-parts.ts";
import type { ProductHead } from "./heads.ts";

/** What is asked for; what is left out makes no difference. */
export interface Wanted {
  isPublic?: boolean;
  status?: string;
  categoryId?: number;
  featured?: boolean;
}

/** For products without a category. */
const NONE = -1;

export class Visibility {
  /** 1 for what visitors see, and for what is featured. */
  #public = new Uint8Array(64);
  #featured = new Uint8Array(64);
  #statuses = new Uint8Array(64);
  #categories = new Int32Array(64);
  readonly #known: ProductStatus[] = [];

  set(slot: number, { isPublic, featured, status, categoryId }: ProductHead): void {
    if (slot >= this.#public.length) this.#grow();
    if (!this.#known.includes(status)) this.#known.push(status);
    this.#public[slot] = isPublic ? 1 : 0;
    this.#featured[slot] = featured ? 1 : 0;
    this.#statuses[slot] = this.#known.indexOf(status);
    this.#categories[slot] = categoryId ?? NONE;
  }

  /** 1 for each slot that is wanted; to be read only, and good until the next change. */
  of({ isPublic = false, status, categoryId, featured }: Wanted): Uint8Array {
    if (isPublic && status === undefined && categoryId === undefined && featured === undefined) return this.#public;
    const code = this.#known.indexOf(status as ProductStatus);
    return this.#public.map((isShown, slot) =>
      (!isPublic || isShown === 1) &&
      (featured === undefined || this.#featured[slot] === Number(featured)) &&
      (status === undefined || this.#statuses[slot] === code) &&
      (categoryId === undefined || this.#categories[slot] === categoryId)
        ? 1
        : 0,
    );
  }

  #grow(): void {
    const length = this.#public.length * 2;
    this.#public = enlarged(this.#public, new Uint8Array(length));
    this.#featured = enlarged(this.#featured, new Uint8Array(length));
    this.#statuses = enlarged(this.#statuses, new Uint8Array(length));
    this.#categories = enlarged(this.#categories, new Int32Array(length));
  }
}

function enlarged<T extends Uint8Array | Int32Array>(array: T, larger: T): T {
  larger.set(array);
  return larger;
}
