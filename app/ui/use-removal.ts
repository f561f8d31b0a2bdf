/** Taking things out of a row of them: the focus goes to what follows, and readers are told what has gone. */

import { type RefObject, useRef, useState } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

interface Removable {
  id: number | string;
  /** As it is told to the visitor. */
  model: string;
}

/**
 * `row` holds one link or button for each item, in the items' order, which takes it out. The focus that is lost with an
 * item goes to the next item's, without items left to the element with the id `heading`. Returns what to say of it.
 */
export function useRemoval(items: readonly Removable[], row: RefObject<HTMLElement | null>, heading: string): string {
  const [said, setSaid] = useState("");
  const previous = useRef(items);

  useEnhancement(() => {
    const before = previous.current;
    previous.current = items;
    const removed = before.filter(({ id }) => !items.some((item) => item.id === id));
    if (removed.length > 0) setSaid(`Removed ${removed.map(({ model }) => model).join(", ")}`);
    else if (items.length > before.length) setSaid("");
    if (removed.length === 0 || document.activeElement !== document.body) return;
    const left = [...(row.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
    const next = left[before.findIndex(({ id }) => id === removed[0]?.id)] ?? left.at(-1);
    (next ?? document.getElementById(heading))?.focus({ preventScroll: true });
  }, [items, row, heading]);

  return said;
}
