/** Calls that list and replace the definitions of specifications. */
import { createRoute } from "@hono/zod-openapi";
import { listOf } from "#app/contract/reply.ts";
import { Definition, SpecificationList } from "#app/contract/specifications.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { bodyOf } from "./authority.ts";
import { adminRoute, jsonBody, okList } from "./route.ts";

const tags = ["Specifications"];

export function addSpecifications(app: App, { reading }: Services): void {
  const list = createRoute({
    method: "get",
    path: "/specifications",
    tags,
    summary: "List the definitions of specifications",
    responses: { 200: json(listOf(Definition), "Definitions, in the shop's order") },
  });
  app.openapi(list, (context) => okList(context, reading.listSpecifications()));

  const replace = adminRoute({
    method: "put",
    path: "/specifications",
    tags,
    summary: "Replace the definitions of specifications",
    middleware: bodyOf(API_BODIES.specifications, "canManageProducts"),
    request: jsonBody(SpecificationList),
    responses: { 200: json(listOf(Definition), "The new definitions") },
  });
  app.openapi(replace, async (context) => {
    const { specifications, confirm } = context.req.valid("json");
    const { changeSpecifications } = context.var.staff.writing;
    return okList(context, await changeSpecifications(() => specifications, confirm));
  });
}
