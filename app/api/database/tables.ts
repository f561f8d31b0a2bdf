/** The tables of the database; those of the catalogue have a file of their own. */
import type { ColumnType, Generated } from "kysely";
import type { Role } from "#app/contract/accounts.ts";
import type { AdminLogEntry } from "#app/contract/dashboard.ts";
import type { Message } from "#app/contract/message.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

export interface Tables extends CatalogueTables {
  /** Count of a client's limited actions until a time; the key is a hash, without personal data. */
  rate_limits: { key: string; until: string; count: number };
  missed_searches: SearchTable;
  found_searches: SearchTable;
  unknown_paths: UnknownPathTable;
  /** What the columns of a spreadsheet became, by the hash of its titles; `assignment` is JSON. */
  column_assignments: { titles: string; assignment: string };
  contact_messages: Omit<Message, DefaultedColumn> & {
    [Column in DefaultedColumn]: ColumnType<Message[Column], Message[Column] | undefined>;
  };
  mails: MailTable;
  /** Last run of a periodic job. */
  job_runs: { name: string; ran_at: string };
  /** The first request with an idempotency key, and its result. */
  idempotency_keys: {
    scope: string;
    key: string;
    request_hash: string;
    answer: string;
    created_at: string;
  };
  admins: AdminTable;
  /** Sessions. Requests extend `expires_at` up to `ends_at`. */
  access_tokens: TokenTable & { ends_at: string };
  setup_tokens: TokenTable;
  /** Networks that accounts signed in from, as hashes without the IP address. */
  sign_in_networks: { admin_id: number; network: string; used_at: string };
  admin_logs: AdminLogTable;
}

export interface AdminTable {
  id: number;
  username: string;
  first_name: string;
  last_name: string;
  /** Lower case. */
  email: string;
  role: Role;
  status: "active" | "inactive";
  /** Null until the password is set up. */
  password_hash: string | null;
  created_at: string;
  updated_at: string;
}

/** Stores only a token's hash, so that a stolen database grants no access. */
interface TokenTable {
  token_hash: string;
  admin_id: number;
  expires_at: string;
}

/** An audit log entry; the email remains after the account is removed. */
export interface AdminLogTable extends Omit<AdminLogEntry, "id" | "resource_name"> {
  id: Generated<number>;
  before: string | null;
  after: string | null;
}

/** `note` and `answer` are written by staff. */
type DefaultedColumn =
  | ("branch" | "product" | "note" | "answer")
  | ("status" | "handled_at" | "handled_by");

/** An unsent mail about a message; sending it deletes the row. */
export interface MailTable {
  message_id: number;
  /** To the shop, or to the sender as an acknowledgement. */
  kind: "dealer" | "sender";
  attempts: number;
  next_attempt_at: string;
}

/** Count of a search on a day; tables separate those with and without results. */
interface SearchTable {
  /** As in 2026-01-31. */
  day: string;
  words: string;
  count: number;
}

/** Count of requests of a path that has no page. */
export interface UnknownPathTable {
  path: string;
  count: number;
  /** As in 2026-01-31. */
  last_day: string;
}
