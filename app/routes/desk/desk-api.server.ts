/** The desk's way to the API: reads are its functions, changes its calls; it decides for the signed-in person what is allowed. */
import { data } from "react-router";
import { z } from "zod";
import { Failure } from "#app/contract/reply.ts";
import { log } from "#app/log.server.ts";
import type { api as embeddedApi } from "#app/upstream/upstream.server.ts";

type Api = NonNullable<typeof embeddedApi>;

/** A call that the API refused. `message` is a sentence for the person; `field` is the field at fault, where it names one. */
export class DeskApiError extends Error {
  readonly status: number;
  readonly field: string | null;
  /** The header that says when to try again, where the API gave one. */
  readonly retryHeaders: HeadersInit;

  constructor(status: number, error: string, retryAfter: string | null = null) {
    const [, field, rest] = /^([a-z][\w.]*): (.+)$/s.exec(error) ?? [];
    super(rest ?? error);
    this.status = status;
    this.field = field ?? null;
    this.retryHeaders = retryAfter === null ? {} : { "Retry-After": retryAfter };
  }
}

const Answer = z.object({ data: z.string().nullable(), init: z.object({ status: z.int() }) });

/** The API's refusal of a change, or of a read that a form's change needs; null for any other error. */
export function refusalIn(error: unknown): DeskApiError | null {
  if (error instanceof DeskApiError) return error;
  const answer = Answer.safeParse(error).data;
  return answer ? new DeskApiError(answer.init.status, answer.data ?? "It is no longer there.") : null;
}

export type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export interface Changes {
  /** A file, as the API answers it. Throws an answer for the page when the API refuses, as all reads do. */
  download(path: string): Promise<Response>;
  /** A change. A `FormData` body is sent as a form, anything else as JSON. @throws DeskApiError when the API refuses. */
  send<T>(method: Method, path: string, data: z.ZodType<T>, body?: unknown, headers?: HeadersInit): Promise<T>;
}

export type StaffReading = NonNullable<Awaited<ReturnType<Api["findStaff"]>>>["reading"];

/** What the person may read, and the calls that change something. */
export type DeskApi = StaffReading & Changes;

const NOT_FOUND = "There is no such call";

/** Requests need an address, also those that never leave the process. */
const IN_PROCESS = "http://embedded.invalid/api";

interface DeskClient {
  /** Null before signing in. */
  token: string | null;
  /** For the limits per address; null when it is not known. */
  address: string | null;
  /** Aborts when the client goes away. */
  signal: AbortSignal;
}

export function createDeskApi(api: Api, reading: StaffReading, client: DeskClient): DeskApi {
  return { ...asPages(api, reading), ...createChanges(api, client) };
}

/** The same functions; what the API refuses them is thrown as the answer of the page. */
function asPages<Reads extends object>(api: Api, reads: Reads): Reads {
  const entries = Object.entries(reads).map(([name, read]) => [
    name,
    (...args: unknown[]) => read(...args).catch((error: Error) => throwToPage(api, error)),
  ]);
  return Object.fromEntries(entries);
}

/** What a page answers where the API fails it. */
export function throwToPage(api: Api, error: Error): never {
  const { status, error: sentence, retryAfter } = api.toRefusal(error);
  if (status === 500) throw error;
  if (status === 503) log.error({ err: error }, sentence);
  throw toPage(new DeskApiError(status, sentence, retryAfter === null ? null : String(retryAfter)));
}

function toPage({ status, message, retryHeaders: headers }: DeskApiError) {
  return data(status === 404 ? null : message, { status, headers });
}

export function createChanges(api: Api, { token, address, signal }: DeskClient): Changes {
  /** @throws DeskApiError for every answer that is no success. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${IN_PROCESS}${path}`, { ...init, signal });
    // A value that was put into the path without escaping it must not lead to another call.
    if (!request.url.startsWith(`${IN_PROCESS}${path.split(/[?#]/, 1)[0]}`)) throw new DeskApiError(404, NOT_FOUND);
    if (token !== null) request.headers.set("Authorization", `Bearer ${token}`);
    const response = await api.fetch(request, address);
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    const { error } = Failure.safeParse(body).data ?? { error: "The catalogue did not answer. Please try again." };
    throw new DeskApiError(response.status, error, response.headers.get("Retry-After"));
  }
  return {
    async download(path) {
      try {
        return await ask(path);
      } catch (error) {
        throw error instanceof DeskApiError ? toPage(error) : error;
      }
    },
    async send(method, path, data, body, given) {
      const headers = new Headers(given);
      const isForm = body instanceof FormData;
      if (!isForm && body !== undefined) headers.set("Content-Type", "application/json");
      const sent = body === undefined || isForm ? body : JSON.stringify(body);
      const response = await ask(path, { method, headers, body: sent as BodyInit | undefined });
      return z.object({ data }).parse(await response.json()).data;
    },
  };
}
