/** Calls that receive visitors' messages, and those with which staff handle them. */
import { ContactMessage, ContactReceipt, MAX_CONTACT_BODY } from "#app/contract/contact.ts";
import {
  ErasedMessages,
  Message,
  MessageFilter,
  MessageUpdate,
  PersonParameter,
} from "#app/contract/message.ts";
import { wholeNumber } from "#app/contract/writing.ts";
import { API_BODIES } from "#app/limits.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { MESSAGES_PER_PAGE } from "../staff-reading.ts";
import { bodyOf, limitBody } from "./authority.ts";
import { addCalls, file, IdPath, idempotencyKey, many, one } from "./route.ts";

export function addContact(app: App, { receiveMessage }: Services): void {
  const call = addCalls(app, "Contact");
  call({
    access: "anyone",
    method: "post",
    path: "/contact",
    summary: "Send a message to the shop",
    description: "Repeated within ten minutes, the same message is stored once.",
    middleware: limitBody(MAX_CONTACT_BODY),
    headers: idempotencyKey("message"),
    body: ContactMessage,
    answer: {
      status: 200,
      response: json(ContactReceipt, "The message is stored"),
      send: (context, number: number | null) => context.json({ success: true, data: { number } }),
    },
    errors: [409, 429],
    handle: ({ headers, body, client }) =>
      receiveMessage(body, {
        key: headers["idempotency-key"] ?? null,
        clientAddress: client.address,
      }),
  });
}

export function addMessages(app: App): void {
  const call = addCalls(app, "Messages");
  call({
    method: "get",
    path: "/messages",
    summary: "List visitors' messages, the latest first",
    query: MessageFilter.extend({
      page: wholeNumber(1, 1_000_000, "Page number, from 1").optional(),
      limit: wholeNumber(1, 500, `Messages per page; default ${MESSAGES_PER_PAGE}`).optional(),
    }),
    answer: many(Message, "One page"),
    async handle({ query, staff }) {
      const { messages: data, total } = await staff.reading.listMessages(query);
      return { data, total };
    },
  });
  call({
    method: "get",
    path: "/messages/export",
    summary: "Export messages as CSV",
    query: MessageFilter,
    answer: file({
      content: { "text/csv": { schema: { type: "string" } } },
      description: "A CSV file",
    }),
    handle: ({ query, staff }) => staff.reading.exportMessages(query),
  });
  call({
    method: "get",
    path: "/messages/{id}",
    summary: "Find a message",
    params: IdPath,
    answer: one(Message, "The message"),
    errors: [404],
    handle: ({ params: { id }, staff }) => staff.reading.findMessage(id),
  });
  call({
    method: "patch",
    path: "/messages/{id}",
    summary: "Set a message's status, note or branch",
    middleware: bodyOf(API_BODIES.record, "canAnswerMessages"),
    params: IdPath,
    body: MessageUpdate,
    answer: one(Message, "Changed"),
    errors: [404, 409],
    handle: ({ params: { id }, body, staff }) => staff.writing.updateMessage(id, () => body),
  });
  call({
    method: "delete",
    path: "/messages",
    summary: "Erase all messages from one person",
    query: PersonParameter,
    answer: one(ErasedMessages, "The number of erased messages"),
    handle: async ({ query: { person }, staff }) => ({
      erased: await staff.writing.erasePerson(person),
    }),
  });
}
