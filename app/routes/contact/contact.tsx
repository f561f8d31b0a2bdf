/** The contact page: a message form, the other ways to reach us, and what people ask most. */
import { useState } from "react";
import { createContext, data, useLocation, useSearchParams } from "react-router";
import { catalogue, uncached } from "#app/http/policies.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData, questionsData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { ContactOptions } from "./contact-options.tsx";
import { isJustSent, REFUSED, readContactAddress } from "./contact-view.ts";
import { toFailure } from "./failure.ts";
import { sendMessage } from "./send.server.ts";
import { SidePanel } from "./side-panel.tsx";
import { ThankYou } from "./thank-you.tsx";
import "./contact.css";
import { onlyParams } from "#app/http/page-address.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";

const crumbs = [{ name: "Home", href: "/" }, { name: "Contact" }];
/** Pages of the dealer's that answer before somebody asks. */
const GOOD_TO_KNOW = ["warranty", "returns"];

export const handle = onlyParams("branch", "product", "subject", "sent");

/** Whether the message of this request was sent back: without scripts the page's title is the first that is read aloud. */
const refusedContext = createContext(false);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const questions = loaderData?.questions ?? [];
  return [
    ...pageMeta(matches, {
      title: `${loaderData?.isRefused ? REFUSED : ""}Contact Us`,
      description: loaderData?.description ?? "",
      path: "/contact",
    }),
    jsonLd(breadcrumbData(matches, crumbs, "/contact")),
    ...(questions.length > 0 ? [jsonLd(questionsData(questions))] : []),
  ];
};

/** The page itself may be kept; how long to wait after too many messages is the action's to say. */
export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) => {
  const wait = actionHeaders.get("Retry-After");
  return wait === null ? loaderHeaders : { ...uncached, "Retry-After": wait };
};

export function loader({ url, context }: Route.LoaderArgs) {
  const sent = isJustSent(url.searchParams, Date.now());
  const pages = site.pages
    .filter(({ slug }) => GOOD_TO_KNOW.includes(slug))
    .map(({ slug, title }) => ({ slug, title }));
  const branches = site.branches.map(({ slug, name }) => ({ slug, name }));
  return data(
    {
      ...site.contact,
      description: site.contact.description ?? `Write to ${site.company.name}, call or find a branch.`,
      pages,
      branches,
      shop: site.branches[0]?.picture ?? null,
      sent,
      isRefused: context.get(refusedContext),
    },
    { headers: url.searchParams.has("sent") ? uncached : catalogue },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await sendMessage(
    request,
    context.get(upstreamContext),
    context.get(requestFactsContext).clientAddress,
  );
  context.set(refusedContext, !(answer instanceof Response));
  return answer;
}

/** If the request fails, the form keeps its entries and shows the failure text above them. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFailure(error);
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, questions, pages, branches, shop, sent } = loaderData;
  const { replyPromise } = useCompany();
  const { subject, product, branch: slug } = readContactAddress(useSearchParams()[0]);
  const branch = branches.find((one) => one.slug === slug)?.name ?? "";
  const thanks = useThanks(sent);
  const blank = { name: "", email: "", phone: "", subject, message: "", branch, product };
  return (
    <>
      <div className="title title--wash">
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1>Contact Us</h1>
          <p>
            {lead}
            {replyPromise && ` We reply ${replyPromise}.`}
          </p>
        </div>
      </div>
      <div className="wrap contact">
        <section aria-labelledby="form-title">
          <QuickWays />
          <h2 id="form-title">Send a message</h2>
          {sent && <ThankYou key={thanks} reply={replyPromise} />}
          <ContactForm
            key={`${thanks} ${subject} ${product} ${branch}`}
            branches={branches.map(({ name }) => name)}
            values={actionData?.values ?? blank}
            errors={actionData?.errors ?? {}}
            failure={actionData?.failure ?? null}
          />
        </section>
        <SidePanel pages={pages} shop={shop} />
      </div>
      <ContactOptions />
      {questions.length > 0 && (
        <section className="wrap section contact-questions" aria-labelledby="questions-title">
          <h2 id="questions-title">Frequently asked questions</h2>
          <Accordion name="contact-questions" items={questions} />
        </section>
      )}
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

/** On a phone the quickest ways stand before the form. */
function QuickWays() {
  const { phone, whatsapp } = useCompany();
  return (
    <p className="contact-quick only-narrow">
      {whatsapp && (
        <a className="btn" href={whatsAppHref(whatsapp)} target="_blank" rel="noopener noreferrer">
          <Icon name="chat" size={20} /> WhatsApp
        </a>
      )}
      <a className="btn btn--line" href={telHref(phone)}>
        <Icon name="phone" size={20} /> Call {phone.text}
      </a>
    </p>
  );
}
