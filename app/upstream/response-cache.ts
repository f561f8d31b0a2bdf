/** Caches the upstream's responses: one request at a time for each endpoint, fresh by catalogue version or by age, the last good one in an outage. */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import type { Endpoint } from "./endpoint.ts";
import { type ProbeResult, UNREADABLE } from "./probe-upstream.ts";
import { withRetries } from "./retry.ts";
import { ask, type Send } from "./transport.ts";
import { UpstreamError } from "./upstream-error.ts";

interface CacheEntry {
  value: unknown;
  version: string | null;
  /** Of the answer's body. */
  hash: string;
  /** Characters of the answer's body. */
  size: number;
}

interface Asked {
  endpoint: Endpoint<unknown>;
  /** Whether the upstream names its catalogue's version; then each of its answers does. */
  isVersioned: boolean;
}

export interface CachedResponse<Value> {
  value: Value;
  /** Why this is an earlier answer; null when it is the upstream's own of now. */
  failure: UpstreamError | null;
  /** Whether the upstream gave it for another version than the one that it named just now. */
  isOutdated: boolean;
}

/** How long an answer of the same version, or of none, counts before it is renewed behind the page, milliseconds. */
export const FRESH = 60_000;
const MOST_ENTRIES = 5_000;
/** Of answers' bodies, characters. */
const MOST_SIZE = 64_000_000;
const TRIES = 2;
/** How long a page waits to learn whether a failure is over, milliseconds; the last good answer counts meanwhile. */
const PATIENCE = 250;

export class ResponseCache {
  readonly #send: Send;
  readonly #base: string;
  /** Why the last try for an endpoint that has an earlier answer failed. */
  readonly #failures = new Map<string, UpstreamError>();
  readonly #entries = new LRUCache<string, CacheEntry, Asked>({
    max: MOST_ENTRIES,
    maxSize: MOST_SIZE,
    sizeCalculation: (entry) => entry.size + 1,
    ttl: FRESH,
    // Looked up at each call, so that a test's clock counts.
    perf: { now: () => performance.now() },
    allowStale: true,
    noDeleteOnStaleGet: true,
    ignoreFetchAbort: true,
    dispose: (_, path, reason) => reason !== "set" && this.#failures.delete(path),
    fetchMethod: (path, held, { context }) => this.#fetch(path, held, context),
  });
  #drift = "0";

  constructor(send: Send, base: string) {
    this.#send = send;
    this.#base = base;
  }

  /** Changes whenever a known answer changed: the catalogue's version behind an upstream that names none. */
  get drift(): string {
    return this.#drift;
  }

  /** Rejects with an `UpstreamError` when there is no answer and was none. */
  async get<Value>(endpoint: Endpoint<Value>, probe: ProbeResult): Promise<CachedResponse<Value>> {
    const { path } = endpoint;
    const held = this.#entries.peek(path, { allowStale: true });
    if (held && probe.failure) return this.#answered(held, probe, probe.failure);
    // Nobody waits for an upstream that is known to be down.
    if (probe.failure) throw probe.failure;
    const asked = { endpoint, isVersioned: typeof probe.version === "string" };
    if (held && this.#failures.has(path)) await this.#retry(asked, held);
    const entry = await this.#upTo(probe, held, asked);
    return this.#answered(entry, probe, this.#failures.get(path) ?? null);
  }

  /** Looks whether a failure is over, for a moment; the request goes on for those who come later. */
  async #retry(asked: Asked, held: CacheEntry): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    const answer = this.#fetchOnce(asked, held, true).catch(() => {});
    await Promise.race([answer, late]).finally(() => clearTimeout(timer));
  }

  /** A request that began before the latest write brings the state before it: then one more is asked for. */
  async #upTo(probe: ProbeResult, held: CacheEntry | undefined, asked: Asked): Promise<CacheEntry> {
    const { path } = asked.endpoint;
    const failed = this.#failures.has(path);
    const entry = await this.#fetchOnce(asked, held, !failed && held !== undefined && isOutdated(held, probe));
    return entry.version && isOutdated(entry, probe) && !this.#failures.has(path)
      ? this.#fetchOnce(asked, entry, true)
      : entry;
  }

  /** With an answer at hand a failure gives that one; without, it is thrown. */
  #fetchOnce(asked: Asked, held: CacheEntry | undefined, refresh: boolean): Promise<CacheEntry> {
    return this.#entries.forceFetch(asked.endpoint.path, {
      context: asked,
      forceRefresh: refresh,
      allowStale: !refresh,
      allowStaleOnFetchRejection: held !== undefined,
    });
  }

  async #fetch(path: string, held: CacheEntry | undefined, { endpoint, isVersioned }: Asked): Promise<CacheEntry> {
    try {
      const reply = await withRetries(held ? 1 : TRIES, () => ask(this.#send, this.#base + path, endpoint));
      // Something else answers in the upstream's place: a proxy, a page for the time of an upgrade.
      if (isVersioned && reply.version === null) throw new UpstreamError("contract", UNREADABLE);
      const entry: CacheEntry = {
        value: endpoint.read(reply.answer),
        version: reply.version,
        hash: hash("sha1", reply.body),
        size: reply.body.length,
      };
      if (held && held.hash !== entry.hash) this.#drift = hash("sha1", this.#drift + path + entry.hash);
      this.#failures.delete(path);
      return entry;
    } catch (error) {
      log.warn({ path: path.split("?")[0], err: error }, "the upstream gave no answer");
      if (held && error instanceof UpstreamError) this.#failures.set(path, error);
      throw error;
    }
  }

  /** The path names the endpoint, so the value under it is what this endpoint read. */
  #answered<Value>(entry: CacheEntry, probe: ProbeResult, failure: UpstreamError | null): CachedResponse<Value> {
    return { value: entry.value as Value, failure, isOutdated: isOutdated(entry, probe) };
  }
}

/** An answer that names no version, from an upstream that does, is of none that a page could be kept under. */
function isOutdated(entry: CacheEntry, { version }: ProbeResult): boolean {
  return Boolean(version && entry.version !== version);
}
