/** Receives messages from visitors. */
import { ContactMessage, ContactReceipt, MAX_CONTACT_BODY } from "#app/contract/contact.ts";
import type { App } from "../env.ts";
import { json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./authority.ts";
import { idempotencyKey } from "./parameters.ts";
import { addCall } from "./route.ts";

export function addContact(app: App, { receiveMessage }: Services): void {
  addCall(app, {
    access: "anyone",
    method: "post",
    path: "/contact",
    tags: ["Contact"],
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
    handle: ({ headers, body }, { var: { clientAddress } }) =>
      receiveMessage(body, { key: headers["idempotency-key"] ?? null, clientAddress }),
  });
}
