/**
 * The page of one town: its land and its machines, delivery, the nearest branch and the neighbours.
 */
import { data, href, Link, redirect } from "react-router";
import { absoluteUrl } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { prefixOf } from "#app/languages/paths.ts";
import { shopDate } from "#app/site/holidays.ts";
import { telHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { findTownOfBranch } from "#app/site/towns.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RegionMap } from "#app/ui/region-map/region-map.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withPictures } from "../find-pictures.server.ts";
import type { Route } from "./+types/town";
import { Delivery, NearestBranch } from "./delivery.tsx";
import { Ground, Neighbours } from "./ground.tsx";
import { serviceData } from "./town-data.ts";
import { toTownView } from "./town-view.server.ts";
import "./features.css";
import "./town.css";

export const handle = { ...noQuery, variant: shopDate };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, heading, lead, path, crumbs } = loaderData;
  const description = messagesIn(languageOf(matches)).towns.description(name, lead);
  return [
    ...pageMeta(matches, { title: heading, description, path }),
    jsonLd(loaderData.structured),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.town.toLowerCase();
  const today = shopDate(site.company);
  const language = context.get(requestLanguage);
  const town = toTownView(site, slug, today, language);
  if (!town) {
    const other = findTownOfBranch(site, slug);
    if (other) throw redirect(href("/locations/:town", { town: other.slug }), 301);
    throw data(null, { status: 404 });
  }
  if (slug !== params.town) throw redirect(href("/locations/:town", { town: slug }), 301);
  const cells = town.popular.map(({ kind, name, product }) => ({
    kind,
    label: name,
    href: href("/products/:id", { id: product }),
    product,
  }));
  return {
    ...town,
    cells: await withPictures(context.get(upstreamContext), cells),
    structured: serviceData(
      { ...town, path: prefixOf(language, site.company) + town.path },
      site,
      today,
      absoluteUrl,
      messagesIn(language).towns,
    ),
  };
}

export default function TownPage({ loaderData: town }: Route.ComponentProps) {
  const { phone } = useCompany();
  const { call } = town;
  const t = useMessages("towns");
  return (
    <>
      <div className="title title--wash town-head">
        <div className="wrap">
          <Breadcrumb crumbs={town.crumbs} />
          <h1>{town.heading}</h1>
          <p>{town.lead}</p>
          <p className="town-head__badge">
            <Icon name="pin" size={20} /> {town.badge}
          </p>
        </div>
        {town.scene && (
          <Picture picture={town.scene} className="town-head__scene" alt="" sizes="50vw" first />
        )}
      </div>
      {(town.ground ?? town.work) && <Ground town={town} />}
      {town.features.length > 0 && (
        <section className="section--wash" aria-label={t.whyHere}>
          <ul className="wrap town-features">
            {town.features.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={`wrap section town-pair${town.map ? " town-pair--map" : ""}`}>
        <Delivery town={town} />
        {town.nearest && <NearestBranch town={town} nearest={town.nearest} />}
        {town.map && <RegionMap map={town.map} label={t.mapOf(town.name)} />}
      </div>
      {town.popular.length > 0 && (
        <section className="wrap section" aria-labelledby="popular-title">
          <div className="head">
            <h2 id="popular-title">{town.popularHeading}</h2>
          </div>
          <MachineGrid cells={town.cells} columns={6} />
          {town.more.length > 0 && (
            <p className="town-more">
              {town.more.map(({ label, href }) => (
                <span key={href}>
                  <Link className="link" to={href}>
                    {label}
                  </Link>{" "}
                </span>
              ))}
            </p>
          )}
        </section>
      )}
      {town.neighbours.length > 0 && <Neighbours town={town} />}
      <section className="town-call" aria-labelledby="call-title">
        <div className="wrap">
          <h2 id="call-title">{t.quoteFor(town.name)}</h2>
          <p>{call.text}</p>
          <p className="town-call__ways">
            <a className="btn" href={telHref(phone)}>
              {t.call(phone.text)}
            </a>{" "}
            <Link
              className="btn btn--line"
              to={town.nearest ? `/contact?branch=${town.nearest.slug}` : href("/contact")}
            >
              {t.sendMessage}
            </Link>{" "}
            {call.link && (
              <Link className="btn btn--line" to={call.link.href}>
                {call.link.label}
              </Link>
            )}
          </p>
        </div>
      </section>
    </>
  );
}
