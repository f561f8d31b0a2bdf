/** Probes the upstream's availability and version by one small call, at most once a second. */
import { setTimeout } from "node:timers/promises";
import { UNREADABLE, UpstreamError } from "../outage.ts";
import type { ProbeResult } from "../upstream.ts";
import type { Reply } from "./transport.ts";

/** Milliseconds that a result is used. */
const INTERVAL = 1_000;
/** Milliseconds that a page waits for a probe before it uses the last result. */
const MAX_WAIT_MS = 250;

/** @param call with a short response; an upstream without it is available too */
export function createProbe(call: () => Promise<Reply>): () => Promise<ProbeResult> {
  let last: ProbeResult = { version: undefined, failure: null };
  let due = 0;
  let running: Promise<ProbeResult> | null = null;

  const take = async () => {
    last = await probe(call, last.version);
    running = null;
    return last;
  };

  return async () => {
    const now = performance.now();
    if (running === null && now >= due) {
      due = now + INTERVAL;
      running = take();
    }
    const wait = due - INTERVAL + MAX_WAIT_MS - now;
    return running && wait > 0
      ? Promise.race([running, setTimeout(wait, last, { ref: false })])
      : last;
  };
}

async function probe(
  call: () => Promise<Reply>,
  known: ProbeResult["version"],
): Promise<ProbeResult> {
  try {
    const { version } = await call();
    // After one version, a response without one is not the upstream's.
    if (known && version === null) throw new UpstreamError("contract", UNREADABLE);
    return { version, failure: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { version: known ?? undefined, failure: error };
  }
}
