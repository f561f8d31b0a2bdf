/** The call by which a visitor's message arrives. */
import { createRoute } from "@hono/zod-openapi";
import { ContactMessage, ContactReceipt, LARGEST_CONTACT_BODY } from "#app/contract/contact.ts";
import { ApiError } from "../api-error.ts";
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
  summary: "Send the dealer a message",
  description: "Stored before it is acknowledged. The same message within ten minutes is stored once.",
  middleware: limitBody(LARGEST_CONTACT_BODY),
  request: {
    headers: idempotencyKey("message"),
    ...jsonBody(ContactMessage),
  },
  responses: { 200: json(ContactReceipt, "The message is stored"), ...failures(400, 403, 409, 413, 415, 429) },
});

/** A browser tells where a form was sent from; only this site's own may. */
function isForeign(origin: string | undefined, url: string, own: string | undefined): boolean {
  if (origin === undefined) return false;
  return origin !== own && (!URL.canParse(origin) || new URL(origin).host !== new URL(url).host);
}

export function addContact(app: App, { receiveMessage, publicOrigin }: Services): void {
  app.openapi(contact, async (context) => {
    if (isForeign(context.req.header("Origin"), context.req.url, publicOrigin)) {
      throw new ApiError(403, "Messages are taken from this site's own pages only");
    }
    const { clientAddress } = context.var;
    const key = context.req.valid("header")["idempotency-key"] ?? null;
    await receiveMessage(context.req.valid("json"), { key, clientAddress });
    return context.json({ success: true as const }, 200);
  });
}
