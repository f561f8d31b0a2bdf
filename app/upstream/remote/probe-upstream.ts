/** Probes the upstream's availability and version by one small call, at most once a second. */
import { setTimeout } from "node:timers/promises";
import { type Probe, type ProbeResult, statusError } from "../adapter.ts";
import { UNREADABLE, UpstreamError } from "../outage.ts";
import { readEnvelope } from "./read-envelope.ts";
import { exchange, type Send } from "./transport.ts";

/** Every upstream has this call, and its response is short. */
const PATH = "/api/types";
const TIMEOUT = 2_500;

/** Milliseconds that a result is used. */
const INTERVAL = 1_000;
/** Milliseconds that a page waits for a probe before it uses the last result. */
const MAX_WAIT_MS = 250;

export function createProbe(send: Send, base: string): Probe {
  let last: ProbeResult = { version: undefined, failure: null };
  let due = 0;
  let running: Promise<ProbeResult> | null = null;
  let waitUntil = 0;

  const take = async () => {
    try {
      last = after(last, await ask(send, base + PATH));
    } finally {
      running = null;
    }
    return last;
  };

  return async () => {
    const now = performance.now();
    if (running === null && now < due) return last;
    if (running === null) {
      due = now + INTERVAL;
      waitUntil = now + MAX_WAIT_MS;
      running = take();
    }
    return now < waitUntil
      ? Promise.race([running, setTimeout(waitUntil - now, last, { ref: false })])
      : last;
  };
}

/** After one version, a response without one is not the upstream's. */
function after(last: ProbeResult, now: ProbeResult): ProbeResult {
  if (typeof last.version !== "string" || typeof now.version === "string") return now;
  return {
    version: last.version,
    failure: now.failure ?? new UpstreamError("contract", UNREADABLE),
  };
}

async function ask(send: Send, url: string): Promise<ProbeResult> {
  try {
    const { response, body } = await exchange(
      send,
      new Request(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: "manual" }),
    );
    // An upstream without this call responds 404, and is available.
    if (response.status >= 500 || response.status === 429) throw statusError(response.status, null);
    if (response.ok && readEnvelope(body) === null) throw new UpstreamError("contract", UNREADABLE);
    return { version: response.headers.get("X-Catalogue-Version"), failure: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { version: undefined, failure: error };
  }
}
