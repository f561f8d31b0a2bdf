/** One call to the upstream: sent, waited for, read as the specification's envelope, or turned into an `UpstreamError`. */

import { toLine } from "#app/catalogue/text.ts";
import { AnswerReading, errorTextOf } from "#app/contract/answer-reading.ts";
import { UpstreamError } from "./upstream-error.ts";

/** `fetch` against another host, or the embedded API's own. */
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
  const { response, body } = await exchange(send, new Request(address, { signal: AbortSignal.timeout(timeout) }));
  const version = response.headers.get("X-Catalogue-Version");
  if (response.status === 404) return { answer: null, version, body };
  if (!response.ok) throw new UpstreamError("status", statusMessage(response, body), { status: response.status });
  const answer = AnswerReading.safeParse(toJson(body));
  if (!answer.success) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: answer.error });
  if (!answer.data.success && refusedIsNone) return { answer: null, version, body };
  if (!answer.data.success) throw new UpstreamError("contract", `Failed to load ${what}`, { cause: answer.data.error });
  return { answer: answer.data, version, body };
}

/** Sends any request and waits for its whole answer; rejects only with kind `network` or `timeout`. */
export async function exchange(send: Send, request: Request): Promise<{ response: Response; body: string }> {
  try {
    const response = await send(request);
    return { response, body: await response.text() };
  } catch (cause) {
    if (cause instanceof Error && cause.name === "TimeoutError") {
      throw new UpstreamError("timeout", "API Error: no answer in time", { cause });
    }
    throw new UpstreamError("network", "API Error: the catalogue cannot be reached", { cause });
  }
}

/** Whether asking again may help: nothing came, or the upstream said that it cannot now. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false;
  if (error.kind === "status") return error.status === 502 || error.status === 503 || error.status === 504;
  return error.kind !== "contract";
}

/** The specification, document 1 §8, shortened, without markup. */
function statusMessage({ status, statusText }: Response, body: string): string {
  const json = toJson(body);
  if (json !== undefined) return `API Error: ${status} - ${toLine(errorTextOf(json) ?? body, LONGEST_MESSAGE)}`;
  return `API Error: ${[status, statusText].join(" ").trim()} - ${toLine(body, LONGEST_MESSAGE)}`;
}

function toJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
