/** Hands a visitor's message to the upstream: once, never repeated by itself. */
import { hash } from "node:crypto";
import { AnswerReading, errorTextOf } from "#app/contract/answer-reading.ts";
import type { ContactMessage } from "#app/contract/contact.ts";
import { RATES } from "#app/limits.ts";
import { log } from "#app/log.server.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import type { SendContact } from "../upstream.ts";
import { UpstreamError } from "../upstream-error.ts";
import { exchange, type Send } from "./transport.ts";

const TIMEOUT = 10_000;

/** The five standard fields; branch and product become lines before the message. */
export function inWords({ branch, product, message, ...entries }: ContactMessage): object {
  const about = [product && `About: ${product}`, branch && `For: ${branch}`].filter(Boolean);
  return { ...entries, message: about.length > 0 ? `${about.join("\n")}\n\n${message}` : message };
}

/** Success needs both an OK status and `success: true`. */
export function createSendContact(send: Send, base: string): SendContact {
  const limit = createRateLimit(RATES.messages);
  return async (message, clientAddress) => {
    const wait = limit.take(clientAddress);
    if (wait !== null) return { success: false, reason: "limited", wait };
    const body = JSON.stringify(inWords(message));
    // Sent twice, by a second press or a reload, it is the same message.
    const key = hash("sha256", body, "base64url");
    const headers = new Headers({ "Content-Type": "application/json", "Idempotency-Key": key });
    if (clientAddress !== null) headers.set("X-Forwarded-For", clientAddress);
    const signal = AbortSignal.timeout(TIMEOUT);
    try {
      const answer = await exchange(
        send,
        new Request(`${base}/api/contact`, { method: "POST", headers, body, signal, redirect: "manual" }),
      );
      const { success, error } = read(answer.body);
      const { ok, status } = answer.response;
      if (ok && success) return { success: true };
      log.warn({ status }, "the upstream did not take a message");
      return { success: false, reason: status >= 500 ? "failed" : "refused", error };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      log.error({ err: error }, "a message could not be handed over");
      return { success: false, reason: "failed", error: null };
    }
  };
}

function read(body: string): { success: boolean; error: string | null } {
  try {
    const json: unknown = JSON.parse(body);
    return { success: AnswerReading.safeParse(json).data?.success ?? false, error: errorTextOf(json) };
  } catch {
    return { success: false, error: null };
  }
}
