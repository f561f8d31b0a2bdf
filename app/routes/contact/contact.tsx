/** The contact page: form, contact options and frequent questions. */

import { createContext, data, useSearchParams } from "react-router";
import { onlyParams } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { requestFactsContext } from "#app/http/request-facts.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { messagesIn, requestLanguage, toLanguage, useMessages } from "#app/languages/language.ts";
import { serverMessagesIn } from "#app/languages/server-messages.ts";
import { shopDate } from "#app/site/holidays.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { announceForShop } from "#app/ui/announce-holidays.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useCompany } from "#app/ui/company.ts";
import { keepEnquiry } from "#app/ui/enquiry-href.ts";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData, questionsData } from "#app/ui/structured-data.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/contact";
import { ContactForm } from "./contact-form.tsx";
import { listSubjects } from "./contact-message.ts";
import { ContactOptions } from "./contact-options.tsx";
import { isJustSent, parseContactQuery, toFormAction } from "./contact-view.ts";
import { findEnquired } from "./enquired.server.ts";
import { Enquiry } from "./enquiry.tsx";
import { toFailure } from "./failure.ts";
import { sendMessage } from "./send.server.ts";
import { SidePanel } from "./side-panel.tsx";
import { ThankYou } from "./thank-you.tsx";
import "./contact.css";

/** Slugs of the shop's pages to link beside the form. */
const GOOD_TO_KNOW = ["warranty", "returns"];

export const handle = {
  ...onlyParams("branch", "product", "subject", "add", "sent", "number"),
  variant: shopDate,
};

/** Whether this request's message was rejected, which the page's title states. */
const refusedContext = createContext(false);

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const path = toFormAction(handle.read(new URLSearchParams(location.search)));
  const t = messagesIn(languageOf(matches)).contact;
  const questions = loaderData?.questions ?? [];
  return [
    ...pageMeta(matches, {
      title: loaderData?.isRefused ? t.refusedTitle(t.title) : t.title,
      description: loaderData?.description ?? "",
      path,
      noindex: path !== "/contact",
    }),
    jsonLd(breadcrumbData(matches, crumbsOf(t), "/contact")),
    ...(questions.length > 0 ? [jsonLd(questionsData(questions))] : []),
  ];
};

const crumbsOf = (t: Messages["contact"]) => [{ name: t.home, href: "/" }, { name: t.crumb }];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(requestLanguage);
  const t = messagesIn(language).contact;
  const sent = isJustSent(url.searchParams, Date.now());
  const pages = site.pages
    .filter(({ slug }) => GOOD_TO_KNOW.includes(slug))
    .map(({ slug, title }) => ({ slug, title }));
  const branches = site.branches.map(({ slug, name }) => ({ slug, name }));
  const today = shopDate(site.company);
  return data(
    {
      ...site.contact,
      subjects: listSubjects(site.contact, t),
      enquired: await findEnquired(context.get(upstreamContext), url.searchParams),
      description: site.contact.description ?? t.description(site.company.name),
      closings: announceForShop(site.branches, today, serverMessagesIn(language).hours),
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
  const result = await sendMessage(
    request,
    context.get(upstreamContext),
    context.get(requestFactsContext).clientAddress,
    messagesIn(context.get(requestLanguage)).contact,
  );
  context.set(refusedContext, !(result instanceof Response) && result.init?.status !== 200);
  return result;
}

/** On a failed request, the form keeps its entries and shows the failure. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFailure(error, messagesIn(toLanguage(document.documentElement.lang)).contact);
  }
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages("contact");
  const { lead, questions, closings, pages, branches, shop, sent, subjects, enquired } = loaderData;
  const { replyPromise } = useCompany();
  const [params] = useSearchParams();
  const query = parseContactQuery(params);
  const { products, others, similar } = enquired;
  const branch = branches.find(({ slug }) => slug === query.branch)?.name ?? "";
  const subject =
    subjects.find(({ value }) => value === query.subject) ??
    (products.length > 0 ? subjects.find(({ message }) => message) : undefined);
  const thanks = params.get("sent");
  useEnhancement(() => {
    if (sent) keepEnquiry([]);
    else if (products.length > 0) keepEnquiry(products.map(({ slug }) => slug));
  }, [sent, products]);
  const product = others.join(", ");
  const about = sent
    ? { subject: "", branch: "", product: "" }
    : { subject: subject?.value ?? "", branch, product };
  const blank = { name: "", email: "", phone: "", message: "", ...about };
  const typed = actionData?.values;
  const typedSubject = actionData?.errors.subject ? "" : typed?.subject || about.subject;
  const names = [...products.map(({ name }) => name), ...others].join(", ");
  return (
    <>
      <div className="title title--wash">
        <div className="wrap">
          <Breadcrumb crumbs={crumbsOf(t)} />
          <h1>{t.title}</h1>
          <p>
            {lead}
            {replyPromise && ` ${t.weReply(replyPromise)}`}
          </p>
        </div>
      </div>
      <div className="wrap contact">
        <section aria-labelledby="form-title">
          <QuickContact product={names} />
          {!sent && <Enquiry products={products} similar={similar} />}
          <h2 id="form-title">{t.form}</h2>
          {sent && (
            <ThankYou
              key={thanks}
              products={products}
              facts={[subject?.label, ...others, branch]}
              branch={branch}
            />
          )}
          <ContactForm
            key={`${thanks} ${query.subject} ${product} ${branch}`}
            action={sent ? "/contact" : toFormAction(params)}
            subjects={subjects}
            products={sent ? [] : products.map(({ name }) => name)}
            branches={branches.map(({ name }) => name)}
            values={{ ...blank, ...typed, subject: typedSubject }}
            errors={actionData?.errors ?? {}}
            failure={actionData?.failure ?? null}
          />
        </section>
        <SidePanel closings={closings} pages={pages} shop={shop} />
      </div>
      <ContactOptions product={names} />
      {questions.length > 0 && (
        <section className="wrap section contact-questions" aria-labelledby="questions-title">
          <h2 id="questions-title">{t.questions}</h2>
          <Accordion name="contact-questions" items={questions} />
        </section>
      )}
    </>
  );
}

/** WhatsApp and phone, above the form on narrow windows. */
function QuickContact({ product }: { product: string }) {
  const t = useMessages("contact");
  const { phone, whatsapp } = useCompany();
  return (
    <p className="contact-quick only-narrow">
      {whatsapp && (
        <a
          className="btn"
          href={whatsAppHref(whatsapp, product)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="chat" size={20} /> {t.whatsApp}
        </a>
      )}
      <a className="btn btn--line" href={telHref(phone)}>
        <Icon name="phone" size={20} /> {t.call(phone.text)}
      </a>
    </p>
  );
}
