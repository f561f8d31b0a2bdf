/** The interface of a catalogue source: `embedded.ts` and `remote/remote.ts` implement it. */
import type { UpstreamError } from "./outage.ts";
import type { Catalogue, SendContact } from "./upstream.ts";

/** One call to a source. */
export interface UpstreamCall<Value> {
  /** Equal calls have equal keys. */
  key: string;
  /** Rejects with an `UpstreamError` if the source is unavailable. */
  load(): Promise<Loaded<Value>>;
  /**
   * The value in an outage. A call that has one belongs to this project's API alone, and is not
   * made to a source without versions.
   */
  fallback?: Value | undefined;
}

/** A response with its metadata. */
export interface Loaded<Value> {
  value: Value;
  /** The catalogue's version as the source gives it; null when it gives none. */
  version: string | null;
  /** A hash of the response. */
  hash: string;
  /** The approximate size of the response in memory, in characters. */
  size: number;
}

export interface ProbeResult {
  /** The last known version; null when the source gives none, undefined before any response. */
  version: string | null | undefined;
  /** Why the source is unavailable; null when it is available. */
  failure: UpstreamError | null;
}

/** Resolves a call, from the last good response where possible. */
export type Get = <Value>(call: UpstreamCall<Value>) => Promise<Value>;

export interface Adapter {
  probe(): Promise<ProbeResult>;
  /** The catalogue for one request: all its calls go through `get`. */
  open(get: Get): Catalogue;
  sendContact: SendContact;
}
