/** The page of one town: its ground and its machines, delivery, the nearest branch and its neighbours. */
import { data, href, Link, redirect } from "react-router";
import { company } from "#app/content/company.ts";
import { telHref } from "#app/content/phone.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import { absoluteUrl, jsonLd, pageMeta } from "#app/ui/meta.ts";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/city";
import { serviceData } from "./city-data.ts";
import { type CityView, toCityView } from "./city-view.ts";
import { Delivery } from "./delivery.tsx";
import { NearestBranch } from "./nearest-branch.tsx";
import "./city.css";

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

function Ground({ city }: { city: CityView }) {
  return (
    <section className="wrap section city-ground" aria-labelledby="ground-title">
      <div>
        <h2 id="ground-title">The ground around {city.name}</h2>
        <p>{city.ground}</p>
        <p>{city.work}</p>
        <ul className="city-crops" aria-label={`What grows around ${city.name}`}>
          {city.crops.map((crop) => (
            <li key={crop}>{crop}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2>Machines that suit it</h2>
        <ul className="city-suited">
          {city.machines.map(({ label, href: to, why }) => (
            <li key={to}>
              <h3>
                <Link to={to} prefetch="intent">
                  {label}
                </Link>
              </h3>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Features({ city }: { city: CityView }) {
  const features = [
    {
      title: `Official ${company.brand} dealer`,
      text: `Original machines and parts for ${city.name}, with the maker’s warranty.`,
    },
    { title: "Expert technicians", text: "Advice from people who repair what they sell." },
    { title: "EMI + SMAM Subsidy", text: `Ask which machines qualify for farmers in ${city.district} district.` },
    { title: "Delivered and set up", text: `In ${company.delivery.time}, with professional setup if you like.` },
  ];
  return (
    <section className="section--wash" aria-label="Why buy from us">
      <ul className="wrap city-features">
        {features.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Popular({ city }: { city: CityView }) {
  return (
    <section className="wrap section" aria-labelledby="popular-title">
      <div className="head">
        <h2 id="popular-title">
          Popular {company.brand} machines in {city.name}
        </h2>
      </div>
      <ul className="city-popular">
        {city.popular.map(({ kind, model, slug }) => (
          <li key={slug}>
            <Link to={href("/products/:id", { id: slug })} prefetch="intent">
              <MachinePicture slug={slug} />
              <span>{kind}</span>
              <b>
                {company.brand} {model}
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <p className="city-more">
        <Link className="link" to="/collections/chainsaws">
          All chainsaws
        </Link>
        <Link className="link" to="/collections/blowers">
          All blowers
        </Link>
      </p>
    </section>
  );
}

function Neighbours({ city }: { city: CityView }) {
  return (
    <section className="wrap city-neighbours" aria-labelledby="neighbours-title">
      <h2 id="neighbours-title">Towns near {city.name}</h2>
      <ul>
        {city.neighbours.map(({ slug, name, km }) => (
          <li key={slug}>
            <Link to={href("/locations/:city", { city: slug })} prefetch="intent">
              {name}
            </Link>
            <span>{km} km</span>
          </li>
        ))}
      </ul>
      <Link className="link" to="/branches#service-areas">
        All service areas
      </Link>
    </section>
  );
}
