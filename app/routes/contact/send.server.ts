/** Takes a posted message: checks it, counts the sender, hands it to the upstream and says what came of it. */
import { data, redirect } from "react-router";
import { type ContactValues, LARGEST_CONTACT_BODY } from "#app/contract/contact.ts";
import { HONEYPOT } from "#app/contract/contact-form.ts";
import { readForm } from "#app/http/form.ts";
import { PUBLIC_FORMS } from "#app/limits.ts";
import { site } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { type ContactErrors, readContactMessage } from "./contact-message.ts";
import { thanksHref } from "./contact-view.ts";
import { NOT_TAKEN, TOO_LONG } from "./failure.ts";

interface ContactAnswer {
  values: ContactValues;
  errors: ContactErrors;
  failure: string | null;
}

const answer = (status: number, body: ContactAnswer, headers?: HeadersInit) => data(body, { status, headers });

/** The longest entry of a message that is more than is taken; null for one that can. */
function findTooLong(values: ContactValues): keyof ContactValues | null {
  if (Buffer.byteLength(JSON.stringify(values)) <= LARGEST_CONTACT_BODY) return null;
  const fields = Object.keys(values) as (keyof ContactValues)[];
  return fields.reduce((longest, field) => (values[field].length > values[longest].length ? field : longest));
}

/** `clientAddress` is counted against the limit of messages. */
export async function sendMessage(request: Request, upstream: Upstream, clientAddress: string | null) {
  const form = await readForm(request, PUBLIC_FORMS.contact);
  // Thanked like everybody, a robot has no reason to try another way.
  if (form.get(HONEYPOT)) return redirect(thanksHref(Date.now()), 303);
  const { values, errors, message } = readContactMessage(
    form,
    site.branches.map(({ name }) => name),
  );
  const longest = findTooLong(values);
  if (longest) return answer(413, { values, errors: { ...errors, [longest]: TOO_LONG }, failure: null });
  if (message === null) return answer(400, { values, errors, failure: null });

  const receipt = await upstream.sendContact(message, clientAddress);
  if (receipt.success) return redirect(thanksHref(Date.now()), 303);
  if (receipt.reason === "limited") {
    const minutes = Math.ceil(receipt.wait / 60);
    const failure = `Too many messages came from your connection. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}, or call us.`;
    return answer(429, { values, errors, failure }, { "Retry-After": String(receipt.wait) });
  }
  return answer(receipt.reason === "refused" ? 400 : 503, { values, errors, failure: receipt.error ?? NOT_TAKEN });
}
