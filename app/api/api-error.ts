/** How a call is refused from wherever the reason is found. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A call refused for a reason that the caller should know. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  /** Seconds; null where trying again is no use. */
  readonly retryAfter: number | null;
  constructor(status: ContentfulStatusCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
