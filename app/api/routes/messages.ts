/** Calls for staff to list, handle, export and erase visitors' messages. */
import {
  ErasedMessages,
  Message,
  MessageFilter,
  MessageUpdate,
  PersonParameter,
} from "#app/contract/message.ts";
import { listOf, successOf } from "#app/contract/reply.ts";
import { wholeNumber } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import { MESSAGES_PER_PAGE } from "../staff-reading.ts";
import { bodyOf } from "./authority.ts";
import { IdPath } from "./parameters.ts";
import { adminRoute, jsonBody, ok, okList } from "./route.ts";

const tags = ["Messages"];

export function addMessages(app: App): void {
  const list = adminRoute({
    method: "get",
    path: "/messages",
    tags,
    summary: "List visitors' messages, the latest first",
    request: {
      query: MessageFilter.extend({
        page: wholeNumber(1, 1_000_000, "Page number, from 1").optional(),
        limit: wholeNumber(1, 500, `Messages per page; default ${MESSAGES_PER_PAGE}`).optional(),
      }),
    },
    responses: { 200: json(listOf(Message), "One page") },
  });
  app.openapi(list, async (context) => {
    const { messages, total } = await context.var.staff.reading.listMessages(
      context.req.valid("query"),
    );
    return okList(context, messages, total);
  });

  const exportAll = adminRoute({
    method: "get",
    path: "/messages/export",
    tags,
    summary: "Export messages as CSV",
    request: { query: MessageFilter },
    responses: {
      200: {
        content: { "text/csv": { schema: { type: "string" as const } } },
        description: "A CSV file",
      },
    },
  });
  app.openapi(exportAll, (context) =>
    context.var.staff.reading.exportMessages(context.req.valid("query")),
  );

  const find = adminRoute({
    method: "get",
    path: "/messages/{id}",
    tags,
    summary: "Find a message",
    request: { params: IdPath },
    responses: { 200: json(successOf(Message), "The message"), ...failures(404) },
  });
  app.openapi(find, async (context) => {
    const data = await context.var.staff.reading.findMessage(context.req.valid("param").id);
    return ok(context, data);
  });

  const update = adminRoute({
    method: "patch",
    path: "/messages/{id}",
    tags,
    summary: "Set a message's status, note or branch",
    middleware: bodyOf(API_BODIES.record, "canAnswerMessages"),
    request: {
      params: IdPath,
      ...jsonBody(MessageUpdate),
    },
    responses: { 200: json(successOf(Message), "Changed"), ...failures(404, 409) },
  });
  app.openapi(update, async (context) => {
    const { id } = context.req.valid("param");
    const fields = context.req.valid("json");
    return ok(context, await context.var.staff.writing.updateMessage(id, () => fields));
  });

  const erase = adminRoute({
    method: "delete",
    path: "/messages",
    tags,
    summary: "Erase all messages from one person",
    request: { query: PersonParameter },
    responses: { 200: json(successOf(ErasedMessages), "The number of erased messages") },
  });
  app.openapi(erase, async (context) => {
    const erased = await context.var.staff.writing.erasePerson(context.req.valid("query").person);
    return ok(context, { erased });
  });
}
