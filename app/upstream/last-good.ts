/** Keeps answers: each call is loaded once at a time, fresh by catalogue version or by age; in an outage the last good answer counts. */
import { hash } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import type { Call, Loaded, ProbeResult } from "./adapter.ts";
import { isPassing, UNREADABLE, UpstreamError } from "./upstream-error.ts";

interface Kept extends Loaded<unknown> {
  /** When it was loaded, by `performance.now()`. */
  since: number;
  /** Why it could not be loaded again since; null where it could. */
  failure: UpstreamError | null;
}

export interface Answered<Value> {
  value: Value;
  /** Why this is an earlier answer; null when it is the source's own of now. */
  failure: UpstreamError | null;
  /** Whether the source gave it for another version than the one that it named just now. */
  isOutdated: boolean;
}

/** How long an answer of the same version, or of none, counts before it is renewed behind the page, milliseconds. */
export const FRESH = 60_000;
const MOST_ENTRIES = 5_000;
/** Of all answers, characters. */
const MOST_SIZE = 64_000_000;
/** How long a page waits to learn whether a failure is over, milliseconds; the last good answer counts meanwhile. */
const PATIENCE = 250;
/** Upper bound of the pause before a first answer is tried for once more, milliseconds. */
const LONGEST_PAUSE = 100;

export class LastGood {
  readonly #kept = new LRUCache<string, Kept>({
    max: MOST_ENTRIES,
    maxSize: MOST_SIZE,
    sizeCalculation: ({ size }) => size + 1,
  });
  readonly #loading = new Map<string, Promise<Kept>>();
  #drift = "0";

  /** Changes whenever a known answer changed: the catalogue's version behind a source that names none. */
  get drift(): string {
    return this.#drift;
  }

  /** Rejects with an `UpstreamError` when there is no answer and was none. */
  async get<Value>(call: Call<Value>, probe: ProbeResult): Promise<Answered<Value>> {
    const held = this.#kept.get(call.key);
    // Nobody waits for a source that is known to be down.
    if (probe.failure && !held) throw probe.failure;
    const kept = probe.failure && held ? held : await this.#find(call, probe, held);
    // The key names the call, so the value under it is what this call loads.
    const value = kept.value as Value;
    return { value, failure: probe.failure ?? kept.failure, isOutdated: isOutdated(kept, probe) };
  }

  async #find(call: Call<unknown>, probe: ProbeResult, held: Kept | undefined): Promise<Kept> {
    if (held?.failure) {
      const late = setTimeout(PATIENCE, held, { ref: false });
      return Promise.race([this.#load(call, probe), late]);
    }
    if (held && !isOutdated(held, probe)) {
      if (performance.now() - held.since > FRESH) this.#load(call, probe).catch(() => {});
      return held;
    }
    const kept = await this.#load(call, probe);
    // What began to load before the latest write is the state before it: then it is loaded once more.
    return isOutdated(kept, probe) && !kept.failure ? this.#load(call, probe) : kept;
  }

  #load(call: Call<unknown>, probe: ProbeResult): Promise<Kept> {
    const running = this.#loading.get(call.key);
    if (running) return running;
    const loading = this.#loadNow(call, probe).finally(() => this.#loading.delete(call.key));
    this.#loading.set(call.key, loading);
    return loading;
  }

  /** With an answer at hand a failure gives that one; without, it is thrown. */
  async #loadNow({ key, load }: Call<unknown>, probe: ProbeResult): Promise<Kept> {
    const held = this.#kept.get(key);
    try {
      const loaded = await (held ? load() : load().catch((error) => tryAgain(error, load)));
      // Something else answers in the upstream's place: a proxy, a page for the time of an upgrade.
      if (typeof probe.version === "string" && loaded.version === null) throw new UpstreamError("contract", UNREADABLE);
      if (held && held.hash !== loaded.hash) this.#drift = hash("sha1", this.#drift + key + loaded.hash);
      const kept = { ...loaded, since: performance.now(), failure: null };
      this.#kept.set(key, kept);
      return kept;
    } catch (error) {
      // What follows may be words that somebody searched for.
      log.warn({ call: key.split(/[? ]/)[0], err: error }, "the upstream gave no answer");
      if (!held || !(error instanceof UpstreamError)) throw error;
      held.failure = error;
      return held;
    }
  }
}

/** After a short pause of random length, where the failure may pass. */
async function tryAgain<Answer>(error: unknown, load: () => Promise<Answer>): Promise<Answer> {
  if (!isPassing(error)) throw error;
  await setTimeout(Math.random() * LONGEST_PAUSE);
  return load();
}

/** An answer that names no version, from a source that does, is of none that a page could be kept under. */
function isOutdated(kept: Kept, { version }: ProbeResult): boolean {
  return Boolean(version && kept.version !== version);
}
