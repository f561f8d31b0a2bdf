/** Whether the upstream lives, and which state its catalogue is in: asked with one small call, at most once a second. */
import { AnswerReading } from "#app/contract/answer-reading.ts";
import { type Probe, type ProbeResult, statusError } from "../adapter.ts";
import { isPassing, UNREADABLE, UpstreamError } from "../upstream-error.ts";
import { exchange, type Send } from "./transport.ts";

/** Any upstream has this call, and its answer is short. */
const PATH = "/api/types";
const TIMEOUT = 2_500;

/** How long an answer counts, milliseconds. */
const INTERVAL = 1_000;
/** How long a page waits for it, milliseconds; the last one counts meanwhile. */
const PATIENCE = 250;

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
      waitUntil = now + PATIENCE;
      running = take();
    }
    return now < waitUntil ? orAfter(waitUntil - now, running, () => last) : last;
  };
}

/** A version that was named once is named always: without it something else answers in the upstream's place. */
function after(last: ProbeResult, now: ProbeResult): ProbeResult {
  if (typeof last.version !== "string" || typeof now.version === "string") return now;
  return { version: last.version, failure: now.failure ?? new UpstreamError("contract", UNREADABLE) };
}

function isEnvelope(body: string): boolean {
  try {
    return AnswerReading.safeParse(JSON.parse(body)).success;
  } catch {
    return false;
  }
}

async function ask(send: Send, address: string): Promise<ProbeResult> {
  try {
    const { response, body } = await exchange(send, new Request(address, { signal: AbortSignal.timeout(TIMEOUT) }));
    const error = statusError(response.status, null);
    const version = response.headers.get("X-Catalogue-Version");
    if (response.ok && !isEnvelope(body))
      return { version: undefined, failure: new UpstreamError("contract", UNREADABLE) };
    // An upstream without this very call answers 404, and lives.
    return response.status >= 500 || response.status === 429 || isPassing(error)
      ? { version: undefined, failure: error }
      : { version, failure: null };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { version: undefined, failure: error };
  }
}

/** The answer, or after so many milliseconds without one the other. */
async function orAfter<Value>(milliseconds: number, answer: Promise<Value>, other: () => Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Value>((resolve) => {
    timer = setTimeout(() => resolve(other()), milliseconds);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
