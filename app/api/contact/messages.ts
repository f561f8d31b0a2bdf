/** Visitors' messages as the shop's people list, handle, export and erase them. */
import { type Kysely, type SelectQueryBuilder, sql } from "kysely";
import type { Message, MessageFilter, MessageUpdate } from "#app/contract/message.ts";
import { phoneKey } from "#app/phone-number.ts";
import { type Actor, writeAuditLog } from "../accounts/audit-log.ts";
import { ApiError } from "../api-error.ts";
import type { Database } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { forgetClaims } from "./store-message.ts";

type Messages = SelectQueryBuilder<Tables, "contact_messages", object>;

const SEARCHED = ["name", "email", "phone", "product", "message"] as const;

/** Whose messages, by the one key that is given; keys do not lead to further keys. */
export interface Person {
  /** E-mail address or phone number. */
  key: string;
  /** The shop's, for phone numbers that name no country. */
  callingCode: string;
}

/** The messages with an equal e-mail address, or with an equal phone number however written. */
async function idsOf(db: Kysely<Tables>, { key, callingCode }: Person): Promise<number[]> {
  const rows = await db.selectFrom("contact_messages").select(["id", "email", "phone"]).execute();
  const isEmail = key.includes("@");
  const keyOf = (text: string) => (isEmail ? text.trim().toLowerCase() : phoneKey(text, callingCode));
  const wanted = keyOf(key);
  const isTheirs = ({ email, phone }: (typeof rows)[number]) =>
    wanted !== "" && keyOf(isEmail ? email : phone) === wanted;
  return rows.filter(isTheirs).map(({ id }) => id);
}

/** As the API's filter, with the person's key completed by the shop's calling code. */
export interface MessageChoice extends Omit<MessageFilter, "person"> {
  person?: Person | undefined;
}

async function narrow(db: Kysely<Tables>, filter: MessageChoice): Promise<Messages> {
  const { status, subject, branch, q, person } = filter;
  let query: Messages = db.selectFrom("contact_messages");
  if (status) query = query.where("status", "=", status);
  if (subject) query = query.where("subject", "=", subject);
  if (branch) query = query.where("branch", "=", branch);
  if (q) {
    const pattern = `%${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
    query = query.where((eb) =>
      eb.or(SEARCHED.map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '\\'`)),
    );
  }
  // PostgreSQL knows no empty list; no message has the id 0.
  if (person) query = query.where("id", "in", [0, ...(await idsOf(db, person))]);
  return query;
}

export interface MessagePage {
  messages: Message[];
  total: number;
}

/** The latest first. */
export async function listMessages(
  db: Kysely<Tables>,
  filter: MessageChoice,
  { limit, offset = 0 }: { limit?: number; offset?: number } = {},
): Promise<MessagePage> {
  const matching = await narrow(db, filter);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow();
  const all = matching.selectAll().orderBy("id", "desc");
  const messages = await (limit === undefined ? all : all.limit(limit).offset(offset)).execute();
  return { messages, total: Number(total) };
}

/** @throws an ApiError when there is none. */
export async function findMessage(db: Kysely<Tables>, id: number): Promise<Message> {
  const message = await db.selectFrom("contact_messages").selectAll().where("id", "=", id).executeTakeFirst();
  if (!message) throw new ApiError(404, "Message not found");
  return message;
}

/** The log tells who handled it, and nothing of what a person wrote. */
export async function updateMessage(
  db: Kysely<Tables>,
  id: number,
  update: MessageUpdate,
  actor: Actor,
): Promise<Message> {
  return db.transaction().execute(async (trx) => {
    const before = await findMessage(trx, id);
    const { status = before.status, note = before.note, branch = before.branch } = update;
    const turned = status !== before.status;
    const handled =
      status === "handled" ? { handled_at: new Date().toISOString(), handled_by: actor.email } : NOT_HANDLED;
    const after = await trx
      .updateTable("contact_messages")
      .set({ status, note, branch, ...(turned ? handled : {}) })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const entry = { action: "update", resource: "message", id };
    await writeAuditLog(trx, actor, [{ ...entry, before: { status: before.status }, after: { status } }]);
    return after;
  });
}

const NOT_HANDLED = { handled_at: null, handled_by: null };

/** Everything of one person, out of the database's files too. @returns how many messages there were. */
export async function erasePerson(database: Database, person: Person, actor: Actor): Promise<number> {
  const erased = await database.db.transaction().execute(async (trx) => {
    const ids = await idsOf(trx, person);
    if (ids.length === 0) return 0;
    const messages = await trx.deleteFrom("contact_messages").where("id", "in", ids).returningAll().execute();
    await forgetClaims(trx, messages);
    await writeAuditLog(trx, actor, [
      { action: "erase", resource: "message", id: null, after: { messages: ids.length } },
    ]);
    return ids.length;
  });
  await database.clearFreed();
  return erased;
}
