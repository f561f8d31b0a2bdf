/** Moves the focus and tells screen readers when an item is removed from a row. */

import { type RefObject, useRef, useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface Removable {
  id: number | string;
  /** Its name in the announcement. */
  model: string;
}

/**
 * `row` contains one link or button per item, in the same order, that removes the item. A focus lost
 * with an item moves to the next one, or to the element with the id `heading` if none is left.
 * Returns the announcement.
 */
export function useRemoval(
  items: readonly Removable[],
  row: RefObject<HTMLElement | null>,
  heading: string,
): string {
  const t = useMessages("shell");
  const [announcement, announce] = useState("");
  const previous = useRef(items);

  useEnhancement(() => {
    const before = previous.current;
    previous.current = items;
    const removed = before.filter(({ id }) => !items.some((item) => item.id === id));
    if (removed.length > 0) announce(t.removed(removed.map(({ model }) => model)));
    else if (items.length > before.length) announce("");
    if (removed.length === 0 || document.activeElement !== document.body) return;
    const left = [...(row.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const next = left[before.findIndex(({ id }) => id === removed[0]?.id)] ?? left.at(-1);
    (next ?? document.getElementById(heading))?.focus({ preventScroll: true });
  }, [items, row, heading, t]);

  return announcement;
}
