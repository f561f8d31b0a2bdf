/** The Hono application: every route, the OpenAPI document, and the responses to unknown paths. */
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ApiEnv, App, FindStaff } from "./env.ts";
import { addOpenApi } from "./openapi.ts";
import { fail, rejectInvalid, toErrorResponse } from "./responses.ts";
import { addSessions, addUsers } from "./routes/accounts.ts";
import { addGroupReading } from "./routes/group-reading.ts";
import { addGroupWriting } from "./routes/group-writing.ts";
import { addContact, addMessages } from "./routes/messages.ts";
import { addProductWriting } from "./routes/product-writing.ts";
import { addProductReading } from "./routes/products.ts";
import { addReports } from "./routes/reports.ts";
import { addSpecifications } from "./routes/specifications.ts";
import { addSpreadsheets } from "./routes/spreadsheets.ts";
import type { Services } from "./services.ts";

export function createApp(services: Services, findStaff: FindStaff): App {
  const { log, catalogueIndex } = services;
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: rejectInvalid }).basePath("/api");
  app.use(async (context, next) => {
    context.set("log", log);
    context.set("findStaff", findStaff);
    context.set("clientAddress", context.env?.clientAddress ?? null);
    const before = catalogueIndex.current().version;
    await next();
    // A read overtaken by a write reports the earlier version, so that caches ask again.
    const version = context.req.method === "GET" ? before : catalogueIndex.current().version;
    context.header("X-Catalogue-Version", String(version));
    context.header("Cache-Control", context.res.headers.get("Cache-Control") ?? "no-store");
    const { status } = context.res;
    const user = context.var.staff?.caller.admin.id;
    if (user !== undefined && (status === 403 || status === 429))
      log.warn({ user, path: context.req.path, status }, "Refused");
  });
  const onMethodNotAllowed = (context: Context, all: string[]) => {
    const methods = all.filter((method) => method !== "HEAD");
    context.header("Allow", methods.join(", "));
    return fail(
      context,
      405,
      `${context.req.method} is not allowed here. Use ${methods.join(" or ")}`,
    );
  };
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  addProductReading(app, services);
  addGroupReading(app, services);
  addProductWriting(app);
  addGroupWriting(app);
  addSpreadsheets(app);
  addContact(app, services);
  addMessages(app);
  addSessions(app, services);
  addUsers(app);
  addReports(app);
  addSpecifications(app, services);
  addOpenApi(app);
  app.onError(toErrorResponse);
  app.notFound((context) => fail(context, 404, "Not found"));
  return app;
}
