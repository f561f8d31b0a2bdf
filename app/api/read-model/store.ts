/** Keeps in memory what lists, filters, the search and the matching of parts know of each product. */
import { EntryTable } from "#app/catalogue/entry-table.ts";
import { createSearchIndex, type SearchIndex } from "../search/search-index.ts";
import type { Document } from "../search/searchable-product.ts";
import { Compatibility } from "./compatibility.ts";
import type { ProductHead } from "./heads.ts";
import type { Derived } from "./projections.ts";
import { Visibility } from "./visibility.ts";

export class ProductStore {
  readonly heads = new Map<number, ProductHead>();
  readonly table = new EntryTable();
  readonly visibility = new Visibility();
  readonly index: SearchIndex = createSearchIndex();
  readonly compatibility = new Compatibility(
    (id) => this.heads.get(id)?.isPublic ?? false,
    (id) => this.table.ranks[this.table.slotOf(id) ?? 0] ?? 0,
  );
  readonly #lists = new Map<string, readonly number[]>();

  set({ head, entry, joints }: Derived): void {
    const { subcategoryIds, collectionIds } = head;
    this.heads.set(head.id, {
      ...head,
      subcategoryIds: this.#shared(subcategoryIds),
      collectionIds: this.#shared(collectionIds),
    });
    this.visibility.set(this.table.set({ ...entry, places: new Set(entry.places) }), head);
    this.compatibility.set(head.id, joints);
  }

  addDocument(document: Document): void {
    const slot = this.table.slotOf(document.id);
    if (slot !== undefined) this.index.add(document, slot);
  }

  delete(id: number): void {
    this.heads.delete(id);
    this.table.delete(id);
    this.compatibility.delete(id);
    this.index.remove(id);
  }

  /** Equal lists are kept once. */
  #shared(ids: readonly number[]): readonly number[] {
    const key = ids.join();
    const known = this.#lists.get(key);
    if (known) return known;
    this.#lists.set(key, ids);
    return ids;
  }
}
