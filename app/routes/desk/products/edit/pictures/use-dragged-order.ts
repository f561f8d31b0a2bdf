/** Reorders a list by dragging an item with a finger, a pen or the mouse. */
import { type HTMLAttributes, type PointerEvent, type RefObject, useState } from "react";

/** The page scrolls within this distance of the window's edge, px. */
const EDGE = 72;
const STEP = 12;

/**
 * Returns the current order, the dragged item's key, and the props of an item's drag handle. Items
 * need a `data-key`; `version` changes with each save; `onMoved` runs once when an item is dropped.
 */
export function useDraggedOrder(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  version: number,
  onMoved: (order: readonly string[]) => void,
) {
  const [moved, setMoved] = useState({ version, order: keys });
  const [dragged, setDragged] = useState<string | null>(null);
  // The saved order replaces the dragged one.
  const order = moved.version === version ? moved.order : keys;

  function follow({ clientY }: PointerEvent, key: string) {
    if (dragged !== key) return;
    const target = indexAt(list.current, clientY, key);
    const rest = order.filter((each) => each !== key);
    const next = rest.toSpliced(Math.min(target, rest.length), 0, key);
    if (next.join("\n") !== order.join("\n")) setMoved({ version, order: next });
    if (clientY < EDGE) scrollBy(0, -STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
  }

  function drop() {
    if (dragged === null) return;
    setDragged(null);
    if (order.join("\n") !== keys.join("\n")) onMoved(order);
  }

  const handle = (key: string): HTMLAttributes<HTMLElement> => ({
    onPointerDown(event) {
      if (!event.isPrimary || event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    onPointerMove: (event) => follow(event, key),
    onPointerUp: drop,
    onPointerCancel() {
      setDragged(null);
      setMoved({ version, order: keys });
    },
  });

  return { order, dragged, handle };
}

/** The number of other items above the pointer. */
function indexAt(list: HTMLElement | null, y: number, key: string): number {
  const others = [...(list?.children ?? [])].filter(
    (item) => item.getAttribute("data-key") !== key,
  );
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
