/** What a page answers when the upstream gives no answer: the error page with 502 or 503, or what it can do without. */
import { data } from "react-router";
import { UpstreamError, type UpstreamErrorKind } from "./upstream-error.ts";

/** What the error page gets to know. */
export interface Outage {
  outage: UpstreamErrorKind;
  /** "API Error: …", shortened; safe to show. */
  message: string;
}

/** What to throw instead of `error`, so that the router answers with 502 or 503; any other error stays as it is. */
export function toOutage(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const outage: Outage = { outage: error.kind, message: error.message };
  return error.kind === "contract"
    ? data(outage, { status: 502, statusText: "Bad Gateway" })
    : data(outage, { status: 503, statusText: "Service Unavailable", headers: { "Retry-After": "30" } });
}

/** The outage in what a loader threw or an error page was given; null for every other error. */
export function outageIn(error: unknown): Outage | null {
  const body = isObject(error) && "data" in error ? error.data : null;
  return isObject(body) && "outage" in body && "message" in body ? (body as Outage) : null;
}

/** The answer, or in an outage what the page shows instead, made from the outage's message. */
export async function orInOutage<Answer, Fallback>(
  answer: Promise<Answer>,
  fallback: (message: string) => Fallback,
): Promise<Answer | Fallback> {
  try {
    return await answer;
  } catch (error) {
    const outage = outageIn(error);
    if (!outage) throw error;
    return fallback(outage.message);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
