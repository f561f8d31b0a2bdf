/** The branches page: a list or a map, the nearest branch, and the towns we serve. */

import { Link, redirect } from "react-router";
import { absoluteUrl } from "#app/env.server.ts";
import { onlyParams } from "#app/http/page-url.ts";
import { catalogue } from "#app/http/policies.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { shopDate } from "#app/site/holidays.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb, type Crumb } from "#app/ui/breadcrumb.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { PhoneBar } from "#app/ui/phone-bar.tsx";
import { breadcrumbData, organizationData } from "#app/ui/structured-data.ts";
import { mapSettings } from "../map-settings.server.ts";
import type { Route } from "./+types/branches";
import { BranchCard, BranchRows } from "./branch-card.tsx";
import {
  branchesHref,
  parseBranchesQuery,
  viewHref,
  withoutEmptyFields,
} from "./branches-query.ts";
import { storesData, toBranchesView } from "./branches-view.ts";
import { DistrictFilter } from "./district-filter.tsx";
import { MapView } from "./map-view.tsx";
import { NearestBranch } from "./nearest-branch.tsx";
import { ServiceAreaIndex } from "./service-area-index.tsx";
import "./branches.css";
import "./branches-print.css";

const crumbsOf = (t: Messages["branches"]): Crumb[] => [
  { name: t.home, href: "/" },
  { name: t.heading },
];

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) => {
  const t = messagesIn(languageOf(matches)).branches;
  return [
    ...pageMeta(matches, {
      title: t.title,
      description: loaderData?.description ?? "",
      path: branchesHref(handle.read(new URLSearchParams(location.search))),
      noindex: loaderData?.isNarrowed,
    }),
    jsonLd(breadcrumbData(matches, crumbsOf(t), "/branches")),
    ...(loaderData ? [jsonLd(loaderData.organization)] : []),
  ];
};

export const handle = { ...onlyParams("pin", "area", "district", "view"), variant: shopDate };

export const headers: Route.HeadersFunction = () => catalogue;

export function loader({ url, context }: Route.LoaderArgs) {
  const language = context.get(requestLanguage);
  const clean = withoutEmptyFields(url.searchParams);
  if (clean) throw redirect(clean);
  const query = parseBranchesQuery(url.searchParams, site);
  const today = shopDate(site.company);
  const view = toBranchesView(query, site, today, language);
  return {
    ...view,
    description: view.description ?? messagesIn(language).branches.description(site.company.name),
    organization: {
      ...organizationData(site.company, absoluteUrl),
      department: storesData(site.branches, site.company, today, absoluteUrl),
    },
    isNarrowed: query.district !== null || query.pin !== "" || query.area !== null,
    mapSettings: mapSettings(),
  };
}

export default function BranchesPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages("branches");
  const {
    view,
    map,
    district,
    districts,
    cards,
    rows,
    mapped,
    nearest,
    hasSearch,
    pin,
    area,
    areas,
    mapSettings,
    lead,
  } = loaderData;
  const hasBranches = cards.length + rows.length > 0;
  const title = (
    <div className="title">
      <Breadcrumb crumbs={crumbsOf(t)} />
      <h1>{t.heading}</h1>
      {lead && <p>{lead}</p>}
    </div>
  );
  return (
    <>
      {hasSearch ? (
        <NearestBranch
          head={title}
          result={nearest}
          branches={mapped}
          pin={pin}
          area={area}
          choice={{ view, district }}
          areas={areas}
          map={view === "list" ? map : null}
        />
      ) : (
        <div className="wrap">{title}</div>
      )}
      <div className="wrap branches-place">
        <div className="branches-bar">
          {view === "list" && districts.length > 1 && (
            <DistrictFilter districts={districts} district={district} />
          )}
          <nav className="segments" aria-label={t.view}>
            <Link
              to={viewHref("list", district)}
              aria-current={view === "list" ? "page" : undefined}
            >
              <Icon name="list" size={20} /> {t.listView}
            </Link>
            <Link to={viewHref("map", district)} aria-current={view === "map" ? "page" : undefined}>
              <Icon name="map" size={20} /> {t.mapView}
            </Link>
          </nav>
        </div>
        {view === "map" && <MapView branches={mapped} outline={map} settings={mapSettings} />}
        {view === "list" && hasBranches && (
          <>
            <ul className="branches">
              {cards.map((branch, index) => (
                <BranchCard key={branch.id} branch={branch} eager={index < 3} />
              ))}
            </ul>
            <BranchRows branches={rows} />
          </>
        )}
        {view === "list" && !hasBranches && (
          <NoBranches label={districts.find(({ key }) => key === district)?.label ?? ""} />
        )}
      </div>
      {areas.length > 0 && <ServiceAreaIndex areas={areas} />}
      <PhoneBar />
    </>
  );
}

function NoBranches({ label }: { label: string }) {
  const t = useMessages("branches");
  return (
    <div className="branches-none">
      <h2>{t.noBranchIn(label)}</h2>
      <p>
        {t.deliverThere(
          (text) => (
            <a href="#nearest">{text}</a>
          ),
          (text) => (
            <Link to="/branches">{text}</Link>
          ),
        )}
      </p>
    </div>
  );
}
