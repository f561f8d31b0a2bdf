/** The embedded upstream API as one `fetch`: every call of `/api`, answered from a database. */
import { join } from "node:path";
import type { AdminUser } from "#app/contract/admin.ts";
import type { Tap } from "#app/contract/reports.ts";
import { toAdminUser } from "./accounts/admins.ts";
import { createAuthority } from "./accounts/authority.ts";
import { createPasswordQueue } from "./accounts/password-queue.ts";
import { createPasswords, type Passwords } from "./accounts/passwords.ts";
import { findCaller, knowsSession } from "./accounts/sessions.ts";
import { startJobs } from "./contact/jobs.ts";
import type { MailSettings } from "./contact/mail.ts";
import { createOutbox } from "./contact/outbox.ts";
import { createReceiver, type ReceiveMessage } from "./contact/receive-message.ts";
import { createApp } from "./create-app.ts";
import type { Database } from "./database/database.ts";
import { writeCatalogue } from "./database/writing.ts";
import { createCatalogueIndex } from "./index/catalogue-index.ts";
import type { Log } from "./log.ts";
import { drawMissing, drawProducts } from "./products/draw-products.ts";
import { serveFormerDrawing } from "./products/former-drawings.ts";
import { checkReadiness, type Readiness } from "./readiness.ts";
import { createReading, type Reading } from "./reading.ts";
import { createSearchCounter } from "./reports/searches.ts";
import { createTapCounter } from "./reports/taps.ts";
import { type Refusal, toRefusal } from "./responses.ts";
import type { Synonym } from "./search/english-names.ts";
import type { Services } from "./services.ts";
import { createStaffReading, type StaffReading } from "./staff-reading.ts";
import { createUploads } from "./uploads/uploads.ts";

export interface Api {
  /**
   * Answers any request under `/api/`; never throws. `clientAddress` is where the caller is, as the server trusts it;
   * without one, as for calls from within the process, no limit per address applies.
   */
  fetch(request: Request, clientAddress?: string | null): Promise<Response>;
  /** What the reading calls answer, without the call. */
  reading: Reading;
  receiveMessage: ReceiveMessage;
  /** Whose session the token opens, and what they may read; null for none. It carries the session on. */
  findStaff(token: string): Promise<{ user: AdminUser; reading: StaffReading } | null>;
  /** The API's status and message for an error of these functions. */
  toRefusal(error: Error): Refusal;
  /** Answers `GET /uploads/{name}`: the pictures that came with products. */
  serveUpload(request: Request): Promise<Response>;
  /** Whether the token opens a session, or did until lately. */
  knowsSession(token: string): Promise<boolean>;
  /** Answers `GET /assets/machines/{name}`: drawings under the addresses that they had as files of the site. */
  serveFormerDrawing(name: string): Promise<Response>;
  /** Counts a search that was answered without asking the API again. */
  countSearch(search: { words: string; isFound: boolean }): void;
  /** Counts a tap on the way to a call or chat; `productKey` is the id or slug in a product page's address, else null. */
  countTap(tap: Tap, productKey: string | null): Promise<void>;
  /** The catalogue's version as this process last read it. */
  version(): number;
  /** What answers go by, and whatever is kept of them. */
  revision(): string;
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
  /** The shop's country's, for phone numbers without one; left out, they are read as they are. */
  callingCode?: string;
}

const RETENTION_DAYS = 365;
/** How long after a failure the index is updated again. */
const RETRY_MS = 30_000;
const silent: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** The database stays the caller's: `close` ends only what the API itself began. */
export async function createApi(database: Database, options: ApiOptions): Promise<Api> {
  const { log = silent, mail = null, retentionDays = RETENTION_DAYS, publicOrigin } = options;
  const { passwords = createPasswords(), callingCode = "" } = options;
  const catalogueIndex = createCatalogueIndex(database, {
    synonyms: options.synonyms ?? [],
    file: join(options.dataDir, "catalogue-index.sqlite"),
  });
  let nextTry: NodeJS.Timeout | undefined;
  /** Never rejects: what was written is kept, and lists show it after a later try. */
  function catchUp(): Promise<void> {
    return catalogueIndex.refresh().catch((error: Error) => {
      clearTimeout(nextTry);
      log.error({ err: error }, "The index could not be updated; lists show the state before");
      nextTry = setTimeout(catchUp, RETRY_MS).unref();
    });
  }
  // Listening comes first: what is written while the catalogue is being read is heard of.
  const stopListening = await database.onForeignChange(catchUp);
  await catalogueIndex.refresh().catch(async (error: Error) => {
    await stopListening();
    catalogueIndex.close();
    throw error;
  });
  const outbox = mail && createOutbox(database, mail, log);
  const uploads = createUploads(options.dataDir, log);
  if (await drawMissing(database, uploads)) await catalogueIndex.refresh();
  const authority = createAuthority(database);
  const write: Services["write"] = async (work) => {
    const result = await writeCatalogue(database, async (catalogueWrite) => {
      const done = await work(catalogueWrite);
      await drawProducts(catalogueWrite, uploads);
      return done;
    });
    await catchUp();
    return result;
  };
  const jobs = startJobs(database, { retentionDays, outbox, uploads, write, log });
  const searches = createSearchCounter(database, log);
  const taps = createTapCounter(database, log);
  const reading = createReading({ catalogueIndex, database, searches });
  const staffReading = createStaffReading({ database, catalogueIndex, reading, searches, taps, callingCode });
  const receiveMessage = createReceiver(database, mail);
  const services = {
    database,
    catalogueIndex,
    reading,
    staffReading,
    write,
    authority,
    passwords,
    passwordQueue: createPasswordQueue(),
    uploads,
    searches,
    taps,
    log,
    receiveMessage,
    callingCode,
    publicOrigin,
  };
  const app = createApp(services);

  return {
    fetch: async (request, clientAddress = null) => app.fetch(request, { clientAddress }),
    reading,
    receiveMessage,
    async findStaff(token) {
      const caller = await findCaller(database.db, token);
      return caller && { user: toAdminUser(caller.admin), reading: staffReading(caller.admin) };
    },
    toRefusal,
    serveUpload: uploads.serve,
    knowsSession: (token) => knowsSession(database.db, token),
    serveFormerDrawing: (name) => serveFormerDrawing(database.db, name),
    countSearch: searches.add,
    async countTap({ way, page }, productKey) {
      const product =
        productKey === null
          ? null
          : await reading.findProduct(/^\d{1,9}$/.test(productKey) ? Number(productKey) : productKey);
      taps.add({ way, page, product_id: product?.id ?? null });
    },
    version: () => catalogueIndex.current().version,
    revision: catalogueIndex.revision,
    onChange: catalogueIndex.onChange,
    checkReadiness: () => checkReadiness(database, options.dataDir),
    refresh: catalogueIndex.refresh,
    async close() {
      await stopListening();
      await searches.stop();
      await taps.stop();
      await jobs.stop();
      uploads.stop();
      clearTimeout(nextTry);
      catalogueIndex.close();
    },
  };
}
