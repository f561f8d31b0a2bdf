/** Calls that list, set and reset overrides of the shop's folder. */
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import {
  ListingPage,
  ListingPageUpdate,
  Overrides,
  QuestionsUpdate,
} from "#app/contract/overrides.ts";
import { successOf } from "#app/contract/reply.ts";
import { Slug } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { bodyOf } from "./authority.ts";
import { adminRoute, jsonBody, ok } from "./route.ts";

const tags = ["Overrides"];
const overrides = { 200: json(successOf(Overrides), "All overrides") };
const PagePath = z.object({ page: ListingPage.meta({ description: "The page or menu" }) });
const GroupPath = z.object({ slug: Slug.meta({ description: "The current slug of a group" }) });

export function addOverrides(app: App, { reading }: Services): void {
  const middleware = bodyOf(API_BODIES.record, "canManageProducts");

  const list = createRoute({
    method: "get",
    path: "/overrides",
    tags,
    summary: "List overrides of the shop's folder",
    responses: overrides,
  });
  app.openapi(list, async (context) => ok(context, await reading.readOverrides()));

  const chooseShown = adminRoute({
    method: "put",
    path: "/overrides/shown/{page}",
    tags,
    summary: "Choose the categories and collections of a page or menu, in order",
    middleware,
    request: { params: PagePath, ...jsonBody(ListingPageUpdate) },
    responses: overrides,
  });
  app.openapi(chooseShown, async (context) => {
    const { writing } = context.var.staff;
    const { slugs } = context.req.valid("json");
    return ok(context, await writing.changeShown(context.req.valid("param").page, () => slugs));
  });

  const resetShown = adminRoute({
    method: "delete",
    path: "/overrides/shown/{page}",
    tags,
    summary: "Reset a page or menu to the shop's folder",
    request: { params: PagePath },
    responses: overrides,
  });
  app.openapi(resetShown, async (context) => {
    const { writing } = context.var.staff;
    return ok(context, await writing.changeShown(context.req.valid("param").page, () => null));
  });

  const replaceQuestions = adminRoute({
    method: "put",
    path: "/overrides/questions/{slug}",
    tags,
    summary: "Replace the questions of a category, collection or subcategory",
    middleware,
    request: { params: GroupPath, ...jsonBody(QuestionsUpdate) },
    responses: { ...overrides, ...failures(404) },
  });
  app.openapi(replaceQuestions, async (context) => {
    const { writing } = context.var.staff;
    const { questions } = context.req.valid("json");
    return ok(context, await writing.setQuestions(context.req.valid("param").slug, questions));
  });

  const resetQuestions = adminRoute({
    method: "delete",
    path: "/overrides/questions/{slug}",
    tags,
    summary: "Reset the questions of a group to the shop's folder",
    request: { params: GroupPath },
    responses: { ...overrides, ...failures(404) },
  });
  app.openapi(resetQuestions, async (context) => {
    const { writing } = context.var.staff;
    return ok(context, await writing.setQuestions(context.req.valid("param").slug, null));
  });

  const resetNames = adminRoute({
    method: "delete",
    path: "/overrides/named/{slug}",
    tags,
    summary: "Reset the name and description of a group to the shop's folder",
    description:
      "Until then, a name or description that was changed takes precedence over the folder's.",
    request: { params: GroupPath },
    responses: { ...overrides, ...failures(404) },
  });
  app.openapi(resetNames, async (context) => {
    const { writing } = context.var.staff;
    return ok(context, await writing.resetNames(context.req.valid("param").slug));
  });
}
