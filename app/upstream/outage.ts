/** Upstream failures: their causes, and the error pages or fallbacks for them. */
import { STATUS_CODES } from "node:http";
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
    cause?: unknown,
    status: number | null = null,
  ) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** An error for an upstream's status; `cause`, its own text, is not for visitors. */
export function statusError(status: number, cause?: unknown): UpstreamError {
  const message = `API Error: ${status} ${STATUS_CODES[status] ?? ""}`.trim();
  return new UpstreamError("status", message, cause, status);
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
  const { data } = Object(error) as { data?: Partial<Outage> | null };
  return data?.outage && data.message !== undefined ? (data as Outage) : null;
}

/** The result, or null in an outage. */
export async function orNull<Result>(result: Promise<Result>): Promise<Result | null> {
  try {
    return await result;
  } catch (error) {
    if (outageIn(error)) return null;
    throw error;
  }
}
