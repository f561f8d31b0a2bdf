/** Puts the items of a list in order by dragging one with a finger, a pen or the mouse. */
import { type HTMLAttributes, type PointerEvent, type RefObject, useState } from "react";

/** So near to the window's edge the page moves along, px. */
const EDGE = 72;
const STEP = 12;

/**
 * The order that is shown, the key of what is being dragged, and what an item's grip needs. `version` counts the states
 * of the list as it is saved. `onMoved` is told the new order once, when the item is let go. Each item carries its key
 * as `data-key`.
 */
export function useDraggedOrder(
  list: RefObject<HTMLElement | null>,
  keys: readonly string[],
  version: number,
  onMoved: (order: readonly string[]) => void,
) {
  const [moved, setMoved] = useState({ version, order: keys });
  const [dragged, setDragged] = useState<string | null>(null);
  // What the server answers takes the place of what was dragged.
  const order = moved.version === version ? moved.order : keys;

  function follow({ clientY }: PointerEvent, key: string) {
    if (dragged !== key) return;
    const target = placeAt(list.current, clientY, key);
    const rest = order.filter((each) => each !== key);
    const next = rest.toSpliced(Math.min(target, rest.length), 0, key);
    if (next.join("\n") !== order.join("\n")) setMoved({ version, order: next });
    if (clientY < EDGE) scrollBy(0, -STEP);
    else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
  }

  function letGo() {
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
    onPointerUp: letGo,
    onPointerCancel() {
      setDragged(null);
      setMoved({ version, order: keys });
    },
  });

  return { order, dragged, handle };
}

/** How many of the others lie above the pointer. */
function placeAt(list: HTMLElement | null, y: number, key: string): number {
  const others = [...(list?.children ?? [])].filter((item) => item.getAttribute("data-key") !== key);
  return others.filter((item) => {
    const { top, height } = item.getBoundingClientRect();
    return top + height / 2 < y;
  }).length;
}
