/** The error that any part of the API throws to reject a call. */
import type { ContentfulStatusCode } from "hono/utils/http-status";

export interface ErrorDetails {
  /** What someone else has saved meanwhile; null content if it was removed. */
  current?: { content: unknown; version: number };
  /** Everything that is wrong, each with its place in the content. */
  issues?: DocumentIssue[];
}

export interface DocumentIssue {
  path: readonly PropertyKey[];
  message: string;
}

/** A rejection of a call; the message is for the caller. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  /** Seconds; null if trying again is of no use. */
  readonly retryAfter: number | null;
  /** What a form needs beside the message. */
  readonly details: ErrorDetails;
  constructor(
    status: ContentfulStatusCode,
    message: string,
    retryAfter: number | null = null,
    details: ErrorDetails = {},
  ) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.details = details;
  }
}
