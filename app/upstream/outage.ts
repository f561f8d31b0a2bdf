/** Upstream failures: their causes, and the error pages or fallbacks for them. */
import { data } from "react-router";

type UpstreamErrorKind = "network" | "timeout" | "status" | "contract";

/** The message if something other than the upstream seems to respond. */
export const UNREADABLE = "API Error: the catalogue's response is invalid";

/** No usable response. `message` is a fixed text ("Failed to load products"), safe to show. */
export class UpstreamError extends Error {
  override name = "UpstreamError";
  readonly kind: UpstreamErrorKind;
  /** The HTTP status for kind `status`, else null. */
  readonly status: number | null;

  constructor(
    kind: UpstreamErrorKind,
    message: string,
    options: { status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? null;
  }
}

/** The data for the error page. */
interface Outage {
  outage: UpstreamErrorKind;
  /** "API Error: …", shortened; safe to show. */
  message: string;
}

/** Converts an upstream error to the router's 502 or 503; returns any other error unchanged. */
export function toOutage(error: unknown): unknown {
  if (!(error instanceof UpstreamError)) return error;
  const outage: Outage = { outage: error.kind, message: error.message };
  return error.kind === "contract"
    ? data(outage, { status: 502, statusText: "Bad Gateway" })
    : data(outage, {
        status: 503,
        statusText: "Service Unavailable",
        headers: { "Retry-After": "30" },
      });
}

/** The outage in an error; null for every other error. */
export function outageIn(error: unknown): Outage | null {
  const body = isObject(error) && "data" in error ? error.data : null;
  return isObject(body) && "outage" in body && "message" in body ? (body as Outage) : null;
}

/** The result, or in an outage a fallback made from the outage's message. */
export async function orInOutage<Result, Fallback>(
  result: Promise<Result>,
  fallback: (message: string) => Fallback,
): Promise<Result | Fallback> {
  try {
    return await result;
  } catch (error) {
    const outage = outageIn(error);
    if (!outage) throw error;
    return fallback(outage.message);
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
