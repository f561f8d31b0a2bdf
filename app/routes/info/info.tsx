/** The footer's pages: warranty, returns, service, the business and the legal texts, all by one route. */
import { Link } from "react-router";
import { findInfoPage, infoPages } from "#app/content/info-pages.ts";
import { env } from "#app/env.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/info";
import { withRetention } from "./retention.ts";
import "./info.css";
import { noQuery } from "#app/http/page-address.ts";

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { title, lead, path, crumbs } = loaderData;
  return [...pageMeta(matches, { title, description: lead, path }), jsonLd(breadcrumbData(matches, crumbs, path))];
};

export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.replaceAll("/", "");
  const page = findInfoPage(slug);
  if (!page) throw new Error(`routes.ts names an info page that has no text: ${slug}`);
  return {
    ...page,
    sections: page.sections.map((section) => (section.saysRetention ? withRetention(section, env) : section)),
    path: `/${slug}`,
    crumbs: [{ name: "Home", href: "/" }, { name: page.title }],
    siblings: infoPages.filter(({ group }) => group === page.group).map(({ slug, title }) => ({ slug, title })),
  };
}

export default function InfoPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, lead, group, sections, siblings, crumbs } = loaderData;
  return (
    <>
      <div className="title title--wash">
        <div className="wrap">
          <Breadcrumb crumbs={crumbs} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </div>
      <div className="wrap info">
        <article>
          {sections.map(({ heading, paragraphs, points, link }) => (
            <section key={heading}>
              <h2>{heading}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {points && (
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {link && (
                <Link className="link" to={link.href} prefetch="intent">
                  {link.label}
                </Link>
              )}
            </section>
          ))}
        </article>
        <nav className="info__siblings" aria-label={`${group} pages`}>
          <h2>{group}</h2>
          <ul>
            {siblings.map((sibling) => (
              <li key={sibling.slug}>
                <Link to={`/${sibling.slug}`} aria-current={sibling.slug === slug ? "page" : undefined}>
                  {sibling.title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  );
}
