/** The desk's way to the catalogue's API: each call carries the signed-in person's token, so the API decides what is allowed. */
import { data } from "react-router";
import { z } from "zod";
import { Failure } from "#app/contract/reply.ts";
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

export interface DeskApi {
  /** One thing. Like the other reads it throws an answer for the page when the API refuses (see `refusalIn`). */
  get<T>(path: string, data: z.ZodType<T>): Promise<T>;
  /** A page of a list, and how many there are in all. */
  list<T>(path: string, item: z.ZodType<T>): Promise<{ data: T[]; total: number }>;
  /** A file, as the API answers it. */
  download(path: string): Promise<Response>;
  /** A change. A `FormData` body is sent as a form, anything else as JSON. @throws DeskApiError when the API refuses. */
  send<T>(method: Method, path: string, data: z.ZodType<T>, body?: unknown, headers?: HeadersInit): Promise<T>;
}

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

export function createDeskApi(api: Api, { token, address, signal }: DeskClient): DeskApi {
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
  async function read(path: string): Promise<Response> {
    try {
      return await ask(path);
    } catch (error) {
      if (!(error instanceof DeskApiError)) throw error;
      const { status, message, retryHeaders: headers } = error;
      throw data(status === 404 ? null : message, { status, headers });
    }
  }

  return {
    get: async (path, data) => z.object({ data }).parse(await (await read(path)).json()).data,
    list: async (path, item) =>
      z.object({ data: z.array(item), total: z.int() }).parse(await (await read(path)).json()),
    download: read,
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
