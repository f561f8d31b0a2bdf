/** The contact page: a message form, the other ways to reach us, and what people ask most. */
import { useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router";
import { company } from "#app/content/company.ts";
import { telHref } from "#app/content/phone.ts";
import { contactQuestions } from "#app/content/questions.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData, questionsData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { ContactOptions } from "./contact-options.tsx";
import { readContactAddress, toMessageStart } from "./contact-view.ts";
import { toFailure } from "./failure.ts";
import { sendMessage } from "./send.server.ts";
import { ThankYou } from "./thank-you.tsx";
import "./contact.css";
import { onlyParams } from "#app/http/page-address.ts";

const crumbs = [{ name: "Home", href: "/" }, { name: "Contact" }];

export const handle = onlyParams("product", "subject", "sent");

export const meta: Route.MetaFunction = ({ matches }) => {
  return [
    ...pageMeta(matches, {
      title: "Contact Us",
      description: `Write to ${company.name}, call or chat. Parts, warranty, repairs, quotes: we reply ${company.replyPromise}.`,
      path: "/contact",
    }),
    jsonLd(breadcrumbData(matches, crumbs, "/contact")),
    jsonLd(questionsData(contactQuestions)),
  ];
};

/** The page itself may be kept; how long to wait after too many messages is the action's to say. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? catalogue : { ...uncached, "Retry-After": wait };
};

export function action({ request, context }: Route.ActionArgs) {
  return sendMessage(request, context.get(upstreamContext));
}

/** Where no answer of ours comes back the form stays as it is, with the specification's words (1 §8) above it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFailure(error);
  }
}

export default function Contact({ actionData }: Route.ComponentProps) {
  const { subject, product, sent } = readContactAddress(useSearchParams()[0]);
  const thanks = useThanks(sent);
  const blank = { name: "", email: "", phone: "", subject, message: toMessageStart(product) };
  return (
    <>
      <div className="title title--wash">
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1>Contact Us</h1>
          <p>Tell us the machine and the job. We reply {company.replyPromise}.</p>
        </div>
      </div>
      <div className="wrap contact">
        <section aria-labelledby="form-title">
          <h2 id="form-title">Send a message</h2>
          {sent && <ThankYou key={thanks} reply={company.replyPromise} />}
          <ContactForm
            key={`${thanks} ${subject} ${product}`}
            values={actionData?.values ?? blank}
            errors={actionData?.errors ?? {}}
            failure={actionData?.failure ?? null}
          />
        </section>
        <SidePanel />
      </div>
      <ContactOptions />
      <section className="wrap section contact-questions" aria-labelledby="questions-title">
        <h2 id="questions-title">Frequently asked questions</h2>
        <Accordion name="contact-questions" items={contactQuestions} />
      </section>
    </>
  );
}

/** Names the latest thanks: another after each message sent, and the same still when they have left. */
function useThanks(sent: boolean): string {
  const { key } = useLocation();
  const [latest, setLatest] = useState(sent ? key : "");
  if (sent && key !== latest) setLatest(key);
  return latest;
}

function SidePanel() {
  const { phone, contactHours, supportEmail, headquarters, name } = company;
  return (
    <aside className="contact-panel" aria-label="Reach us directly">
      <section>
        <h2>Customer service</h2>
        <a className="contact-panel__phone" href={telHref(phone)}>
          {phone.text}
        </a>
        <p>{contactHours}</p>
      </section>
      <section>
        <h2>E-mail</h2>
        <a className="link" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
      </section>
      <section>
        <h2>Headquarters</h2>
        <address>
          {name}
          <br />
          {headquarters.street}, {headquarters.town}
          <br />
          {headquarters.state} {headquarters.pin}
        </address>
      </section>
      <section>
        <h2>Good to know</h2>
        <p>
          <Link className="link" to="/warranty">
            Warranty
          </Link>
        </p>
        <p>
          <Link className="link" to="/returns">
            Returns
          </Link>
        </p>
      </section>
    </aside>
  );
}
