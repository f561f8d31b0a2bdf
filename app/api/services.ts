/** What every route of the API has at hand. */
import type { Admin } from "./accounts/admins.ts";
import type { Authority } from "./accounts/authority.ts";
import type { PasswordQueue } from "./accounts/password-queue.ts";
import type { Passwords } from "./accounts/passwords.ts";
import type { ReceiveMessage } from "./contact/receive-message.ts";
import type { Database } from "./database/database.ts";
import type { CatalogueWrite } from "./database/writing.ts";
import type { CatalogueIndex } from "./index/catalogue-index.ts";
import type { Log } from "./log.ts";
import type { Reading } from "./reading.ts";
import type { Counter } from "./reports/counter.ts";
import type { SearchCounter } from "./reports/searches.ts";
import type { CountedTap } from "./reports/taps.ts";
import type { StaffReading } from "./staff-reading.ts";
import type { Uploads } from "./uploads/uploads.ts";

export interface Services {
  database: Database;
  catalogueIndex: CatalogueIndex;
  reading: Reading;
  /** What the account may read. */
  staffReading(admin: Admin): StaffReading;
  /** Writes to the catalogue; when it returns, this process reads what was written. */
  write<T>(work: (write: CatalogueWrite) => Promise<T>): Promise<T>;
  authority: Authority;
  passwords: Passwords;
  passwordQueue: PasswordQueue;
  uploads: Uploads;
  /** Counts what visitors search for. */
  searches: SearchCounter;
  /** Counts what led to a call. */
  taps: Counter<CountedTap>;
  log: Log;
  receiveMessage: ReceiveMessage;
  /** The shop's country's, for phone numbers without one. */
  callingCode: string;
  /** Where visitors reach the site. */
  publicOrigin: string | undefined;
}
