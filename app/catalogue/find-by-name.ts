/** Finds products by what they are called alone: for the time in which the search itself is still being prepared. */
import type { Column, EntryTable } from "./entry-table.ts";
import { nameKey } from "./sort.ts";

/** @returns the slots whose name, maker and places have each word of a text, by name */
export function findByName(table: EntryTable, text: string): Uint32Array {
  const words = nameKey(text).match(/\d+|[\p{L}\p{M}]+/gu) ?? [];
  if (words.length === 0) return new Uint32Array();
  const columns = ["brand", "places"].map((name) => table.column(name));
  const tests = words.map((word) => ({ word, codes: columns.map((column) => codesWith(column, word)) }));
  return table.order.filter((slot) =>
    tests.every(
      ({ word, codes }) =>
        table.keys[slot]?.includes(word) ||
        columns.some((column, at) => codes[at]?.[column.codes[slot] as number] === 1),
    ),
  );
}

/** 1 for each code of a column that has a word in one of its values. */
function codesWith({ sets }: Column, word: string): Uint8Array {
  return Uint8Array.from(sets, (values) => (values.some((value) => value.includes(word)) ? 1 : 0));
}
