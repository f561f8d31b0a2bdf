/** Visitors' messages for the shop's people: listing, handling, exporting, erasing. */
import { ErasedMessages, Message, MessageFilter, MessageUpdate, PERSON_KEY } from "#app/contract/message.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import { line } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import { erasePerson, findMessage, listMessages, type MessageChoice, updateMessage } from "../contact/messages.ts";
import { toMessagesCsv } from "../contact/messages-file.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { MESSAGES_PER_PAGE } from "../staff-reading.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, jsonBody, ok, okList } from "./route.ts";

const tags = ["Messages"];

export function addMessages(app: App, { database, authority, callingCode, staffReading }: Services): void {
  const { db } = database;
  const toChoice = ({ person, ...filter }: MessageFilter): MessageChoice => ({
    ...filter,
    person: person === undefined ? undefined : { key: person, callingCode },
  });
  const mayRead = authority.requirePermission("canReadMessages");

  const list = adminRoute({
    method: "get",
    path: "/messages",
    tags,
    summary: "List visitors' messages, the latest first",
    middleware: mayRead,
    request: {
      query: MessageFilter.extend({
        page: wholeNumber(1, 1_000_000, "Which page of `limit` messages").optional(),
        limit: wholeNumber(1, 500, `How many; without it ${MESSAGES_PER_PAGE}`).optional(),
      }),
    },
    responses: { 200: json(listOf(Message), "One page") },
  });
  app.openapi(list, async (context) => {
    const { messages, total } = await staffReading(context.var.admin).listMessages(context.req.valid("query"));
    return okList(context, messages, total);
  });

  const exportAll = adminRoute({
    method: "get",
    path: "/messages/export",
    tags,
    summary: "Export messages as a table, all or those of one person",
    middleware: mayRead,
    request: { query: MessageFilter },
    responses: {
      200: { content: { "text/csv": { schema: { type: "string" as const } } }, description: "For a spreadsheet" },
    },
  });
  app.openapi(exportAll, async (context) => {
    const { messages } = await listMessages(db, toChoice(context.req.valid("query")));
    context.header("Content-Disposition", 'attachment; filename="messages.csv"');
    const bytes = new Uint8Array(toMessagesCsv(messages.reverse()));
    return context.body(bytes, 200, { "Content-Type": "text/csv; charset=utf-8" });
  });

  const find = adminRoute({
    method: "get",
    path: "/messages/{id}",
    tags,
    summary: "Find a message",
    middleware: mayRead,
    request: { params: IdPath },
    responses: { 200: json(successOf(Message), "The message"), ...failures(404) },
  });
  app.openapi(find, async (context) => {
    const data = await findMessage(db, context.req.valid("param").id);
    return ok(context, data);
  });

  const update = adminRoute({
    method: "patch",
    path: "/messages/{id}",
    tags,
    summary: "Mark a message as handled or open, note something, give it to a branch",
    middleware: [authority.requirePermission("canAnswerMessages"), limitBody(API_BODIES.named)],
    request: {
      params: IdPath,
      ...jsonBody(MessageUpdate),
    },
    responses: { 200: json(successOf(Message), "Changed"), ...failures(404) },
  });
  app.openapi(update, async (context) => {
    const data = await updateMessage(db, context.req.valid("param").id, context.req.valid("json"), context.var.admin);
    return ok(context, data);
  });

  const erase = adminRoute({
    method: "delete",
    path: "/messages",
    tags,
    summary: "Erase everything that one person sent",
    middleware: authority.requirePermission("canEraseMessages"),
    request: {
      query: MessageFilter.pick({ person: true }).extend({
        person: line(254, 3).meta({ description: PERSON_KEY }),
      }),
    },
    responses: { 200: json(successOf(ErasedMessages), "How many there were") },
  });
  app.openapi(erase, async (context) => {
    const person = { key: context.req.valid("query").person, callingCode };
    const erased = await erasePerson(database, person, context.var.admin);
    return ok(context, { erased });
  });
}
