/** Long work in short pieces, so that requests are answered in between. */
import { setImmediate } from "node:timers/promises";

/** For so long at a time the process attends to nothing else. */
const SLICE_MS = 8;

/** What to await between pieces: it lets others have a turn whenever a slice of time is used up. */
export type Pause = () => Promise<void> | undefined;

export function takingTurns(): Pause {
  let began = performance.now();
  return () => {
    if (performance.now() - began < SLICE_MS) return;
    return setImmediate().then(() => {
      began = performance.now();
    });
  };
}
