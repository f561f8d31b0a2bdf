/** Adds calls to the API: their description, the checks that follow from it, and their response. */
import type { RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import { z } from "zod";
import { MAX_ID } from "#app/catalogue/id.ts";
import { ApiProduct } from "#app/contract/product.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/writing.ts";
import type { Client } from "../accounts/password-limiter.ts";
import type { ApiEnv, App, Staff } from "../env.ts";
import { failures, json, type REASONS } from "../responses.ts";
import { signedIn } from "./authority.ts";

/** The response of a successful call. */
interface Answer<Data> {
  status: 200 | 201;
  response: RouteConfig["responses"][string];
  send(context: Context<ApiEnv>, data: Data): Response;
}

/** An item, in the envelope of all responses. */
export const one = <S extends z.ZodType>(
  schema: S,
  description: string,
  status: 200 | 201 = 200,
): Answer<z.output<S>> => ({
  status,
  response: json(successOf(schema), description),
  send: (context, data) => context.json({ success: true, data }, status),
});

export const created = <S extends z.ZodType>(schema: S, description = "Created") =>
  one(schema, description, 201);

/** A product, with its version as ETag. */
export function product(description: string): Answer<ApiProduct> {
  const answer = one(ApiProduct, description);
  return {
    ...answer,
    send(context, data) {
      context.header("ETag", `"${data.version}"`);
      return answer.send(context, data);
    },
  };
}

/** A list, or one page of it with the number of all matches. */
export const many = <S extends z.ZodType>(
  schema: S,
  description: string,
): Answer<z.output<S>[] | { data: z.output<S>[]; total: number }> => ({
  status: 200,
  response: json(listOf(schema), description),
  send(context, found) {
    const { data, total } = Array.isArray(found) ? { data: found, total: found.length } : found;
    return context.json({ success: true, data, total });
  },
});

/** A file that browsers save. */
export const file = (response: Answer<Response>["response"]): Answer<Response> => ({
  status: 200,
  response,
  send: (_, saved) => saved,
});

interface Call<Params, Query, Headers, Body, Data>
  extends Pick<RouteConfig, "method" | "path" | "summary" | "description" | "middleware"> {
  /**
   * Who may call. The functions of `staff` check the permission of "staff";
   * `middleware` checks it before a body is read. A "session" needs none.
   */
  access?: "staff" | "session" | "anyone";
  params?: Params;
  query?: Query;
  headers?: Headers;
  /** Sent as JSON. */
  body?: Body;
  isBodyOptional?: boolean;
  answer: Answer<Data>;
  /** Statuses of errors, besides those that follow from `access` and from what is sent. */
  errors?: (keyof typeof REASONS)[];
  handle(call: {
    params: z.output<Params>;
    query: z.output<Query>;
    headers: z.output<Headers>;
    body: z.output<Body>;
    staff: Staff;
    /** For the rate limits of passwords. */
    client: Client;
    context: Context<ApiEnv>;
  }): NoInfer<Data> | Promise<NoInfer<Data>>;
}

/** Names a call after its method and path; generated clients use it as function name. */
function toOperationId(method: string, path: string): string {
  const words = path.split(/[^a-zA-Z]+/).filter(Boolean);
  if (path.includes("{")) words.push("one");
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

/** Errors of callers without a token or a permission. */
const REFUSALS = { staff: [401, 403], session: [401], anyone: [] } as const;

/** @returns a function that adds a call with this tag: a route, its checks and its response */
export const addCalls =
  (app: App, tag: string) =>
  <
    Params extends z.ZodObject,
    Query extends z.ZodObject,
    Headers extends z.ZodObject,
    Body extends z.ZodType,
    Data,
  >({
    access = "staff",
    middleware = access === "anyone" ? [] : signedIn,
    params,
    query,
    headers,
    body,
    isBodyOptional = false,
    answer,
    errors = [],
    handle,
    ...described
  }: Call<Params, Query, Headers, Body, Data>): void => {
    const route: RouteConfig = {
      ...described,
      tags: [tag],
      operationId: toOperationId(described.method, described.path),
      ...(access !== "anyone" && { security: [{ bearer: [] }] }),
      middleware,
      request: {
        ...(params && { params }),
        ...(query && { query }),
        ...(headers && { headers }),
        ...(body && {
          body: { content: { "application/json": { schema: body } }, required: !isBodyOptional },
        }),
      },
      responses: {
        [answer.status]: answer.response,
        ...failures(...REFUSALS[access], ...errors),
        ...((params || query || headers || body) && failures(400)),
        ...(body && failures(413, 415)),
      },
    };
    type Sent = {
      param: z.output<Params>;
      query: z.output<Query>;
      header: z.output<Headers>;
      json: z.output<Body>;
    };
    app.openapi<RouteConfig, { in: object; out: Sent }>(route, async (context) => {
      const data = await handle({
        params: context.req.valid("param"),
        query: context.req.valid("query"),
        headers: context.req.valid("header"),
        body: context.req.valid("json"),
        staff: context.var.staff,
        client: { address: context.var.clientAddress, signal: context.req.raw.signal },
        context,
      });
      return answer.send(context, data);
    });
  };

export const IdPath = z.object({ id: wholeNumber(1, MAX_ID, "The id") });

export const SlugPath = z.object({
  slug: z.string().min(1).max(200).meta({ description: "The slug" }),
});

/** The ETag of the product as it was read. */
export const IfMatch = z.object({
  "if-match": z
    .string()
    .regex(/^(?:\*|(?:W\/)?"\d{1,9}")$/, 'must be a product\'s ETag, for example "3"')
    .optional()
    .meta({
      description:
        "The ETag of the product as it was read; if it has changed since, the response is 412",
    }),
});

/** The header with which a caller can repeat a call safely. */
export function idempotencyKey(effect: string) {
  return z.object({
    "idempotency-key": z
      .string()
      .min(1)
      .max(200)
      .optional()
      .meta({
        description: `Any text, new for each ${effect}; repeating a key has no effect`,
      }),
  });
}

/** The version in the header `If-Match`; null for any. */
export function expectedVersion({ "if-match": ifMatch }: z.infer<typeof IfMatch>): number | null {
  return ifMatch === undefined || ifMatch === "*" ? null : Number(ifMatch.replace(/[^\d]/g, ""));
}
