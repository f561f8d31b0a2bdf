/** Puts the beginning of a long list in order. */

/** The first `count` in order, then the rest in any; time grows with the length, not with the order of it. */
export function orderFirst(slots: number[], count: number, compare: (a: number, b: number) => number): number[] {
  if (slots.length <= count * 4 || slots.length < 500) return slots.sort(compare);
  partition(slots, Math.min(count, slots.length - 1), compare);
  return [...slots.slice(0, count).sort(compare), ...slots.slice(count)];
}

/** Quickselect: afterwards the `count` first are in front, whatever their order. */
function partition(slots: number[], count: number, compare: (a: number, b: number) => number): void {
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
