/** The page of one town: its ground and its machines, delivery, the nearest branch and its neighbours. */
import { data, href, Link, redirect } from "react-router";
import { absoluteUrl } from "#app/http/absolute-url.server.ts";
import { telHref } from "#app/site/phone.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useCompany } from "#app/ui/company.ts";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { Picture } from "#app/ui/picture.tsx";
import { RegionMap } from "#app/ui/region-map/region-map.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withPictures } from "../find-pictures.server.ts";
import { presentContext } from "../shell-menus.server.ts";
import type { Route } from "./+types/city";
import { serviceData } from "./city-data.ts";
import { toCityView } from "./city-view.server.ts";
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
  const { name, heading, lead, path, crumbs } = loaderData;
  return [
    ...pageMeta(matches, { title: heading, description: `${name}: ${lead}`, path }),
    jsonLd(loaderData.structured),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export async function loader({ params, context }: Route.LoaderArgs) {
  const slug = params.city.toLowerCase();
  const city = context.get(presentContext)(toCityView(site, slug));
  if (!city) throw data(null, { status: 404 });
  if (slug !== params.city) throw redirect(href("/locations/:city", { city: slug }), 301);
  const cells = city.popular.map(({ kind, name, product }) => ({
    kind,
    label: name,
    href: href("/products/:id", { id: product }),
    product,
  }));
  return {
    ...city,
    cells: await withPictures(context.get(upstreamContext), cells),
    structured: serviceData(city, site.company, absoluteUrl),
  };
}

export default function CityPage({ loaderData: city }: Route.ComponentProps) {
  const { phone } = useCompany();
  const { call } = city;
  return (
    <>
      <div className="title title--wash city-head">
        <div className="wrap">
          <Breadcrumb crumbs={city.crumbs} />
          <h1>{city.heading}</h1>
          <p>{city.lead}</p>
          <p className="city-head__badge">
            <Icon name="pin" size={20} /> {city.badge}
          </p>
        </div>
        {city.scene && <Picture picture={city.scene} className="city-head__scene" alt="" sizes="50vw" first />}
      </div>
      {(city.ground ?? city.work) && <Ground city={city} />}
      {city.features.length > 0 && <Features features={city.features} />}
      <div className={city.map ? "wrap city-pair city-pair--map" : "wrap city-pair"}>
        <Delivery city={city} />
        {city.nearest && <NearestBranch city={city} nearest={city.nearest} />}
        {city.map && <RegionMap map={city.map} label={`${city.name} and our branches`} />}
      </div>
      {city.popular.length > 0 && <Popular city={city} />}
      {city.neighbours.length > 0 && <Neighbours city={city} />}
      <section className="city-call" aria-labelledby="call-title">
        <div className="wrap">
          <h2 id="call-title">A quote for {city.name}</h2>
          <p>{call.text}</p>
          <p className="city-call__ways">
            <a className="btn" href={telHref(phone)}>
              Call {phone.text}
            </a>{" "}
            <Link
              className="btn btn--line"
              to={city.nearest ? `/contact?branch=${city.nearest.slug}` : href("/contact")}
            >
              Send a message
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
