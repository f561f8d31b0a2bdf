/** Visitors' messages for the shop's people: listing, handling, exporting, erasing. */
import { createRoute } from "@hono/zod-openapi";
import { ErasedMessages, Message, MessageFilter, MessageUpdate } from "#app/contract/message.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/whole-number.ts";
import { line } from "#app/contract/writing.ts";
import { erasePerson, findMessage, listMessages, updateMessage } from "../contact/messages.ts";
import { toCsv } from "../contact/messages-file.ts";
import type { App, Services } from "../env.ts";
import { failures, json } from "../responses.ts";
import { limitBody } from "./body-limit.ts";
import { IdPath } from "./parameters.ts";

const LARGEST = 64 * 1024;
const DEFAULT_LIMIT = 50;
const tags = ["Messages"];
const security = [{ bearer: [] }];

export function addMessages(app: App, { database, authority }: Services): void {
  const { db } = database;
  const mayRead = authority.requirePermission("canReadMessages");

  const list = createRoute({
    method: "get",
    path: "/messages",
    tags,
    security,
    summary: "List visitors' messages, the latest first",
    middleware: mayRead,
    request: {
      query: MessageFilter.extend({
        page: wholeNumber(1, 1_000_000, "Which page of `limit` messages").optional(),
        limit: wholeNumber(1, 500, `How many; without it ${DEFAULT_LIMIT}`).optional(),
      }),
    },
    responses: { 200: json(listOf(Message), "One page"), ...failures(400, 401, 403) },
  });
  app.openapi(list, async (context) => {
    const { page = 1, limit = DEFAULT_LIMIT, ...filter } = context.req.valid("query");
    const { messages, total } = await listMessages(db, filter, { limit, offset: (page - 1) * limit });
    return context.json({ success: true as const, data: messages, total }, 200);
  });

  const exportAll = createRoute({
    method: "get",
    path: "/messages/export",
    tags,
    security,
    summary: "Export messages as a table, all or those of one person",
    middleware: mayRead,
    request: { query: MessageFilter },
    responses: {
      200: { content: { "text/csv": { schema: { type: "string" as const } } }, description: "For a spreadsheet" },
      ...failures(400, 401, 403),
    },
  });
  app.openapi(exportAll, async (context) => {
    const { messages } = await listMessages(db, context.req.valid("query"));
    context.header("Content-Disposition", 'attachment; filename="messages.csv"');
    return context.body(toCsv(messages.reverse()), 200, { "Content-Type": "text/csv; charset=utf-8" });
  });

  const find = createRoute({
    method: "get",
    path: "/messages/{id}",
    tags,
    security,
    summary: "Find a message",
    middleware: mayRead,
    request: { params: IdPath },
    responses: { 200: json(successOf(Message), "The message"), ...failures(400, 401, 403, 404) },
  });
  app.openapi(find, async (context) => {
    const data = await findMessage(db, context.req.valid("param").id);
    return context.json({ success: true as const, data }, 200);
  });

  const update = createRoute({
    method: "patch",
    path: "/messages/{id}",
    tags,
    security,
    summary: "Mark a message as handled or open, note something, give it to a branch",
    middleware: [authority.requirePermission("canAnswerMessages"), limitBody(LARGEST)],
    request: {
      params: IdPath,
      body: { content: { "application/json": { schema: MessageUpdate } }, required: true },
    },
    responses: { 200: json(successOf(Message), "Changed"), ...failures(400, 401, 403, 404, 413, 415) },
  });
  app.openapi(update, async (context) => {
    const data = await updateMessage(db, context.req.valid("param").id, context.req.valid("json"), context.var.admin);
    return context.json({ success: true as const, data }, 200);
  });

  const erase = createRoute({
    method: "delete",
    path: "/messages",
    tags,
    security,
    summary: "Erase everything that one person sent",
    middleware: authority.requirePermission("canEraseMessages"),
    request: {
      query: MessageFilter.pick({ person: true }).extend({
        person: line(254, 3).meta({ description: "E-mail address, or phone number" }),
      }),
    },
    responses: { 200: json(successOf(ErasedMessages), "How many there were"), ...failures(400, 401, 403) },
  });
  app.openapi(erase, async (context) => {
    const erased = await erasePerson(database, context.req.valid("query").person, context.var.admin);
    return context.json({ success: true as const, data: { erased } }, 200);
  });
}
