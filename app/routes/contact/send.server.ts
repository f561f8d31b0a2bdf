/** Takes a posted message: checks it, counts the sender, hands it to the upstream and says what came of it. */
import { hash } from "node:crypto";
import { data, redirect } from "react-router";
import { readForm } from "#app/http/form.ts";
import { PUBLIC_FORMS, RATES } from "#app/limits.ts";
import { createRateLimit } from "#app/rate-limit.ts";
import { site } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { type ContactErrors, type ContactValues, readContactMessage } from "./contact-message.ts";
import { thanksHref } from "./contact-view.ts";
import { NOT_TAKEN, TOO_LONG } from "./failure.ts";

const limit = createRateLimit(RATES.messages);

/** Bytes that the upstream takes as JSON, with room for the names of the entries. */
const LARGEST_SENT = 60 * 1024;

interface ContactAnswer {
  values: ContactValues;
  errors: ContactErrors;
  failure: string | null;
}

const answer = (status: number, body: ContactAnswer, headers?: HeadersInit) => data(body, { status, headers });

/** The longest entry of a message that is more than can be sent; null for one that can. */
function findTooLong(values: ContactValues): keyof ContactValues | null {
  if (Buffer.byteLength(JSON.stringify(values)) <= LARGEST_SENT) return null;
  const fields = Object.keys(values) as (keyof ContactValues)[];
  return fields.reduce((longest, field) => (values[field].length > values[longest].length ? field : longest));
}

/** `clientAddress` is counted against the limit of messages. */
export async function sendMessage(request: Request, upstream: Upstream, clientAddress: string | null) {
  const form = await readForm(request, PUBLIC_FORMS.contact);
  // Thanked like everybody, a robot has no reason to try another way.
  if (form.get("website")) return redirect(thanksHref(Date.now()), 303);
  const { values, errors } = readContactMessage(
    form,
    site.branches.map(({ name }) => name),
  );
  const longest = findTooLong(values);
  if (longest) return answer(413, { values, errors: { ...errors, [longest]: TOO_LONG }, failure: null });
  if (Object.keys(errors).length > 0) return answer(400, { values, errors, failure: null });

  const wait = limit.take(clientAddress);
  if (wait !== null) {
    const minutes = Math.ceil(wait / 60);
    const failure = `Too many messages came from your connection. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or call us.`;
    return answer(429, { values, errors, failure }, { "Retry-After": String(wait) });
  }

  // Sent twice, by a second press or a reload, it is the same message.
  const idempotencyKey = hash("sha256", JSON.stringify(values), "base64url");
  const receipt = await upstream.sendContact(values, { idempotencyKey, clientAddress });
  if (receipt.success) return redirect(thanksHref(Date.now()), 303);
  const failure = receipt.error ?? NOT_TAKEN;
  return answer(receipt.reason === "refused" ? 400 : 503, { values, errors, failure });
}
