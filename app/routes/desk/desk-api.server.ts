/** Calls the API for a signed-in person; the API checks every permission. */
import { data } from "react-router";
import { z } from "zod";
import { toValidationMessage } from "#app/contract/validation-messages.ts";
import { log } from "#app/log.server.ts";
import type { api as embeddedApi } from "#app/upstream/upstream.server.ts";

type EmbeddedApi = NonNullable<typeof embeddedApi>;
type Refusal = ReturnType<EmbeddedApi["toRefusal"]>;

/** A field for which the saved and the typed value differ. */
export interface Difference {
  name: string;
  label: string;
  saved: string;
  typed: string;
}

/** What a form shows beside the message: the API's details of a document, or its own. */
type Details = NonNullable<Refusal["details"]> & {
  /** By the names of the form's invalid parts. */
  errors?: Record<string, string>;
  /** The version that the form overwrites when it is sent again. */
  conflict?: { version: number; differences: Difference[] };
};

/**
 * A call that the API rejected.
 * `message` is for the person; `field` is the invalid field, if the API names one.
 */
export class DeskApiError extends Error {
  readonly status: number;
  readonly field: string | null;
  /** `Retry-After`, if the API sent it. */
  readonly retryHeaders: HeadersInit;

  readonly details: Details;

  constructor(
    status: number,
    error: string,
    retryAfter: number | null = null,
    details: Details = {},
  ) {
    const [, field, rest] = /^([a-z][\w.]*): (.+)$/s.exec(error) ?? [];
    super(rest ?? error);
    this.status = status;
    this.field = field ?? null;
    this.details = details;
    this.retryHeaders = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
  }
}

const ThrownData = z.object({ data: z.string().nullable(), init: z.object({ status: z.int() }) });

/** The rejection of a change, a form or a read that the change needs; null for other errors. */
export function findRejection(error: unknown): DeskApiError | null {
  if (error instanceof DeskApiError) return error;
  if (error instanceof z.ZodError) return new DeskApiError(400, toValidationMessage(error));
  const thrown = ThrownData.safeParse(error).data;
  return thrown
    ? new DeskApiError(thrown.init.status, thrown.data ?? "This record no longer exists")
    : null;
}

export type StaffApi = Pick<
  NonNullable<Awaited<ReturnType<EmbeddedApi["findStaff"]>>>,
  "reading" | "writing"
>;

/** What the account may read and change. Changes take values parsed by a schema of the contract. */
export type DeskApi = StaffApi["reading"] & StaffApi["writing"];

export type DeskClient = Parameters<EmbeddedApi["signIn"]["signIn"]>[1];

/** A rejected read throws the page's error response; a rejected change throws a DeskApiError. */
export function createDeskApi(api: EmbeddedApi, { reading, writing }: StaffApi): DeskApi {
  return {
    ...withErrorHandler(reading, (error) => throwToPage(api, error)),
    ...withErrorHandler(writing, (error) => throwToForm(api, error)),
  };
}

/** A rejected call throws a DeskApiError. */
export function createDeskSignIn(api: EmbeddedApi): EmbeddedApi["signIn"] {
  return withErrorHandler(api.signIn, (error) => throwToForm(api, error));
}

/** The same functions; `fail` receives their errors. */
function withErrorHandler<Functions extends object>(
  functions: Functions,
  fail: (error: Error) => never,
): Functions {
  const entries = Object.entries(functions).map(([name, run]) => [
    name,
    (...args: unknown[]) => run(...args).catch(fail),
  ]);
  return Object.fromEntries(entries);
}

/** Throws an error that the form shows beside what was typed. */
function throwToForm(api: EmbeddedApi, error: Error): never {
  // The desk's part of a change throws its own.
  throw findRejection(error) ?? toDeskError(api, error);
}

/** Throws the error response of a page. */
export function throwToPage(api: EmbeddedApi, error: Error): never {
  if (api.toRefusal(error).status === 500) throw error;
  const { status, message, retryHeaders: headers } = toDeskError(api, error);
  throw data(status === 404 ? null : message, { status, headers });
}

function toDeskError(api: EmbeddedApi, cause: Error): DeskApiError {
  const { status, error, isOurs, retryAfter, details } = api.toRefusal(cause);
  if (isOurs) log.error({ err: cause }, error);
  return new DeskApiError(status, error, retryAfter, details);
}
