/** What routes share: parts of their descriptions, and responses. */
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import type { ApiProduct } from "#app/contract/product.ts";
import type { Client } from "../accounts/password-limiter.ts";
import type { ApiEnv } from "../env.ts";
import { failures } from "../responses.ts";
import { signedIn } from "./authority.ts";

/** The part of a route's `request` that takes JSON. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { content: { "application/json": { schema } }, required: true as const } };
}

/**
 * Describes a call that requires a token and a permission. The functions of `context.var.staff`
 * check the permission; `middleware` checks it before a body is read. Adds the error responses that
 * follow from that and from the request; `responses` lists the others.
 */
export function adminRoute<P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(
  route: R,
) {
  const { request, responses } = route;
  const errors = {
    ...failures(401, 403),
    ...(request && failures(400)),
    ...(request?.body && failures(413, 415)),
  };
  return createRoute({
    middleware: signedIn,
    ...route,
    security: [{ bearer: [] }],
    responses: { ...responses, ...errors },
  } as R);
}

/** The caller, for the rate limits of passwords. */
export function clientOf({ req, var: { clientAddress } }: Context<ApiEnv>): Client {
  return { address: clientAddress, signal: req.raw.signal };
}

export function ok<T>(context: Context, data: T) {
  return context.json({ success: true as const, data }, 200);
}

/** Responds with a product and its version as ETag. */
export function okProduct(context: Context, product: ApiProduct) {
  context.header("ETag", `"${product.version}"`);
  return ok(context, product);
}

export function created<T>(context: Context, data: T) {
  return context.json({ success: true as const, data }, 201);
}

/** @param total number of all matches, if `data` is one page of them */
export function okList<T>(context: Context, data: T[], total = data.length) {
  return context.json({ success: true as const, data, total }, 200);
}
