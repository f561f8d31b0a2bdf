/** Receives messages from visitors. */
import { createRoute } from "@hono/zod-openapi";
import { ContactMessage, ContactReceipt, MAX_CONTACT_BODY } from "#app/contract/contact.ts";
import type { App } from "../env.ts";
import { failures, json } from "../responses.ts";
import type { Services } from "../services.ts";
import { limitBody } from "./body-limit.ts";
import { idempotencyKey } from "./parameters.ts";
import { jsonBody } from "./route.ts";

const contact = createRoute({
  method: "post",
  path: "/contact",
  tags: ["Contact"],
  summary: "Send a message to the shop",
  description: "Repeated within ten minutes, the same message is stored once.",
  middleware: limitBody(MAX_CONTACT_BODY),
  request: {
    headers: idempotencyKey("message"),
    ...jsonBody(ContactMessage),
  },
  responses: {
    200: json(ContactReceipt, "The message is stored"),
    ...failures(400, 409, 413, 415, 429),
  },
});

export function addContact(app: App, { receiveMessage }: Services): void {
  app.openapi(contact, async (context) => {
    const { clientAddress } = context.var;
    const key = context.req.valid("header")["idempotency-key"] ?? null;
    const number = await receiveMessage(context.req.valid("json"), { key, clientAddress });
    return context.json({ success: true as const, data: { number } }, 200);
  });
}
