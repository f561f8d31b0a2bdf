/** What the calls have in common: how a route is described, and how it answers. */
import { createRoute, type RouteConfig } from "@hono/zod-openapi";
import type { Context } from "hono";
import type { z } from "zod";
import { failures } from "../responses.ts";

/** The part of a route's `request` that takes JSON. */
export function jsonBody<S extends z.ZodType>(schema: S) {
  return { body: { content: { "application/json": { schema } }, required: true as const } };
}

/**
 * A call that needs a token and a right (its middleware sees to them). The failures that follow from that, and from
 * what the call takes, are added; `responses` names the others.
 */
export function adminRoute<P extends string, R extends Omit<RouteConfig, "path"> & { path: P }>(route: R) {
  const { request, responses } = route;
  const refusals = { ...failures(401, 403), ...(request && failures(400)), ...(request?.body && failures(413, 415)) };
  return createRoute({ ...route, security: [{ bearer: [] }], responses: { ...responses, ...refusals } } as R);
}

export function ok<T>(context: Context, data: T) {
  return context.json({ success: true as const, data }, 200);
}

export function created<T>(context: Context, data: T) {
  return context.json({ success: true as const, data }, 201);
}

/** @param total of all that match, where these are one page of them */
export function okList<T>(context: Context, data: T[], total = data.length) {
  return context.json({ success: true as const, data, total }, 200);
}
