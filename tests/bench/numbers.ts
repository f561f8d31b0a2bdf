/** Repeats a piece of work and measures its times. */

/** Milliseconds, in ascending order. */
export async function measureTimes<T>(
  items: readonly T[],
  work: (item: T) => unknown,
): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const began = performance.now();
    await work(item);
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}

export function report(what: string, times: readonly number[]): void {
  const at = (part: number) =>
    (times[Math.floor((times.length - 1) * part)] ?? 0).toFixed(2).padStart(8);
  console.log(`${what.padEnd(38)} median ${at(0.5)} ms   p99 ${at(0.99)} ms   of ${times.length}`);
}
