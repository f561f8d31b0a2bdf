/** Lists, updates and erases visitors' messages for staff. */
import type { Kysely, SelectQueryBuilder } from "kysely";
import type { Message, MessageFilter, MessageUpdate } from "#app/contract/message.ts";
import { phoneKey } from "#app/phone-number.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import { contains, countRows } from "../database/dialect.ts";
import type { Tables } from "../database/tables.ts";
import { toCsv } from "../spreadsheet/spreadsheet-format.ts";
import { deleteClaims } from "./receive-message.ts";

type MessageSelection = SelectQueryBuilder<Tables, "contact_messages", object>;

const SEARCHED = ["name", "email", "phone", "product", "message"] as const;

/** A person by one key; messages with other keys of the same person are not included. */
export interface Person {
  /** Email address or phone number. */
  key: string;
  /** For phone numbers without a country code. */
  callingCode: string;
}

/** Ids of messages with an equal email address or an equal normalised phone number. */
async function idsOf(db: Kysely<Tables>, { key, callingCode }: Person): Promise<number[]> {
  const rows = await db.selectFrom("contact_messages").select(["id", "email", "phone"]).execute();
  const isEmail = key.includes("@");
  const keyOf = (text: string) =>
    isEmail ? text.trim().toLowerCase() : phoneKey(text, callingCode);
  const wanted = keyOf(key);
  const isMatch = ({ email, phone }: (typeof rows)[number]) =>
    wanted !== "" && keyOf(isEmail ? email : phone) === wanted;
  return rows.filter(isMatch).map(({ id }) => id);
}

/** The API's filter, with the shop's calling code for the person's key. */
export interface ResolvedMessageFilter extends Omit<MessageFilter, "person"> {
  person?: Person | undefined;
}

async function selectMatching(
  db: Kysely<Tables>,
  filter: ResolvedMessageFilter,
): Promise<MessageSelection> {
  const { status, subject, branch, q, person } = filter;
  let query: MessageSelection = db
    .selectFrom("contact_messages")
    .where((eb) => eb.and({ status, subject, branch: branch || undefined }));
  if (q) query = query.where((eb) => eb.or(SEARCHED.map((column) => contains(db, column, q))));
  // PostgreSQL rejects an empty list; no message has the id 0.
  if (person) query = query.where("id", "in", [0, ...(await idsOf(db, person))]);
  return query;
}

/** Latest first. */
export async function listMessages(
  db: Kysely<Tables>,
  filter: ResolvedMessageFilter,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
) {
  const matching = await selectMatching(db, filter);
  const all = matching.selectAll().orderBy("id", "desc");
  const messages = await (limit === undefined ? all : all.limit(limit).offset(offset)).execute();
  return { messages, total: await countRows(matching) };
}

/** @throws ApiError 404 */
export const findMessage = (db: Kysely<Tables>, id: number): Promise<Message> =>
  db
    .selectFrom("contact_messages")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow(() => new ApiError(404, "Message not found"));

/**
 * The audit log has the status and the actor, but no text of the message.
 *
 * @param change receives the saved message, in the transaction that changes it
 * @throws ApiError 404, or 409 for one that someone else changes at the same time
 */
export async function updateMessage(
  db: Kysely<Tables>,
  id: number,
  change: (saved: Message) => MessageUpdate,
  actor: Actor,
): Promise<Message> {
  return db.transaction().execute(async (trx) => {
    const before = await findMessage(trx, id);
    const { note, answer, branch } = before;
    const { status = before.status, ...texts } = change(before);
    const isStatusChanged = status !== before.status;
    const handled =
      status === "handled"
        ? { handled_at: new Date().toISOString(), handled_by: actor.email }
        : NOT_HANDLED;
    const after = await trx
      .updateTable("contact_messages")
      .set({ status, ...texts, ...(isStatusChanged ? handled : {}) })
      .where((eb) => eb.and({ id, note, answer, branch, status: before.status }))
      .returningAll()
      .executeTakeFirstOrThrow(
        () => new ApiError(409, "Someone else is changing this message. Try again"),
      );
    const entry = { action: "update", resource: "message", id };
    await writeAuditLog(trx, actor, [
      { ...entry, before: { status: before.status }, after: { status } },
    ]);
    return after;
  });
}

const NOT_HANDLED = { handled_at: null, handled_by: null };

/** Erases a person's messages, also from the database files. @returns their number. */
export async function erasePerson(
  database: Database,
  person: Person,
  actor: Actor,
): Promise<number> {
  const erased = await database.db.transaction().execute(async (trx) => {
    const ids = await idsOf(trx, person);
    if (ids.length === 0) return 0;
    const messages = await trx
      .deleteFrom("contact_messages")
      .where("id", "in", ids)
      .returningAll()
      .execute();
    await deleteClaims(trx, messages);
    await writeAuditLog(trx, actor, [
      { action: "erase", resource: "message", id: null, after: { messages: ids.length } },
    ]);
    return ids.length;
  });
  await database.eraseFreePages();
  return erased;
}

const COLUMNS = [
  "id",
  "created_at",
  "status",
  "subject",
  "name",
  "email",
  "phone",
  "branch",
  "product",
  "message",
  "note",
  "answer",
] as const;

export function toMessagesCsv(messages: Message[]): Buffer {
  const rows = messages.map((message) => COLUMNS.map((column) => String(message[column])));
  return toCsv([[...COLUMNS], ...rows]);
}

/** As a file that browsers save. */
export function toMessagesFile(messages: Message[]): Response {
  const headers = {
    "Content-Type": "text/csv; charset=utf-8",
    "Content-Disposition": 'attachment; filename="messages.csv"',
  };
  return new Response(new Uint8Array(toMessagesCsv(messages)), { headers });
}
