/** What a source of the catalogue offers: `embedded.ts` and `remote/remote.ts` are the two. */
import { STATUS_CODES } from "node:http";
import type { Catalogue, SendContact } from "./upstream.ts";
import { UpstreamError } from "./upstream-error.ts";

/** One question to a source. */
export interface Call<Value> {
  /** Equal calls have equal keys. */
  key: string;
  /** Rejects with an `UpstreamError`. */
  load(): Promise<Loaded<Value>>;
  /** Stands for a refusal of the call as such (status 400), where the source may not know what is asked. */
  refused?: Value | undefined;
}

/** An answer, with what is known about it. */
export interface Loaded<Value> {
  value: Value;
  /** The catalogue's version as the source names it; null when it names none. */
  version: string | null;
  /** Differs where the answer does. */
  hash: string;
  /** What the answer takes up in memory, in characters, roughly. */
  size: number;
}

export interface ProbeResult {
  /** The catalogue's version, in an outage the last one known; null when the source names none, undefined before any was heard of. */
  version: string | null | undefined;
  /** Why the source cannot be asked now; null when it can. */
  failure: UpstreamError | null;
}

export type Probe = () => Promise<ProbeResult>;

/** Answers a call, from the last good answer where that will do. */
export type Get = <Value>(call: Call<Value>) => Promise<Value>;

export interface Adapter {
  probe: Probe;
  /** The catalogue as one request sees it: every question goes through its `get`. */
  open(get: Get): Catalogue;
  sendContact: SendContact;
}

/** A failure as the upstream's status tells it; `cause`, its own words, may hold what no visitor should read. */
export function statusError(status: number, cause: unknown): UpstreamError {
  const message = `API Error: ${[status, STATUS_CODES[status] ?? ""].join(" ").trim()}`;
  return new UpstreamError("status", message, { status, cause });
}
