/** What every route of the API has at hand. */
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Admin } from "./accounts/admins.ts";
import type { Authority } from "./accounts/authority.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { Caller } from "./accounts/sessions.ts";
import type { MailSettings } from "./contact/mail.ts";
import type { Database } from "./database/database.ts";
import type { CatalogueWrite } from "./database/writing.ts";
import type { ReadModel } from "./read-model/read-model.ts";
import type { Counter } from "./reports/counter.ts";
import type { SearchCounter } from "./reports/searches.ts";
import type { CountedTap } from "./reports/taps.ts";
import type { Upload, Uploads } from "./uploads/uploads.ts";

/** The part of pino that the API uses. */
export interface Log {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface ApiEnv {
  Variables: {
    log: Log;
    /** Where the caller is, as the server trusts it; null for calls from within and where it is not known. */
    clientAddress: string | null;
    /** Set on calls that need a right. */
    admin: Admin;
    /** The same, with the session. */
    caller: Caller;
    /** Pictures that came with a form. */
    uploads: Upload[];
  };
  Bindings: {
    clientAddress: string | null;
  };
}

export interface Services {
  database: Database;
  readModel: ReadModel;
  /** Writes to the catalogue; when it returns, this process reads what was written. */
  write<T>(work: (write: CatalogueWrite) => Promise<T>): Promise<T>;
  authority: Authority;
  passwords: Passwords;
  uploads: Uploads;
  /** Counts what visitors search for. */
  searches: SearchCounter;
  /** Counts what led to a call. */
  taps: Counter<CountedTap>;
  log: Log;
  /** How to mail the dealer; null when it is not wanted. */
  mail: MailSettings | null;
  /** Where visitors reach the site. */
  publicOrigin: string | undefined;
}

export type App = OpenAPIHono<ApiEnv>;
