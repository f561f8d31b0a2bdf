/** What a monitor is told of work that does not end: after a moment its answer is another. */
import { setTimeout } from "node:timers/promises";

/** Milliseconds: a monitor is answered within a second. */
export const PATIENCE_MS = 800;

/** What the work gives, or `otherwise` where it fails or takes longer than a monitor waits. */
export function withinPatience<Value, Other>(work: Promise<Value>, otherwise: Other): Promise<Value | Other> {
  return Promise.race([work.catch(() => otherwise), setTimeout(PATIENCE_MS, otherwise, { ref: false })]);
}
