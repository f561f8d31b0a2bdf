/** The tables of what visitors send and look for. */
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
  /** Names as the visitor's page gave them; empty where it was about none. */
  branch: ColumnType<string, string | undefined>;
  product: ColumnType<string, string | undefined>;
  /** The shop's own. */
  note: ColumnType<string, string | undefined>;
  status: ColumnType<MessageStatus, MessageStatus | undefined>;
  handled_at: ColumnType<string | null, string | null | undefined>;
  handled_by: ColumnType<string | null, string | null | undefined>;
}

/** A mail about a message that has not been sent yet; the row goes when it is. */
export interface MailTable {
  message_id: number;
  /** To the dealer, or to the sender as an acknowledgement. */
  kind: "dealer" | "sender";
  attempts: number;
  next_attempt_at: string;
}

/** When a job that deletes by age ran last, by a clock that it trusted. */
export interface JobRunTable {
  name: string;
  ran_at: string;
}

/** What was searched for on a day, in vain or not. */
export interface SearchTable {
  /** As in 2026-01-31. */
  day: string;
  words: string;
  count: number;
}

/** How often a page led to a call or a chat on a day. */
export interface TapTable {
  day: string;
  way: string;
  page: string;
  /** 0 for pages that are no product's. */
  product_id: number;
  count: number;
}

/** How often somebody did what is limited, within a span of time. */
export interface RateLimitTable {
  /** A hash: nobody is named. */
  key: string;
  until: string;
  count: number;
}
