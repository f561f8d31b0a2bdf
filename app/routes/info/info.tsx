/** The shop's Markdown pages, such as warranty, returns and legal texts. */

import { data, Link } from "react-router";
import { env } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { Html, useTextsLanguage } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { findPicture } from "../find-pictures.server.ts";
import type { Route } from "./+types/info";
import { withRetention } from "./retention.ts";
import "./info.css";

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, lead, path, crumbs } = loaderData;
  return [
    ...pageMeta(matches, { title, description: lead, path }),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = site.pages.find(({ slug }) => slug === params.page);
  if (!page) throw data(null, { status: 404 });
  const t = messagesIn(context.get(requestLanguage)).info;
  const upstream = context.get(upstreamContext);
  return {
    ...page,
    body: withRetention(page.body, env, t),
    path: `/${page.slug}`,
    drawing: await findPicture(upstream, page),
    crumbs: [{ name: t.home, href: "/" }, { name: page.title }],
    siblings: site.pages
      .filter(({ group }) => group === page.group)
      .map(({ slug, title }) => ({ slug, title })),
  };
}

/** Rejects forms, which these pages do not accept. */
export function action({ params }: Route.ActionArgs) {
  throw data(null, { status: site.pages.some(({ slug }) => slug === params.page) ? 405 : 404 });
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, lead, group, body, drawing, siblings, crumbs } = loaderData;
  const { phone, whatsapp } = useCompany();
  const t = useMessages("info");
  const lang = useTextsLanguage();
  return (
    <>
      <div className="title title--wash">
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1 lang={lang}>{title}</h1>
          <p lang={lang}>{lead}</p>
        </div>
      </div>
      <div className="wrap info">
        <Html as="article" lang={lang} html={body} />
        <div className="info__beside">
          {drawing && <Picture picture={drawing} alt="" sizes="300px" eager />}
          {siblings.length > 1 && (
            <nav className="info__siblings" aria-label={t.groupPages(group)}>
              <h2>{group}</h2>
              <ul>
                {siblings.map((sibling) => (
                  <li key={sibling.slug}>
                    <Link
                      to={`/${sibling.slug}`}
                      aria-current={sibling.slug === slug ? "page" : undefined}
                    >
                      {sibling.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className="info__ask">
            <h2>{t.askUs}</h2>
            <a className="info__phone" href={telHref(phone)}>
              {phone.text}
            </a>
            {whatsapp && (
              <a className="btn btn--line btn--small" href={whatsAppHref(whatsapp)}>
                <Icon name="chat" size={20} /> {t.whatsApp}
              </a>
            )}
          </div>
        </div>
      </div>
    </>
  );
}
