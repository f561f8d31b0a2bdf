import { OpenAPIHono } from "@hono/zod-openapi";
import { addDocument } from "./document.ts";
import type { ApiEnv, App } from "./env.ts";
import { fail, rejectInvalid, toErrorResponse } from "./responses.ts";
import { addAdminLogs } from "./routes/admin-logs.ts";
import { addBackupState } from "./routes/backup-state.ts";
import { addContact } from "./routes/contact.ts";
import { addDashboard } from "./routes/dashboard.ts";
import { addInventory } from "./routes/inventory.ts";
import { addMessages } from "./routes/messages.ts";
import { addNamedWriting } from "./routes/named-writing.ts";
import { addOverrides } from "./routes/overrides.ts";
import { addPlaceReading } from "./routes/place-reading.ts";
import { addPlaceWriting } from "./routes/place-writing.ts";
import { addPrices } from "./routes/prices.ts";
import { addProductBulk } from "./routes/product-bulk.ts";
import { addProductRows } from "./routes/product-rows.ts";
import { addProductWriting } from "./routes/product-writing.ts";
import { addProductReading } from "./routes/products.ts";
import { addReports } from "./routes/reports.ts";
import { addSessions } from "./routes/sessions.ts";
import { addSpreadsheets } from "./routes/spreadsheets.ts";
import { addSubcategoryLinks } from "./routes/subcategory-links.ts";
import { addSynonyms } from "./routes/synonyms.ts";
import { addUsers } from "./routes/users.ts";
import type { Services } from "./services.ts";

/** The methods that a path knows, for telling a wrong method from a wrong address. */
function methodsOf(app: App, path: string): string[] {
  const segments = path.split("/");
  const known = app.routes.filter((route) => {
    const pattern = route.path.split("/");
    if (route.method === "ALL" || pattern.length !== segments.length) return false;
    return pattern.every((part, index) => (part.startsWith(":") ? segments[index] !== "" : part === segments[index]));
  });
  return [...new Set(known.map(({ method }) => method))];
}

export function createApp(services: Services): App {
  const { log, catalogueIndex } = services;
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: rejectInvalid }).basePath("/api");
  app.use(async (context, next) => {
    context.set("log", log);
    context.set("clientAddress", context.env?.clientAddress ?? null);
    const start = performance.now();
    const before = catalogueIndex.revision();
    await next();
    // A read that a write has overtaken goes by the version before, so that whoever keeps it asks again.
    const version = context.req.method === "GET" ? before : catalogueIndex.revision();
    context.header("X-Catalogue-Version", version);
    context.header("Cache-Control", context.res.headers.get("Cache-Control") ?? "no-store");
    const { status } = context.res;
    const user = context.var.admin?.id;
    if (user !== undefined && (status === 403 || status === 429))
      log.warn({ user, path: context.req.path, status }, "refused");
    // The path alone: a query may hold what somebody searched for.
    const { method, path } = context.req;
    log.debug({ method, path, status: context.res.status, ms: Math.round(performance.now() - start) }, "Called");
  });
  addProductReading(app, services);
  addPlaceReading(app, services);
  addProductBulk(app, services);
  addProductRows(app, services);
  addProductWriting(app, services);
  addInventory(app, services);
  addPrices(app, services);
  addPlaceWriting(app, services);
  addSubcategoryLinks(app, services);
  addNamedWriting(app, services);
  addSpreadsheets(app, services);
  addContact(app, services);
  addMessages(app, services);
  addSessions(app, services);
  addUsers(app, services);
  addAdminLogs(app, services);
  addDashboard(app, services);
  addBackupState(app, services);
  addReports(app, services);
  addSynonyms(app, services);
  addOverrides(app, services);
  addDocument(app);
  app.onError(toErrorResponse);
  app.notFound((context) => {
    const methods = methodsOf(app, context.req.path);
    if (methods.length === 0) return fail(context, 404, "There is no such call");
    context.header("Allow", methods.join(", "));
    return fail(context, 405, `${context.req.method} is not possible here, only ${methods.join(", ")}`);
  });
  return app;
}
