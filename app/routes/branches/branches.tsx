/** The branches page: a list or a map, the nearest branch, and the towns we serve. */
import { Link, redirect } from "react-router";
import { env } from "#app/env.server.ts";
import { absoluteUrl } from "#app/http/absolute-url.server.ts";
import { catalogue } from "#app/http/policies.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb, type Crumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { PhoneBar } from "#app/ui/phone-bar.tsx";
import { breadcrumbData, organizationData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/branches";
import { BranchCard } from "./branch-card.tsx";
import { BranchRows } from "./branch-rows.tsx";
import { storesData } from "./branches-data.ts";
import { parseBranchesQuery, viewHref, withoutEmptyFields } from "./branches-query.ts";
import { toBranchesView } from "./branches-view.ts";
import { DistrictFilter } from "./district-filter.tsx";
import { MapView } from "./map-view.tsx";
import { NearestBranch } from "./nearest-branch.tsx";
import { ServiceAreaIndex } from "./service-area-index.tsx";
import "./branches.css";
import { onlyParams } from "#app/http/page-address.ts";

const crumbs: Crumb[] = [{ name: "Home", href: "/" }, { name: "Our Locations" }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "Our Branches",
    description: loaderData?.description ?? "",
    path: "/branches",
    noindex: loaderData?.isNarrowed,
  }),
  jsonLd(breadcrumbData(matches, crumbs, "/branches")),
  ...(loaderData ? [jsonLd(loaderData.organization)] : []),
];

export const handle = onlyParams("pin", "area", "district", "view");

export const headers: Route.HeadersFunction = () => catalogue;

export function loader({ url }: Route.LoaderArgs) {
  const clean = withoutEmptyFields(url.searchParams);
  if (clean) throw redirect(clean);
  const query = parseBranchesQuery(url.searchParams, site);
  const { name } = site.company;
  const view = toBranchesView(query, site);
  return {
    ...view,
    description: view.description ?? `Addresses, phones and opening hours of the ${name} branches, on a list or a map.`,
    organization: {
      ...organizationData(site.company, absoluteUrl),
      department: storesData(site.branches, site.company, absoluteUrl),
    },
    isNarrowed: query.district !== null || query.pin !== "" || query.area !== null,
    tiles: { url: env.TILE_URL, attribution: env.TILE_ATTRIBUTION },
  };
}

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const {
    view,
    map,
    district,
    districts,
    cards,
    rows,
    mapped,
    nearest,
    asksNearest,
    places,
    pin,
    area,
    areas,
    tiles,
    lead,
    centre,
  } = loaderData;
  const title = (
    <div className="title">
      <Breadcrumb crumbs={crumbs} />
      <h1>Our Locations</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
  // Whoever asked for the map has it first.
  const finder = asksNearest && (
    <NearestBranch
      head={view === "list" && title}
      answer={nearest}
      places={places}
      pin={pin}
      area={area}
      shown={{ view, district }}
      areas={areas}
      map={map}
    />
  );
  return (
    <>
      {view === "list" && finder ? finder : <div className="wrap">{title}</div>}
      <div className="wrap branches-place">
        <div className="branches-bar">
          {view === "list" && districts.length > 1 && <DistrictFilter districts={districts} district={district} />}
          <nav className="segments" aria-label="View">
            <Link to={viewHref("list", district)} aria-current={view === "list" ? "page" : undefined}>
              <Icon name="list" size={20} /> List View
            </Link>
            <Link to={viewHref("map", district)} aria-current={view === "map" ? "page" : undefined}>
              <Icon name="map" size={20} /> Map View
            </Link>
          </nav>
        </div>
        {view === "map" ? (
          <MapView branches={mapped} centre={centre} tiles={tiles} />
        ) : cards.length + rows.length > 0 ? (
          <>
            <ul className="branches">
              {cards.map((branch, index) => (
                <BranchCard key={branch.id} branch={branch} eager={index < 3} />
              ))}
            </ul>
            <BranchRows branches={rows} />
          </>
        ) : (
          <NoBranches label={districts.find(({ key }) => key === district)?.label ?? ""} />
        )}
      </div>
      {view === "map" && finder}
      {areas.length > 0 && <ServiceAreaIndex areas={areas} />}
      <PhoneBar />
    </>
  );
}

function NoBranches({ label }: { label: string }) {
  return (
    <div className="branches-none">
      <h2>No branch in {label} yet</h2>
      <p>
        We deliver there all the same. <a href="#nearest">Find the nearest branch</a> or{" "}
        <Link to="/branches">see all locations</Link>.
      </p>
    </div>
  );
}
