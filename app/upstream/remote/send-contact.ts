/** Sends a visitor's message to the upstream, without retries. */
import { hash } from "node:crypto";
import { type ContactMessage, ContactReceipt } from "#app/contract/contact.ts";
import { contactSubjects } from "#app/contract/contact-form.ts";
import { RATES } from "#app/limits.ts";
import { log } from "#app/log.server.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { UpstreamError } from "../outage.ts";
import type { SendContact } from "../upstream.ts";
import { exchange, readEnvelope, readError, type Send } from "./transport.ts";

const TIMEOUT = 10_000;

/** The five standard fields; other subjects, branch and product are lines before the message. */
export function inWords({ branch, product, message, ...entries }: ContactMessage): object {
  const subject = contactSubjects.find((each) => each === entries.subject) ?? "other";
  const about = [
    subject !== entries.subject && `Subject: ${entries.subject.replaceAll("-", " ")}`,
    product && `About: ${product}`,
    branch && `For: ${branch}`,
  ].filter(Boolean);
  return {
    ...entries,
    subject,
    message: about.length > 0 ? `${about.join("\n")}\n\n${message}` : message,
  };
}

/** Success needs both an OK status and `success: true`. */
export function createSendContact(send: Send, base: string): SendContact {
  const limit = createRateLimit(RATES.messages);
  return async (message, clientAddress) => {
    const wait = limit.take(clientAddress);
    if (wait !== null) return { success: false, reason: "limited", wait };
    const body = JSON.stringify(inWords(message));
    const headers = {
      "Content-Type": "application/json",
      // A second click or a reload sends the same message with the same key.
      "Idempotency-Key": hash("sha256", body, "base64url"),
      ...(clientAddress !== null && { "X-Forwarded-For": clientAddress }),
    };
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      const init = { method: "POST", headers, body, signal };
      const { response, body: text } = await exchange(send, `${base}/api/contact`, init);
      const { ok, status } = response;
      const envelope = ok ? readEnvelope(text) : null;
      // Another upstream may not number messages.
      const receipt = ContactReceipt.shape.data.safeParse(envelope?.data).data;
      if (envelope?.success) return { success: true, number: receipt?.number ?? null };
      log.warn({ status }, "the upstream rejected a message");
      const reason = status >= 500 ? "failed" : "refused";
      return { success: false, reason, error: readError(text) };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.error({ err: error }, "a message could not be sent to the upstream");
      return { success: false, reason: "failed", error: null };
    }
  };
}
