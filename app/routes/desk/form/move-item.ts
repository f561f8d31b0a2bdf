/** Moves an item of a list up or down by one position. */

/** @returns null if it cannot move or is missing */
export function moveItem<Item>(
  items: readonly Item[],
  item: Item,
  direction: "up" | "down",
): Item[] | null {
  const at = items.indexOf(item);
  const other = items[direction === "up" ? at - 1 : at + 1];
  if (at < 0 || other === undefined) return null;
  return items.with(at, other).with(items.indexOf(other), item);
}
