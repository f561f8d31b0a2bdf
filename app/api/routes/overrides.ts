/** What pages show in the place of the dealer's folder: listed for everybody, changed and taken back by the shop. */
import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { Overrides, QuestionsUpdate, ShownOn, ShownUpdate } from "#app/contract/overrides.ts";
import { successOf } from "#app/contract/reply.ts";
import { Slug } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { App } from "../env.ts";
import { type OverrideName, readOverrides, readPresentSlugs, writeOverride } from "../places/overrides.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { adminRoute, jsonBody, ok } from "./route.ts";

const tags = ["Overrides"];
const answer = { 200: json(successOf(Overrides), "All that is shown in the folder's place now") };

export function addOverrides(app: App, services: Services): void {
  const list = createRoute({
    method: "get",
    path: "/overrides",
    tags,
    summary: "List what is shown in the place of the dealer's folder",
    responses: answer,
  });
  app.openapi(list, async (context) => ok(context, await services.reading.readOverrides()));
  addShown(app, services);
  addQuestions(app, services);
  addNames(app, services);
}

/** @returns all that is shown in the folder's place from now on */
async function change({ database, write }: Services, actor: Actor, override: OverrideName, value: unknown[] | null) {
  const [resource = "", name] = override.split("/");
  await write(async ({ trx }) => {
    await writeOverride(trx, override, value);
    const action = value === null ? "reset" : "update";
    await writeAuditLog(trx, actor, [{ action, resource, id: null, before: { name }, after: { name, value } }]);
  });
  return readOverrides(database.db);
}

function addShown(app: App, services: Services): void {
  const { db } = services.database;
  const mayManage = services.authority.requirePermission("canManageProducts");
  const params = z.object({ page: ShownOn.meta({ description: "Where they are shown" }) });

  const choose = adminRoute({
    method: "put",
    path: "/overrides/shown/{page}",
    tags,
    summary: "Choose which categories and collections are shown, in which order",
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: { params, ...jsonBody(ShownUpdate) },
    responses: answer,
  });
  app.openapi(choose, async (context) => {
    const { slugs } = context.req.valid("json");
    const categories = await db.selectFrom("categories").select("slug").execute();
    const unknown = slugs.find((slug) => !categories.some((category) => category.slug === slug));
    if (unknown !== undefined) throw new ApiError(400, `slugs: there is no category or collection "${unknown}"`);
    return ok(context, await change(services, context.var.admin, `shown/${context.req.valid("param").page}`, slugs));
  });

  const reset = adminRoute({
    method: "delete",
    path: "/overrides/shown/{page}",
    tags,
    summary: "Show again what the dealer's folder lists",
    middleware: mayManage,
    request: { params },
    responses: answer,
  });
  app.openapi(reset, async (context) => {
    return ok(context, await change(services, context.var.admin, `shown/${context.req.valid("param").page}`, null));
  });
}

const PlacePath = z.object({ slug: Slug.meta({ description: "The present slug, as lists give it" }) });

/** @throws an ApiError where no place has this slug now. */
async function refuseUnknown({ database }: Services, slug: string): Promise<void> {
  if ((await readPresentSlugs(database.db)).get(slug) !== slug)
    throw new ApiError(404, "There is no list of this name");
}

function addQuestions(app: App, services: Services): void {
  const mayManage = services.authority.requirePermission("canManageProducts");

  const replace = adminRoute({
    method: "put",
    path: "/overrides/questions/{slug}",
    tags,
    summary: "Replace the questions of a category, collection or subcategory",
    middleware: [mayManage, limitBody(API_BODIES.named)],
    request: { params: PlacePath, ...jsonBody(QuestionsUpdate) },
    responses: { ...answer, ...failures(404) },
  });
  app.openapi(replace, async (context) => {
    const { slug } = context.req.valid("param");
    await refuseUnknown(services, slug);
    return ok(
      context,
      await change(services, context.var.admin, `questions/${slug}`, context.req.valid("json").questions),
    );
  });

  const reset = adminRoute({
    method: "delete",
    path: "/overrides/questions/{slug}",
    tags,
    summary: "Ask again what the dealer's folder asks",
    middleware: mayManage,
    request: { params: PlacePath },
    responses: { ...answer, ...failures(404) },
  });
  app.openapi(reset, async (context) => {
    const { slug } = context.req.valid("param");
    await refuseUnknown(services, slug);
    return ok(context, await change(services, context.var.admin, `questions/${slug}`, null));
  });
}

function addNames(app: App, services: Services): void {
  const reset = adminRoute({
    method: "delete",
    path: "/overrides/named/{slug}",
    tags,
    summary: "Take name and description of a list from the dealer's folder again",
    description: "A name or description that is changed by its own call goes before the folder's until then.",
    middleware: services.authority.requirePermission("canManageProducts"),
    request: { params: PlacePath },
    responses: { ...answer, ...failures(404) },
  });
  app.openapi(reset, async (context) => {
    const { slug } = context.req.valid("param");
    await refuseUnknown(services, slug);
    return ok(context, await change(services, context.var.admin, `named/${slug}`, null));
  });
}
