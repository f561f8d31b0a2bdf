/** Limits the time that a health check waits. */
import { setTimeout } from "node:timers/promises";

/** Milliseconds; a monitor gets its response within a second. */
const TIMEOUT_MS = 800;

/** Resolves with the work's result; with `fallback` on failure or after `TIMEOUT_MS`. */
export function withTimeout<Value, Other>(
  work: Promise<Value>,
  fallback: Other,
): Promise<Value | Other> {
  return Promise.race([
    work.catch(() => fallback),
    setTimeout(TIMEOUT_MS, fallback, { ref: false }),
  ]);
}
