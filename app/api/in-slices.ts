/** Long work between which requests get their turn. */
import { setImmediate } from "node:timers/promises";

/** The length of a slice. */
const SLICE_MS = 8;

/** Works through the items in slices, between which requests are served. */
export async function inSlices<T>(
  items: Iterable<T> | AsyncIterable<T>,
  work: (item: T) => void,
): Promise<void> {
  let began = performance.now();
  for await (const item of items) {
    work(item);
    if (performance.now() - began < SLICE_MS) continue;
    await setImmediate();
    began = performance.now();
  }
}
