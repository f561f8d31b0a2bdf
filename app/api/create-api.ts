/** The embedded API: handles every call under `/api`, with a database. */
import { join } from "node:path";
import { toAdminUser } from "./accounts/admins.ts";
import { createPasswords, type Passwords } from "./accounts/passwords.ts";
import { findCaller, isRecentSession } from "./accounts/sessions.ts";
import { createSignIn, type SignIn } from "./accounts/sign-in.ts";
import { createOutbox, type MailSettings } from "./contact/outbox.ts";
import { createReceiver } from "./contact/receive-message.ts";
import { createApp } from "./create-app.ts";
import type { Database, DatabaseSettings } from "./database/database.ts";
import { openDatabase } from "./database/open-database.ts";
import { shopOf } from "./documents/documents.ts";
import type { FindStaff } from "./env.ts";
import { createCatalogueIndex } from "./index/catalogue-index.ts";
import { startJobs } from "./jobs.ts";
import { type Log, SILENT } from "./log.ts";
import { describeDemonstration } from "./products/demonstration.ts";
import { writeDrawn } from "./products/draw-products.ts";
import { checkReadiness } from "./readiness.ts";
import { createCatalogueReader } from "./reading.ts";
import { createPathCounter, createSearchCounter } from "./reports/counts.ts";
import { toRefusal } from "./responses.ts";
import type { Services } from "./services.ts";
import { createStaffReading } from "./staff-reading.ts";
import { createStaffWriting } from "./staff-writing.ts";
import { fillFirst } from "./transfer/first-catalogue.ts";
import { serveUpload } from "./uploads/serve-uploads.ts";
import { createUploads } from "./uploads/uploads.ts";

export type Api = Awaited<ReturnType<typeof createApi>>;

export interface ApiOptions {
  /** The folder of uploads, of the shop's `pictures` and of the index. */
  dataDir: string;
  log?: Log;
  /** Settings of mails about messages; without them messages are only stored. */
  mail?: MailSettings | null;
  /** Days after which messages are deleted. */
  retentionDays?: number;
  passwords?: Passwords;
  /** The shop's domain, which is no password, as its name is none. */
  domain?: string;
  /** Origins whose pictures pages may show. */
  pictureHosts?: readonly string[];
  /** The shop's own subjects of messages. */
  subjects?: () => readonly string[];
}

/** The caller owns the database: `close` does not close it. */
export async function createApi(database: Database, options: ApiOptions) {
  const { log = SILENT, mail = null, retentionDays = 365 } = options;
  const { passwords = createPasswords(), domain = "", pictureHosts = [], dataDir } = options;
  const catalogueIndex = createCatalogueIndex(database, {
    file: join(dataDir, "catalogue-index.sqlite"),
    log,
  });
  // Listen first, so that no write during the first reading is missed.
  const stopListening = await database.onExternalChange(catalogueIndex.catchUp);
  await catalogueIndex.refresh().catch(async (error: Error) => {
    await stopListening();
    catalogueIndex.close();
    throw error;
  });
  const shop = () => ({ ...shopOf(catalogueIndex.current().documents), pictureHosts });
  const outbox = mail && createOutbox(database, () => ({ ...mail, ...shop() }), log);
  const uploads = createUploads(dataDir, log);
  const writeAndDraw = writeDrawn(database, uploads);
  const write: Services["write"] = async (work) => {
    const result = await writeAndDraw(work);
    await catalogueIndex.catchUp();
    return result;
  };
  const jobs = startJobs(database, { retentionDays, outbox, uploads, write, log });
  const searches = createSearchCounter(database, log);
  const paths = createPathCounter(database, log);
  const reading = createCatalogueReader(catalogueIndex, database);
  const receiveMessage = createReceiver(database, mail, options.subjects);
  const services = {
    database,
    catalogueIndex,
    reading,
    write,
    signIn: createSignIn(database, passwords, log, () => [shop().name, domain]),
    uploads,
    searches,
    paths,
    log,
    receiveMessage,
    dataDir,
    shop,
  };
  const staffReading = createStaffReading(services);
  const staffWriting = createStaffWriting(services);
  const findStaff: FindStaff = async (token) => {
    const caller = await findCaller(database.db, token);
    return caller && { caller, reading: staffReading(caller.admin), writing: staffWriting(caller) };
  };
  const app = createApp(services, findStaff);

  return {
    /**
     * Handles any request under `/api/`; never throws. `clientAddress` is the caller's IP address;
     * without it, no limit per address applies.
     */
    async fetch(request: Request, clientAddress: string | null = null): Promise<Response> {
      await catalogueIndex.ready();
      return app.fetch(request, { clientAddress });
    },
    /** The data of the reading calls. */
    reading,
    receiveMessage,
    /** Calls without a session. */
    signIn: services.signIn as Pick<SignIn, "signIn" | "setUpPassword">,
    /** Extends the token's session; its account, and what that may read and change. Null for none. */
    async findStaff(token: string) {
      await catalogueIndex.ready();
      const staff = await findStaff(token);
      return staff && { ...staff, user: toAdminUser(staff.caller.admin) };
    },
    /** The API's status and message for an error that these functions throw. */
    toRefusal,
    /** Handles `GET /uploads/{name}`: images of products. */
    serveUpload: (request: Request) => serveUpload(uploads, request),
    /** Whether the token belongs to a session that is open or ended recently. */
    isRecentSession: (token: string) => isRecentSession(database.db, token),
    /** Counts a search on a page; those of the API's own calls are counted by themselves. */
    countSearch: searches.add,
    countUnknownPath: paths.add,
    /** The catalogue's version as this process last read it. */
    version: () => catalogueIndex.current().version,
    /** The key of caches: changes with the catalogue's version and identity. */
    revision: catalogueIndex.revision,
    /** Never rejects; within a second. */
    checkReadiness: () => checkReadiness(database, dataDir),
    /** Reads changes by other processes now. */
    refresh: catalogueIndex.refresh,
    /** Resolves when a damaged index is replaced: what reads without `fetch` waits for it. */
    ready: catalogueIndex.ready,
    async close() {
      await stopListening();
      await searches.stop();
      await paths.stop();
      await jobs.stop();
      uploads.stop();
      catalogueIndex.close();
    },
  };
}

/** The API's settings from the environment. */
interface ApiSettings extends DatabaseSettings, Omit<ApiOptions, "dataDir"> {
  /** The shop's folder, which fills an empty database. */
  folder: string;
}

/** `close` closes the database too. @throws as `fillFirst`, or if no database can be opened */
export async function openEmbeddedApi(settings: ApiSettings): Promise<Api> {
  const database = await openDatabase(settings);
  try {
    await fillFirst(database, settings.folder, createUploads(settings.dataDir), settings.log);
    const left = await describeDemonstration(database.db);
    if (left) settings.log?.warn({}, left);
    const api = await createApi(database, settings);
    return {
      ...api,
      async close() {
        await api.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
