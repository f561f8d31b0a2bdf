/** Tables of visitors' messages and searches. */
import type { ColumnType } from "kysely";
import type { MessageStatus } from "#app/contract/message.ts";

export interface ContactMessageTable {
  id: number;
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  created_at: string;
  /** Names from the visitor's page; empty if there was none. */
  branch: ColumnType<string, string | undefined>;
  product: ColumnType<string, string | undefined>;
  /** Written by staff. */
  note: ColumnType<string, string | undefined>;
  status: ColumnType<MessageStatus, MessageStatus | undefined>;
  handled_at: ColumnType<string | null, string | null | undefined>;
  handled_by: ColumnType<string | null, string | null | undefined>;
}

/** An unsent mail about a message; sending it deletes the row. */
export interface MailTable {
  message_id: number;
  /** To the shop, or to the sender as an acknowledgement. */
  kind: "dealer" | "sender";
  attempts: number;
  next_attempt_at: string;
}

/** Last run of a periodic job. */
export interface JobRunTable {
  name: string;
  ran_at: string;
}

/** Count of a search on a day; tables separate those with and without results. */
export interface SearchTable {
  /** As in 2026-01-31. */
  day: string;
  words: string;
  count: number;
}

/** Count of a client's limited actions until a time. */
export interface RateLimitTable {
  /** A hash, without personal data. */
  key: string;
  until: string;
  count: number;
}
