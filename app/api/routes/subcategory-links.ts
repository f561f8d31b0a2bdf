/** Calls that link products to subcategories. */
import { LinkCreate } from "#app/contract/group-writing.ts";
import { ApiProductSubcategory } from "#app/contract/product-parts.ts";
import { successOf } from "#app/contract/reply.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { requirePermission } from "./authority.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, created, jsonBody, ok } from "./route.ts";

export function addSubcategoryLinks(app: App): void {
  const mayManage = requirePermission("canManageProducts");

  const link = adminRoute({
    method: "post",
    path: "/product-subcategories",
    tags: ["Subcategories"],
    summary: "Add a product to a subcategory",
    middleware: [mayManage, limitBody(API_BODIES.record)],
    request: jsonBody(LinkCreate),
    responses: { 201: json(successOf(ApiProductSubcategory), "Linked"), ...failures(404, 409) },
  });
  app.openapi(link, async (context) =>
    created(context, await context.var.staff.writing.linkSubcategory(context.req.valid("json"))),
  );

  const unlink = adminRoute({
    method: "delete",
    path: "/product-subcategories/{id}",
    tags: ["Subcategories"],
    summary: "Remove a product from a subcategory",
    request: { params: IdPath },
    responses: {
      200: json(successOf(ApiProductSubcategory), "The removed link"),
      ...failures(404),
    },
  });
  app.openapi(unlink, async (context) =>
    ok(context, await context.var.staff.writing.unlinkSubcategory(context.req.valid("param").id)),
  );
}
