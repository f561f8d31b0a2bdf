/** The page of one town: its ground and its machines, delivery, the nearest branch and its neighbours. */
import { data, href, Link, redirect } from "react-router";
import { company } from "#app/content/company.ts";
import { telHref } from "#app/content/phone.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { absoluteUrl, jsonLd, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/city";
import { serviceData } from "./city-data.ts";
import { toCityView } from "./city-view.ts";
import { Delivery } from "./delivery.tsx";
import { Features } from "./features.tsx";
import { Ground } from "./ground.tsx";
import { NearestBranch } from "./nearest-branch.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Popular } from "./popular.tsx";
import "./city.css";
import { noQuery } from "#app/http/page-address.ts";

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { name, lead, path, crumbs } = loaderData;
  const absolute = (to: string) => absoluteUrl(matches, to);
  return [
    ...pageMeta(matches, { title: `Professional Power Tools in ${name}`, description: `${name}: ${lead}`, path }),
    jsonLd(serviceData(loaderData, absolute)),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export function loader({ params }: Route.LoaderArgs) {
  const slug = params.city.toLowerCase();
  const city = toCityView(slug);
  if (!city) throw data(null, { status: 404 });
  if (slug !== params.city) throw redirect(href("/locations/:city", { city: slug }), 301);
  return city;
}

export default function CityPage({ loaderData: city }: Route.ComponentProps) {
  return (
    <>
      <div className="title title--wash">
        <div className="wrap city-head">
          <Breadcrumb crumbs={city.crumbs} />
          <h1>Professional Power Tools in {city.name}</h1>
          <p>{city.lead}</p>
          <p className="city-head__badge">
            <Icon name="pin" size={20} /> {city.badge}
          </p>
        </div>
      </div>
      <Ground city={city} />
      <Features city={city} />
      <div className="wrap city-pair">
        <Delivery city={city} />
        {city.nearest && <NearestBranch city={city} nearest={city.nearest} />}
      </div>
      <Popular city={city} />
      <Neighbours city={city} />
      <section className="city-call" aria-labelledby="call-title">
        <div className="wrap">
          <h2 id="call-title">A quote for {city.name}</h2>
          <p>Say what you cut, mow or wash, and on what ground. We name a machine, and a price for it.</p>
          <p className="city-call__ways">
            <a className="btn" href={telHref(company.phone)}>
              Call {company.phone.text}
            </a>
            <Link className="btn btn--line" to={href("/contact")}>
              Send a message
            </Link>
            <Link className="btn btn--line" to="/collections/chainsaws">
              See chainsaws
            </Link>
          </p>
        </div>
      </section>
    </>
  );
}
