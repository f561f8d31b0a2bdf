/** Handles a posted message: validates it, limits the sender and passes it to the upstream. */

import { data, redirect } from "react-router";
import { type ContactValues, MAX_CONTACT_BODY } from "#app/contract/contact.ts";
import { HONEYPOT } from "#app/contract/contact-form.ts";
import { readForm } from "#app/http/form.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { PUBLIC_FORMS } from "#app/limits.ts";
import { site } from "#app/site/site.server.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { type ContactErrors, listSubjects, readContactMessage } from "./contact-message.ts";
import { ONE_MACHINE, parseContactQuery, thanksHref, withProducts } from "./contact-view.ts";
import { addNamed } from "./enquired.server.ts";

interface ContactResult {
  values: ContactValues;
  errors: ContactErrors;
  failure: string | null;
}

const respond = (status: number, body: ContactResult, headers?: HeadersInit) =>
  data(body, { status, headers });

/** The longest entry of a message that is too long; otherwise null. */
function findTooLong(values: ContactValues): keyof ContactValues | null {
  if (Buffer.byteLength(JSON.stringify(values)) <= MAX_CONTACT_BODY) return null;
  const fields = Object.keys(values) as (keyof ContactValues)[];
  return fields.reduce((longest, field) =>
    values[field].length > values[longest].length ? field : longest,
  );
}

/** `clientAddress` is counted against the limit of messages. */
export async function sendMessage(
  request: Request,
  upstream: Upstream,
  clientAddress: string | null,
  t: Messages["contact"],
) {
  const form = await readForm(request, PUBLIC_FORMS.contact);
  // Robots see the usual thanks, so they do not try another way.
  if (form.get(HONEYPOT)) return redirect(thanksHref(Date.now()), 303);
  const { searchParams } = new URL(request.url);
  const { products, add: unknown } = parseContactQuery(searchParams);
  const keep = form.get("keep");
  const typed = keep === ONE_MACHINE ? "" : String(form.get("add") ?? "");
  const { add } = parseContactQuery(new URLSearchParams({ add: typed }));
  const named = await addNamed(upstream, searchParams, add);
  form.append("chosen", named.missing);
  const { values, errors, message } = readContactMessage(
    form,
    {
      branches: site.branches.map(({ name }) => name),
      subjects: listSubjects(site.contact, t),
    },
    t,
  );
  // After a redirect the browser sends the form again.
  if (keep !== null) {
    if (named.href !== withProducts(searchParams, products, unknown))
      return redirect(named.href, 307);
    return respond(200, { values, errors: {}, failure: null });
  }
  if (named.isNew) return redirect(`${named.href}&added`, 307);
  if (searchParams.has("added")) return respond(200, { values, errors: {}, failure: t.addedFirst });
  const longest = findTooLong(values);
  if (longest)
    return respond(413, { values, errors: { ...errors, [longest]: t.tooLong }, failure: null });
  if (message === null) return respond(400, { values, errors, failure: null });

  const receipt = await upstream.sendContact(message, clientAddress);
  if (receipt.success) {
    const about = new URL(request.url).searchParams;
    about.set("subject", message.subject);
    const branch = site.branches.find(({ name }) => name === message.branch);
    if (branch) about.set("branch", branch.slug);
    else about.delete("branch");
    return redirect(thanksHref(Date.now(), about, receipt.number), 303);
  }
  if (receipt.reason === "limited") {
    const minutes = Math.ceil(receipt.wait / 60);
    return respond(
      429,
      { values, errors, failure: t.tooMany(minutes) },
      { "Retry-After": String(receipt.wait) },
    );
  }
  return respond(receipt.reason === "refused" ? 400 : 503, {
    values,
    errors,
    failure: receipt.error ?? t.notSubmitted,
  });
}
