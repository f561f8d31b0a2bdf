/** Responses of all calls: their documentation, and how errors become status and message. */
import type { Hook } from "@hono/zod-openapi";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import { Failure } from "#app/contract/reply.ts";
import { toValidationMessage } from "#app/contract/validation-messages.ts";
import { FormError } from "#app/receive-form.ts";
import { ApiError, type ErrorDetails } from "./api-error.ts";
import type { ApiEnv } from "./env.ts";
import { isDamage } from "./index/open-index.ts";

export function json<T extends z.ZodType>(schema: T, description: string) {
  return { content: { "application/json": { schema } }, description };
}

export const REASONS = {
  400: "The request is not valid; the message names the field",
  401: "The token is missing or not valid",
  403: "The account does not have permission",
  404: "Not found",
  409: "Conflicts with an existing record",
  412: "Changed since it was read",
  413: "The body is too large",
  415: "The body's content type is not supported",
  429: "Too many requests; try again later",
  503: "The server is busy; try again in a moment",
};

/** The error responses of a call, for the OpenAPI document. */
export function failures<S extends keyof typeof REASONS>(...statuses: S[]) {
  const entries = statuses.map((status) => [status, json(Failure, REASONS[status])]);
  return Object.fromEntries(entries) as Record<S, ReturnType<typeof json<typeof Failure>>>;
}

export function fail(context: Context, status: ContentfulStatusCode, error: string): Response {
  return context.json({ success: false, error }, status);
}

/** Rejects invalid calls with a 400 that names the field. */
export const rejectInvalid: Hook<unknown, ApiEnv, string, Response | undefined> = (
  result,
  context,
) => {
  if (!result.success) return fail(context, 400, toValidationMessage(result.error));
  return undefined;
};

/**
 * Codes of PostgreSQL, a file or the queue of writes, and SQLite's, with status and message. The
 * first applies.
 */
const FAILURES: [code: RegExp, sqlite: number, status: 409 | 503, message: string][] = [
  [/^23\d{3}$/, 19, 409, "Conflicts with an existing record"],
  [/^(?:55P03|QUEUE_TIMEOUT)$/, 5, 503, "Another change is being saved. Try again in a moment"],
  [/^(?:53100|ENOSPC)$/, 13, 503, "The server's disk is full. Nothing was saved"],
  [
    /^(?:EROFS|EACCES|EPERM|25006)$/,
    8,
    503,
    "The server cannot write to its data folder. Nothing was saved",
  ],
];

/** Connections, resources, shutdown and I/O of PostgreSQL, and the network's errors. */
const AWAY_CODE =
  /^(?:08\w{3}|53\w{3}|57P0\d|58\w{3}|ECONN\w+|E(?:HOST|NET)UNREACH|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the drivers without such a code. */
const AWAY_MESSAGE =
  /^(?:Connection terminated|No data from the database|timeout exceeded when trying to connect|Client has encountered a connection error|database is not open|statement has been finalized|driver has already been destroyed)/;

/** The status and the message for a failure of the database or the disk; null for other errors. */
function findFailure(error: Error & { code?: unknown; errcode?: unknown }) {
  const [code, errcode] = [String(error.code), Number(error.errcode) & 0xff];
  const [, , status, message] =
    FAILURES.find(([codes, sqlite]) => codes.test(code) || sqlite === errcode) ?? [];
  if (status && message) return { status, error: message };
  const isAway = AWAY_CODE.test(code) || isDamage(error) || AWAY_MESSAGE.test(error.message);
  return isAway
    ? { status: 503 as const, error: "The database is not available. Try again in a moment" }
    : null;
}

/** Clearer messages for bodies that the framework cannot read. */
const CLEARER: Record<number, string> = {
  400: "The body must be valid JSON",
  415: "The body must be JSON, sent with Content-Type: application/json",
};

/** An error as the caller receives it. */
interface Refusal {
  status: ContentfulStatusCode;
  error: string;
  /** Seconds; null if trying again is of no use. */
  retryAfter: number | null;
  /** Whether the server is at fault; such errors are logged. */
  isOurs: boolean;
  details?: ErrorDetails;
}

export function toRefusal(error: Error): Refusal {
  const { message } = error;
  const theirs = { retryAfter: null, isOurs: false };
  if (error instanceof ApiError) {
    const { status, retryAfter, details } = error;
    return { ...theirs, status, error: message, retryAfter, details };
  }
  if (error instanceof FormError) return { ...theirs, status: error.status, error: message };
  if (error instanceof HTTPException)
    return { ...theirs, status: error.status, error: CLEARER[error.status] ?? message };
  const failure = findFailure(error);
  if (failure?.status === 409) return { ...theirs, ...failure };
  if (failure) return { ...failure, retryAfter: 5, isOurs: true };
  return {
    status: 500,
    error: "Something went wrong on the server. Try again.",
    retryAfter: null,
    isOurs: true,
  };
}

export function toErrorResponse(error: Error, context: Context<ApiEnv>): Response {
  const { status, error: sentence, retryAfter, isOurs } = toRefusal(error);
  if (isOurs) {
    const { path } = context.req;
    const reason = status === 503 ? sentence : "A call failed";
    context.var.log.error({ err: error, id: context.req.header("X-Request-Id"), path }, reason);
  }
  if (status === 401) context.header("WWW-Authenticate", "Bearer");
  if (retryAfter !== null) context.header("Retry-After", String(retryAfter));
  return fail(context, status, sentence);
}
