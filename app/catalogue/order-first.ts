/** Puts the beginning of a long list in order. */

/** @returns the first `count` in order; `slots` is left in any. Time grows with the length, not with the order of it */
export function orderFirst(slots: Uint32Array, count: number, compare: (a: number, b: number) => number): Uint32Array {
  if (slots.length <= count * 4 || slots.length < 500) return slots.sort(compare).slice(0, count);
  partition(slots, Math.min(count, slots.length - 1), compare);
  return slots.slice(0, count).sort(compare);
}

/** Quickselect: afterwards the `count` first are in front, whatever their order. */
function partition(slots: Uint32Array, count: number, compare: (a: number, b: number) => number): void {
  let [from, to] = [0, slots.length - 1];
  while (from < to) {
    const pivot = slots[(from + to) >> 1] as number;
    let [left, right] = [from, to];
    while (left <= right) {
      while (compare(slots[left] as number, pivot) < 0) left++;
      while (compare(slots[right] as number, pivot) > 0) right--;
      if (left > right) break;
      [slots[left], slots[right]] = [slots[right] as number, slots[left] as number];
      left++;
      right--;
    }
    if (count <= right) to = right;
    else if (count >= left) from = left;
    else return;
  }
}
