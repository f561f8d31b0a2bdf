/** The desk's way to the catalogue's API: each call carries the signed-in person's token, so the API decides what is allowed. */
import { z } from "zod";
import { Failure } from "#app/contract/reply.ts";
import type { api as embeddedApi } from "#app/upstream/upstream.server.ts";

type Api = NonNullable<typeof embeddedApi>;

/** A call that the API refused. `message` is a sentence for the person; `field` is the field at fault, where it names one. */
export class DeskApiError extends Error {
  readonly status: number;
  readonly field: string | null;

  constructor(status: number, error: string) {
    const [, field, rest] = /^([a-z][\w.]*): (.+)$/s.exec(error) ?? [];
    super(rest ?? error);
    this.status = status;
    this.field = field ?? null;
  }
}

export type Method = "POST" | "PUT" | "PATCH" | "DELETE";

export interface DeskApi {
  /** One thing. @throws DeskApiError when the API refuses. */
  get<T>(path: string, data: z.ZodType<T>): Promise<T>;
  /** A page of a list, and how many there are in all. */
  list<T>(path: string, item: z.ZodType<T>): Promise<{ data: T[]; total: number }>;
  /** A file, as the API answers it. @throws DeskApiError when the API refuses. */
  download(path: string): Promise<Response>;
  /** A change. A `FormData` body is sent as a form, anything else as JSON. */
  send<T>(method: Method, path: string, data: z.ZodType<T>, body?: unknown, headers?: HeadersInit): Promise<T>;
}

/** Requests need an address, also those that never leave the process. */
const IN_PROCESS = "http://embedded.invalid/api";

/** `token` is null before signing in. `clientAddress` is for the limits per address; null when it is not known. */
export function createDeskApi(api: Api, token: string | null, clientAddress: string | null): DeskApi {
  /** @throws DeskApiError for every answer that is no success. */
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(`${IN_PROCESS}${path}`, init);
    if (token !== null) request.headers.set("Authorization", `Bearer ${token}`);
    const response = await api.fetch(request, clientAddress);
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    const { error } = Failure.safeParse(body).data ?? { error: "The catalogue did not answer. Please try again." };
    throw new DeskApiError(response.status, error);
  }
  async function call<T>(reply: z.ZodType<T>, path: string, init?: RequestInit): Promise<T> {
    return reply.parse(await (await ask(path, init)).json());
  }

  return {
    get: async (path, data) => (await call(z.object({ data }), path)).data,
    list: (path, item) => call(z.object({ data: z.array(item), total: z.int() }), path),
    download: ask,
    async send(method, path, data, body, given) {
      const headers = new Headers(given);
      const isForm = body instanceof FormData;
      if (!isForm && body !== undefined) headers.set("Content-Type", "application/json");
      const sent = body === undefined || isForm ? body : JSON.stringify(body);
      return (await call(z.object({ data }), path, { method, headers, body: sent as BodyInit | undefined })).data;
    },
  };
}
