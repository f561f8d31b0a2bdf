/** One call to the upstream: parsed as `{success, data}`, or turned into an `UpstreamError`. */
import { z } from "zod";
import { toLine } from "#app/catalogue/text.ts";
import { Envelope, ErrorReading, fromJson } from "#app/contract/reading.ts";
import { log } from "#app/log.server.ts";
import { statusError, UpstreamError } from "../outage.ts";

/** `fetch`, or a test's own. */
export type Send = (request: Request) => Promise<Response>;

export type Reply = Awaited<ReturnType<typeof ask>>;

/** Milliseconds per try. */
const TIMEOUT = 4_000;
/** Characters, without the ellipsis of a longer one. */
const MAX_MESSAGE_LENGTH = 159;

export interface AskOptions {
  /** The name of the requested item in error messages. */
  what: string;
  /** The status, besides 404, that means without success that there is no such item. */
  noneStatus?: number | undefined;
}

/**
 * Sends a GET for `url`.
 *
 * @returns the envelope, null when the upstream has no such item; the catalogue's version, null when
 *   the upstream gives none; and the raw body
 */
export async function ask(
  send: Send,
  url: string,
  { what, noneStatus }: AskOptions,
  timeout = TIMEOUT,
) {
  const { response, body } = await exchange(send, url, { signal: AbortSignal.timeout(timeout) });
  const { status, ok } = response;
  const version = response.headers.get("X-Catalogue-Version");
  const envelope = ok ? readEnvelope(body) : null;
  if (envelope?.success) return { envelope, version, body };
  if (status === 404 || (status === noneStatus && (envelope || !ok)))
    return { envelope: null, version, body };
  const error = readError(body);
  if (!ok) throw statusError(status, toLine(error ?? body, MAX_MESSAGE_LENGTH));
  throw unreadable(what, error);
}

/** The envelope; null for any other body. */
export function readEnvelope(body: string): Envelope | null {
  return Envelope.safeParse(fromJson(body)).data ?? null;
}

/** The upstream's own text, from `{error: "…"}`; null when there is none. */
export function readError(body: string): string | null {
  return ErrorReading.safeParse(fromJson(body)).data?.error ?? null;
}

/** Parses a list; logs and skips invalid items. @throws UpstreamError where there is no list */
export function readList<Item>(
  envelope: Envelope | null,
  schema: z.ZodType<Item>,
  what: string,
): Item[] {
  if (!Array.isArray(envelope?.data)) throw unreadable(what);
  return envelope.data.flatMap((value, index) => {
    const { data, error } = schema.safeParse(value);
    if (error) log.warn({ what, index, reason: z.prettifyError(error) }, "skipped an invalid item");
    return error ? [] : [data];
  });
}

/** Parses one item, null for none. @throws UpstreamError for an invalid one */
export function readOne<Item>(
  envelope: Envelope | null,
  schema: z.ZodType<Item>,
  what: string,
): Item | null {
  const { data, error } = schema.nullable().safeParse(envelope?.data ?? null);
  if (error) throw unreadable(what, error);
  return data;
}

function unreadable(what: string, cause?: unknown): UpstreamError {
  return new UpstreamError("contract", `Failed to load ${what}`, cause);
}

/** Characters of a response, ten times those of a hundred large products. */
const MAX_BODY = 16 * 1024 * 1024;

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_BODY)
      throw new UpstreamError("contract", "API Error: the catalogue's response is too large");
  }
  return text + decoder.decode();
}

const MAX_HOPS = 3;

/** The target of a redirect within the upstream's origin; else null. */
function movedWithin({ method, url }: Request, { status, headers }: Response): string | null {
  const location = headers.get("Location");
  if (method !== "GET" || status < 301 || status > 308 || location === null) return null;
  const target = URL.parse(location, url);
  return target?.origin === new URL(url).origin ? target.href : null;
}

/** Sends a request and awaits the whole response; rejects only with an `UpstreamError`. */
export async function exchange(
  send: Send,
  url: string,
  init: RequestInit,
  hops = MAX_HOPS,
): Promise<{ response: Response; body: string }> {
  try {
    // A variable, because a request that is collected while it is sent is never aborted.
    const request = new Request(url, { ...init, redirect: "manual" });
    const response = await send(request);
    const moved = hops > 0 && movedWithin(request, response);
    if (moved) return await exchange(send, moved, init, hops - 1);
    return { response, body: await readBody(response) };
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    throw cause instanceof Error && cause.name === "TimeoutError"
      ? new UpstreamError("timeout", "API Error: the catalogue did not respond in time", cause)
      : new UpstreamError("network", "API Error: the catalogue cannot be reached", cause);
  }
}
