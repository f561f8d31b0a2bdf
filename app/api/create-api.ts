/** The embedded upstream API as one `fetch`: every call of the specification, answered from a database. */
import { join } from "node:path";
import { OpenAPIHono } from "@hono/zod-openapi";
import type { Tap } from "#app/contract/reports.ts";
import { createAuthority } from "./accounts/authority.ts";
import { createPasswords, type Passwords } from "./accounts/passwords.ts";
import { startJobs } from "./contact/jobs.ts";
import type { MailSettings } from "./contact/mail.ts";
import { createOutbox } from "./contact/outbox.ts";
import type { Database } from "./database/database.ts";
import { writeCatalogue } from "./database/writing.ts";
import { addDocument } from "./document.ts";
import type { ApiEnv, App } from "./env.ts";
import type { Log } from "./log.ts";
import { drawMissing, drawProducts } from "./products/draw-products.ts";
import type { Catalogue } from "./read-model/catalogue.ts";
import { createReadModel } from "./read-model/read-model.ts";
import { isPublic } from "./read-model/stored.ts";
import { checkReadiness, type Readiness } from "./readiness.ts";
import { createSearchCounter } from "./reports/searches.ts";
import { createTapCounter } from "./reports/taps.ts";
import { fail, rejectInvalid, toErrorResponse } from "./responses.ts";
import { addAdminLogs } from "./routes/admin-logs.ts";
import { addBackupState } from "./routes/backup-state.ts";
import { addCatalogueSheet } from "./routes/catalogue-sheet.ts";
import { addContact } from "./routes/contact.ts";
import { addDashboard } from "./routes/dashboard.ts";
import { addInventory } from "./routes/inventory.ts";
import { addMessages } from "./routes/messages.ts";
import { addNamedWriting } from "./routes/named-writing.ts";
import { addPlaceReading } from "./routes/place-reading.ts";
import { addPlaceWriting } from "./routes/place-writing.ts";
import { addPrices } from "./routes/prices.ts";
import { addProductBulk } from "./routes/product-bulk.ts";
import { addProductRows } from "./routes/product-rows.ts";
import { addProductWriting } from "./routes/product-writing.ts";
import { addProductReading } from "./routes/products.ts";
import { addReports } from "./routes/reports.ts";
import { addSessions } from "./routes/sessions.ts";
import { addSubcategoryLinks } from "./routes/subcategory-links.ts";
import { addSynonyms } from "./routes/synonyms.ts";
import { addUsers } from "./routes/users.ts";
import type { Synonym } from "./search/english-names.ts";
import type { Services } from "./services.ts";
import { createUploads } from "./uploads/uploads.ts";

export interface Api {
  /**
   * Answers any request under `/api/`; never throws. `clientAddress` is where the caller is, as the server trusts it;
   * without one, as for calls from within the process, no limit per address applies.
   */
  fetch(request: Request, clientAddress?: string | null): Promise<Response>;
  /** Answers `GET /uploads/{name}`: the pictures that came with products. */
  serveUpload(request: Request): Promise<Response>;
  /** Counts a search that was answered without asking the API again. */
  countSearch(search: { words: string; isFound: boolean }): void;
  /** Counts a tap on the way to a call or chat; `productKey` is the id or slug in a product page's address, else null. */
  countTap(tap: Tap, productKey: string | null): Promise<void>;
  /** The catalogue's version as this process last read it. */
  version(): number;
  /** Calls back after each change of the catalogue, whoever made it; returns how to stop. */
  onChange(callback: (version: number) => void): () => void;
  /** Never rejects; within a second. */
  checkReadiness(): Promise<Readiness>;
  /** Reads what has been written elsewhere, without waiting to hear of it. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

export interface ApiOptions {
  /** What the dealer's folder says that customers call things. */
  synonyms?: readonly Synonym[];
  /** Folder that uploads are kept in. */
  dataDir: string;
  log?: Log;
  /** How to mail the dealer about messages; they are stored with it or without. */
  mail?: MailSettings | null;
  /** Messages older than this are deleted. */
  retentionDays?: number;
  /** Where visitors reach the site: forms sent from elsewhere are refused. */
  publicOrigin?: string;
  passwords?: Passwords;
}

