/** The error that any part of the API throws to reject a call. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

/** A rejection of a call; the message is for the caller. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  /** Seconds; null if trying again is of no use. */
  readonly retryAfter: number | null;
  constructor(status: ContentfulStatusCode, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
