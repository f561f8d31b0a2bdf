/** Keeps the upstream's answers: one flight a question, fresh by catalogue version or by age, the last good one in an outage. */
import { hash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { log } from "#app/log.server.ts";
import type { Pulse } from "./pulse.ts";
import type { Question } from "./question.ts";
import { withRetries } from "./retry.ts";
import { ask, type Send } from "./transport.ts";
import { UpstreamError } from "./upstream-error.ts";

interface Entry {
  value: unknown;
  version: string | null;
  /** Of the answer's body. */
  hash: string;
  /** Characters of the answer's body. */
  size: number;
}

export interface Answered<Value> {
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
const TRIES = 3;

export class Answers {
  readonly #send: Send;
  readonly #base: string;
  /** Why the last try for a question that has an earlier answer failed. */
  readonly #failures = new Map<string, UpstreamError>();
  readonly #entries = new LRUCache<string, Entry, Question<unknown>>({
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
    fetchMethod: (path, held, { context: question }) => this.#fetch(path, held, question),
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
  async get<Value>(question: Question<Value>, pulse: Pulse): Promise<Answered<Value>> {
    const { path } = question;
    const held = this.#entries.peek(path, { allowStale: true });
    if (held && pulse.failure) return this.#answered(held, pulse, pulse.failure);
    const entry = await this.#upTo(pulse, held, question);
    return this.#answered(entry, pulse, this.#failures.get(path) ?? null);
  }

  /** A flight that began before the latest write brings the state before it: then one more is asked for. */
  async #upTo(pulse: Pulse, held: Entry | undefined, question: Question<unknown>): Promise<Entry> {
    const entry = await this.#fly(question, held, held !== undefined && isOutdated(held, pulse));
    return isOutdated(entry, pulse) && !this.#failures.has(question.path) ? this.#fly(question, entry, true) : entry;
  }

  /** With an answer at hand a failure gives that one; without, it is thrown. */
  #fly(question: Question<unknown>, held: Entry | undefined, refresh: boolean): Promise<Entry> {
    return this.#entries.forceFetch(question.path, {
      context: question,
      forceRefresh: refresh,
      allowStale: !refresh,
      allowStaleOnFetchRejection: held !== undefined,
    });
  }

  async #fetch(path: string, held: Entry | undefined, question: Question<unknown>): Promise<Entry> {
    try {
      const reply = await withRetries(held ? 1 : TRIES, () => ask(this.#send, this.#base + path, question));
      const entry: Entry = {
        value: question.read(reply.answer),
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

  /** The path names the question, so the value under it is what this question read. */
  #answered<Value>(entry: Entry, pulse: Pulse, failure: UpstreamError | null): Answered<Value> {
    return { value: entry.value as Value, failure, isOutdated: isOutdated(entry, pulse) };
  }
}

function isOutdated(entry: Entry, { version }: Pulse): boolean {
  return Boolean(version && entry.version && entry.version !== version);
}
