/** How every call answers: the documented forms of success and failure, and what becomes of errors. */
import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { Failure } from "#app/contract/reply.ts";
import { ApiError } from "./api-error.ts";
import { isLocked, WriteQueueTimeout } from "./database/writing.ts";
import type { ApiEnv } from "./env.ts";
import { toValidationMessage } from "./validation-messages.ts";

export function json<T extends z.ZodType>(schema: T, description: string) {
  return { content: { "application/json": { schema } }, description };
}

const REASONS = {
  400: "Something in the call is not valid; the message names the field",
  401: "Without a token, or with one that is not valid",
  403: "The token's owner may not do this",
  404: "There is none",
  409: "It contradicts what is there",
  412: "Somebody else changed it meanwhile",
  413: "The body is too large",
  415: "The body is of a kind that is not taken",
  429: "Too often; try again later",
  503: "Too many at once; try again in a moment",
};

/** The failures that a call may answer with, for the documentation. */
export function failures<S extends keyof typeof REASONS>(...statuses: S[]) {
  const entries = statuses.map((status) => [status, json(Failure, REASONS[status])]);
  return Object.fromEntries(entries) as Record<S, ReturnType<typeof json<typeof Failure>>>;
}

export function fail(context: Context, status: ContentfulStatusCode, error: string): Response {
  return context.json({ success: false, error }, status);
}

/** Used by every route: a call that does not validate is a 400 that names the field. */
export const rejectInvalid: Hook<unknown, ApiEnv, string, Response | undefined> = (result, context) => {
  if (!result.success) return fail(context, 400, toValidationMessage(result.error));
  return undefined;
};

/** What a constraint of the database refused: a clash with other rows, not a failure of ours. */
function isConflict(error: Error & { code?: unknown; errcode?: unknown }): boolean {
  // PostgreSQL's class 23; SQLite's SQLITE_CONSTRAINT in the low byte.
  if (typeof error.code === "string" && /^23\d{3}$/.test(error.code)) return true;
  return typeof error.errcode === "number" && (error.errcode & 0xff) === 19;
}

/** Another write takes longer than we wait. */
function isBusy(error: Error): boolean {
  return error instanceof WriteQueueTimeout || isLocked(error);
}

/** SQLite's SQLITE_FULL, PostgreSQL's 53100, a file's ENOSPC. */
function isDiskFull(error: Error & { code?: unknown; errcode?: unknown }): boolean {
  return error.code === "53100" || error.code === "ENOSPC" || error.errcode === 13;
}

/** The folder or the file may only be read: SQLITE_READONLY, PostgreSQL's 25006, a file system's own words. */
function isReadOnly(error: Error & { code?: unknown; errcode?: unknown }): boolean {
  if (typeof error.code === "string" && /^(EROFS|EACCES|EPERM|25006)$/.test(error.code)) return true;
  return typeof error.errcode === "number" && (error.errcode & 0xff) === 8;
}

/** PostgreSQL cannot be reached, is starting or stopping, or its connection was lost under way. */
function isAway(error: Error & { code?: unknown }): boolean {
  if (typeof error.code === "string")
    return /^(08\w{3}|57P0\d|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/.test(error.code);
  return /^Connection terminated|connection error and is not queryable|database was silent|timeout exceeded when trying to connect/.test(
    error.message,
  );
}

/** What stops every call for the moment, in the caller's words; null for a fault of this call alone. */
function whyUnavailable(error: Error): string | null {
  if (isBusy(error)) return "Another change is being written; try again in a moment";
  if (isDiskFull(error)) return "The server's disk is full; nothing was saved";
  if (isReadOnly(error)) return "The server may not write to its folder; nothing was saved";
  if (isAway(error)) return "The database does not answer; try again in a moment";
  return null;
}

/** What the framework says of a body that it cannot read, said so that it helps. */
const CLEARER: Record<number, string> = {
  400: "The body must be JSON, and it cannot be read as such",
  415: "The body must be JSON, sent with Content-Type: application/json",
};

/** How an error is told to the caller. */
export interface Refusal {
  status: ContentfulStatusCode;
  error: string;
  /** Seconds; null where trying again is no use. */
  retryAfter: number | null;
}

export function toRefusal(error: Error): Refusal {
  const { message } = error;
  if (error instanceof ApiError) return { status: error.status, error: message, retryAfter: error.retryAfter };
  if (error instanceof HTTPException)
    return { status: error.status, error: CLEARER[error.status] ?? message, retryAfter: null };
  if (isConflict(error)) return { status: 409, error: "It contradicts what is there", retryAfter: null };
  const unavailable = whyUnavailable(error);
  if (unavailable) return { status: 503, error: unavailable, retryAfter: 5 };
  return { status: 500, error: "Something failed on our side. Please try again.", retryAfter: null };
}

export function toErrorResponse(error: Error, context: Context<ApiEnv>): Response {
  const { status, error: sentence, retryAfter } = toRefusal(error);
  const isMeant = error instanceof ApiError || error instanceof HTTPException;
  if (status >= 500 && !isMeant) {
    const { path } = context.req;
    const reason = status === 503 ? sentence : "A call failed";
    context.var.log.error({ err: error, id: context.req.header("X-Request-Id"), path }, reason);
  }
  if (retryAfter !== null) context.header("Retry-After", String(retryAfter));
  return fail(context, status, sentence);
}
