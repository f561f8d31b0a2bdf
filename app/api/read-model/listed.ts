/** The products that visitors see, in the order of their names. */
import type { Catalogue } from "./catalogue.ts";
import type { ProductHead } from "./heads.ts";

export function* listedHeads({ table, heads }: Pick<Catalogue, "table" | "heads">): Generator<ProductHead> {
  for (const slot of table.order) {
    const head = heads.get(table.ids[slot] ?? 0);
    if (head?.isPublic) yield head;
  }
}
