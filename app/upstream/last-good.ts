/**
 * Caches responses by call, fresh by version or age: pages stay readable in an outage, and several
 * pages share a response.
 */
import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import { UNREADABLE, UpstreamError } from "./outage.ts";
import type { Loaded, ProbeResult, UpstreamCall } from "./upstream.ts";
import { pageWait } from "./upstream-context.ts";

interface CachedResponse<Value = unknown> extends Loaded<Value> {
  /** Load time, by `performance.now()`. */
  since: number;
  /** The state of all responses then. */
  drift: string;
  /** Why the last reload failed; null where it succeeded. */
  failure: UpstreamError | null;
}

/** Milliseconds before a response is reloaded in the background, from a source without versions. */
export const FRESH = 60_000;
const MAX_ENTRIES = 5_000;
/** Characters of all responses. */
const MAX_SIZE = 64_000_000;
/** Milliseconds that a page waits for a source to recover before it uses the last good response. */
const MAX_WAIT_MS = 250;
/** Milliseconds in which a rendered page is sent. */
const SENT_AFTER_MS = 500;

export class LastGood {
  readonly #responses = new LRUCache<string, CachedResponse>({
    max: MAX_ENTRIES,
    maxSize: MAX_SIZE,
    sizeCalculation: ({ size }) => size + 1,
  });
  readonly #loading = new Map<string, Promise<CachedResponse>>();
  /** Calls that no page awaits, by key. */
  readonly #later = new Map<string, () => Promise<unknown>>();
  #drift = "0";
  #lookups = 0;

  /** Changes with every changed response: the catalogue's version for a source that gives none. */
  get drift(): string {
    return `${this.#drift}-${this.#lookups}`;
  }

  /**
   * The response, and why it is stale, or null. Rejects with an `UpstreamError` without any
   * response; with any other error in every case.
   */
  async get<Value>(
    call: UpstreamCall<Value>,
    probe: ProbeResult,
  ): Promise<{ value: Value; failure: UpstreamError | null; isOutdated: boolean }> {
    const earlier = this.#responses.get(call.key);
    // Do not wait for a source that is known to be down.
    if (probe.failure && !earlier) throw probe.failure;
    const cached = probe.failure && earlier ? earlier : await this.#find(call, probe, earlier);
    // The key identifies the call and so the type of its value.
    const { value, failure } = cached as CachedResponse<Value>;
    return { value, failure: probe.failure ?? failure, isOutdated: isOutdated(cached, probe) };
  }

  /**
   * The response of a source without versions as far as it is known, else null. What is unknown, or
   * older than the last change of another response, is loaded by the next `lookUp`.
   */
  known<Value>(call: UpstreamCall<Value>, probe: ProbeResult): Value | null {
    const cached = this.#responses.get(call.key) as CachedResponse<Value> | undefined;
    if (cached?.drift !== this.#drift && !probe.failure)
      this.#later.set(call.key, () => this.#load(call, probe));
    return cached?.value ?? null;
  }

  /** Loads what a page lacked, after it is sent, one call after the other. */
  async lookUp(): Promise<void> {
    if (this.#later.size === 0) return;
    await setTimeout(SENT_AFTER_MS, null, { ref: false });
    const calls = [...this.#later.values()];
    this.#later.clear();
    let found = 0;
    for (const load of calls) await load().then(() => found++, logFailure);
    if (found > 0) this.#lookups++;
  }

  async #find(
    call: UpstreamCall<unknown>,
    probe: ProbeResult,
    earlier: CachedResponse | undefined,
  ): Promise<CachedResponse> {
    const wait = pageWait.getStore() ?? ((load) => load);
    if (earlier?.failure) {
      const late = setTimeout(MAX_WAIT_MS, earlier, { ref: false });
      return wait(Promise.race([this.#load(call, probe), late]));
    }
    if (earlier && !isOutdated(earlier, probe)) {
      const mayHaveChanged = probe.version === null && performance.now() - earlier.since > FRESH;
      if (mayHaveChanged) this.#load(call, probe).catch(logFailure);
      return earlier;
    }
    const cached = await wait(this.#load(call, probe));
    // A load that started before the latest write returns the earlier state, so load once more.
    return isOutdated(cached, probe) && !cached.failure ? wait(this.#load(call, probe)) : cached;
  }

  #load(call: UpstreamCall<unknown>, probe: ProbeResult): Promise<CachedResponse> {
    const running = this.#loading.get(call.key);
    if (running) return running;
    const loading = this.#loadNow(call, probe).finally(() => this.#loading.delete(call.key));
    this.#loading.set(call.key, loading);
    return loading;
  }

  /** On an `UpstreamError` falls back to the earlier response; throws without one. */
  async #loadNow(
    { key, load }: UpstreamCall<unknown>,
    probe: ProbeResult,
  ): Promise<CachedResponse> {
    const earlier = this.#responses.get(key);
    try {
      const loaded = await load();
      // Something else responded for the upstream: a proxy, a maintenance page.
      if (typeof probe.version === "string" && loaded.version === null)
        throw new UpstreamError("contract", UNREADABLE);
      if (earlier && earlier.hash !== loaded.hash)
        this.#drift = hash("sha1", this.#drift + key + loaded.hash);
      const cached = {
        ...loaded,
        since: performance.now(),
        drift: this.#drift,
        failure: null,
      };
      this.#responses.set(key, cached);
      return cached;
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      // The rest may contain search words.
      log.warn({ call: key.split(/[? ]/)[0], err: error }, "the upstream did not respond");
      if (!earlier) throw error;
      earlier.failure = error;
      return earlier;
    }
  }
}

/** For a load in the background, which no page awaits. */
function logFailure(error: unknown): void {
  log.error({ err: error }, "a response could not be reloaded");
}

/** A response without a version, from a source with versions, is of no known version. */
function isOutdated(cached: CachedResponse, { version }: ProbeResult): boolean {
  return Boolean(version && cached.version !== version);
}
