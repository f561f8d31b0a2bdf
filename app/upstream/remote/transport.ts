/** One call to the upstream: parsed as `{success, data}`, or turned into an `UpstreamError`. */
import { toLine } from "#app/catalogue/text.ts";
import type { Envelope } from "#app/contract/response-reading.ts";
import { statusError } from "../adapter.ts";
import { UpstreamError } from "../outage.ts";
import { readEnvelope, readError } from "./read-envelope.ts";

/** `fetch`, or a test's own. */
export type Send = (request: Request) => Promise<Response>;

export interface Reply {
  /** Null when the upstream has no such item (404). */
  envelope: Envelope | null;
  /** The catalogue's version as the upstream gives it; null when it gives none. */
  version: string | null;
  /** The raw body. */
  body: string;
}

/** Milliseconds per try. */
const TIMEOUT = 4_000;
/** Characters, without the ellipsis of a longer one. */
const MAX_MESSAGE_LENGTH = 159;

export interface AskOptions {
  /** The name of the requested item in error messages. */
  what: string;
  /** Whether a response without success means that there is no such item; else it is a failure. */
  refusedIsNone?: boolean;
}

/** Sends a GET for `url`. */
export async function ask(
  send: Send,
  url: string,
  options: AskOptions,
  timeout = TIMEOUT,
): Promise<Reply> {
  const { what, refusedIsNone = false } = options;
  const { response, body } = await exchange(
    send,
    new Request(url, { signal: AbortSignal.timeout(timeout), redirect: "manual" }),
  );
  const version = response.headers.get("X-Catalogue-Version");
  if (response.status === 404) return { envelope: null, version, body };
  if (!response.ok)
    throw statusError(response.status, toLine(readError(body) ?? body, MAX_MESSAGE_LENGTH));
  const envelope = readEnvelope(body);
  if (envelope && !envelope.success && refusedIsNone) return { envelope: null, version, body };
  if (!envelope?.success)
    throw new UpstreamError("contract", `Failed to load ${what}`, { cause: readError(body) });
  return { envelope, version, body };
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
function movedWithin(request: Request, { status, headers }: Response): Request | null {
  const location = headers.get("Location");
  if (request.method !== "GET" || status < 301 || status > 308 || location === null) return null;
  if (!URL.canParse(location, request.url)) return null;
  const target = new URL(location, request.url);
  if (target.origin !== new URL(request.url).origin) return null;
  return new Request(target, { signal: request.signal, redirect: "manual" });
}

/** Sends a request and awaits the whole response; rejects only with kind `network` or `timeout`. */
export async function exchange(
  send: Send,
  request: Request,
  hops = MAX_HOPS,
): Promise<{ response: Response; body: string }> {
  try {
    const response = await send(request);
    const moved = hops > 0 ? movedWithin(request, response) : null;
    if (moved) return await exchange(send, moved, hops - 1);
    return { response, body: await readBody(response) };
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    if (cause instanceof Error && cause.name === "TimeoutError") {
      throw new UpstreamError("timeout", "API Error: the catalogue did not respond in time", {
        cause,
      });
    }
    throw new UpstreamError("network", "API Error: the catalogue cannot be reached", { cause });
  }
}