/** By its id or slug, as addresses name it; null where visitors see none. */
async function findListed(catalogue: Catalogue, key: string) {
  const product = /^\d{1,9}$/.test(key) ? (await catalogue.read([Number(key)]))[0] : await catalogue.readBySlug(key);
  return product && isPublic(product) ? product : null;
}

const RETENTION_DAYS = 365;
const silent: Log = { debug: () => {}, info: () => {}, error: () => {} };

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

function createApp(services: Services): App {
  const { log, readModel } = services;
  const app = new OpenAPIHono<ApiEnv>({ defaultHook: rejectInvalid }).basePath("/api");
  app.use(async (context, next) => {
    context.set("log", log);
    context.set("clientAddress", context.env?.clientAddress ?? null);
    const start = performance.now();
    const before = readModel.current().version;
    await next();
    // A read that a write has overtaken goes by the version before, so that whoever keeps it asks again.
    const version = context.req.method === "GET" ? before : readModel.current().version;
    context.header("X-Catalogue-Version", String(version));
    context.header("Cache-Control", context.res.headers.get("Cache-Control") ?? "no-store");
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
  addCatalogueSheet(app, services);
  addContact(app, services);
  addMessages(app, services);
  addSessions(app, services);
  addUsers(app, services);
  addAdminLogs(app, services);
  addDashboard(app, services);
  addBackupState(app, services);
  addReports(app, services);
  addSynonyms(app, services);
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

/** The database stays the caller's: `close` ends only what the API itself began. */
export async function createApi(database: Database, options: ApiOptions): Promise<Api> {
  const { log = silent, mail = null, retentionDays = RETENTION_DAYS, publicOrigin } = options;
  const { passwords = createPasswords() } = options;
  const readModel = createReadModel(database, {
    synonyms: options.synonyms ?? [],
    file: join(options.dataDir, "catalogue-index.sqlite"),
  });
  // Listening comes first: what is written while the catalogue is being read is heard of.
  const stopListening = await database.onForeignChange(() => {
    readModel.refresh().catch((error: Error) => log.error({ err: error }, "The catalogue could not be read"));
  });
  await readModel.refresh().catch(async (error: Error) => {
    await stopListening();
    readModel.close();
    throw error;
  });
  const outbox = mail && createOutbox(database, mail, log);
  const uploads = createUploads(options.dataDir, log);
  const jobs = startJobs(database, { retentionDays, outbox, uploads, log });
  if (await drawMissing(database, uploads)) await readModel.refresh();
  const authority = createAuthority(database);
  const write: Services["write"] = async (work) => {
    const result = await writeCatalogue(database, async (catalogueWrite) => {
      const done = await work(catalogueWrite);
      await drawProducts(catalogueWrite, uploads);
      return done;
    });
    await readModel.refresh();
    return result;
  };
  const searches = createSearchCounter(database, log);
  const taps = createTapCounter(database, log);
  const services = {
    database,
    readModel,
    write,
    authority,
    passwords,
    uploads,
    searches,
    taps,
    log,
    mail,
    publicOrigin,
  };
  const app = createApp(services);

  return {
    fetch: async (request, clientAddress = null) => app.fetch(request, { clientAddress }),
    serveUpload: uploads.serve,
    countSearch: searches.add,
    async countTap({ way, page }, productKey) {
      const product = productKey === null ? null : await findListed(readModel.current(), productKey);
      taps.add({ way, page, product_id: product?.id ?? null });
    },
    version: () => readModel.current().version,
    onChange: readModel.onChange,
    checkReadiness: () => checkReadiness(database, options.dataDir, readModel.indexed),
    refresh: readModel.refresh,
    async close() {
      await stopListening();
      readModel.close();
      await searches.stop();
      await taps.stop();
      await jobs.stop();
      uploads.stop();
    },
  };
}
