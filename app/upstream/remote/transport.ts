/** One call to the upstream: sent, waited for, read as `{success, data}`, or turned into an `UpstreamError`. */
import { toLine } from "#app/catalogue/text.ts";
import { AnswerReading, errorTextOf } from "#app/contract/answer-reading.ts";
import { statusError } from "../adapter.ts";
import { UpstreamError } from "../upstream-error.ts";

/** `fetch`, or a test's own. */
export type Send = (request: Request) => Promise<Response>;

export interface Reply {
  /** Null when the upstream says that there is no such thing (404). */
  answer: AnswerReading | null;
  /** The catalogue's version as the upstream names it; null when it names none. */
  version: string | null;
  /** The body as it came. */
  body: string;
}

/** How long one try may take, milliseconds. */
const TIMEOUT = 4_000;
/** Without the ellipsis of a longer one. */
const LONGEST_MESSAGE = 159;

interface Asked {
  /** What is asked for, as an error message would name it. */
  what: string;
  /** As in `Endpoint`. */
  refusedIsNone?: boolean;
}

/** Sends a GET for `address`. */
export async function ask(send: Send, address: string, asked: Asked, timeout = TIMEOUT): Promise<Reply> {
  const { what, refusedIsNone = false } = asked;
  const { response, body } = await exchange(
    send,
    new Request(address, { signal: AbortSignal.timeout(timeout), redirect: "manual" }),
  );
  const version = response.headers.get("X-Catalogue-Version");
  if (response.status === 404) return { answer: null, version, body };
  if (!response.ok) throw statusError(response.status, causeOf(body));
  const answer = AnswerReading.safeParse(toJson(body));
  if (!answer.success) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: answer.error });
  if (!answer.data.success && refusedIsNone) return { answer: null, version, body };
  if (!answer.data.success) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: answer.data.error });
  return { answer: answer.data, version, body };
}

/** Characters of an answer: a hundred products of a kilobyte are a tenth of it. */
const LARGEST_BODY = 16 * 1024 * 1024;

async function readBody(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > LARGEST_BODY) throw new UpstreamError("contract", "API Error: the answer is too large");
  }
  return text + decoder.decode();
}

const MOST_HOPS = 3;

/** Where a read goes on; null unless the upstream sends it on within its own origin. */
function movedWithin(request: Request, { status, headers }: Response): Request | null {
  const location = headers.get("Location");
  if (request.method !== "GET" || status < 301 || status > 308 || location === null) return null;
  if (!URL.canParse(location, request.url)) return null;
  const target = new URL(location, request.url);
  if (target.origin !== new URL(request.url).origin) return null;
  return new Request(target, { signal: request.signal, redirect: "manual" });
}

/** Sends any request and waits for its whole answer; rejects only with kind `network` or `timeout`. */
export async function exchange(
  send: Send,
  request: Request,
  hops = MOST_HOPS,
): Promise<{ response: Response; body: string }> {
  try {
    const response = await send(request);
    const moved = hops > 0 ? movedWithin(request, response) : null;
    if (moved) return await exchange(send, moved, hops - 1);
    return { response, body: await readBody(response) };
  } catch (cause) {
    if (cause instanceof UpstreamError) throw cause;
    if (cause instanceof Error && cause.name === "TimeoutError") {
      throw new UpstreamError("timeout", "API Error: no answer in time", { cause });
    }
    throw new UpstreamError("network", "API Error: the catalogue cannot be reached", { cause });
  }
}

/** The upstream's own words, for the log. */
function causeOf(body: string): string {
  return toLine(errorTextOf(toJson(body)) ?? body, LONGEST_MESSAGE);
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
