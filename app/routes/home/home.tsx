/** The home page: what the dealer stands for, the ways into the catalogue, and what farmers and professionals look for. */
import { data } from "react-router";
import { company } from "#app/content/company.ts";
import { slides } from "#app/content/home.ts";
import { noQuery } from "#app/http/page-address.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { absoluteUrl, jsonLd, pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { organizationData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import type { Route } from "./+types/home";
import { Categories } from "./categories/categories.tsx";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero/hero.tsx";
import { askHome } from "./home-view.ts";
import { HotspotPicture } from "./hotspots/hotspot-picture.tsx";
import { ProfessionalBanner } from "./professional.tsx";
import { Showcase } from "./showcase.tsx";
import { OutdoorStrip } from "./strip/outdoor-strip.tsx";
import { Subsidy } from "./subsidy.tsx";
import { TrustStrip } from "./trust.tsx";

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: "Home",
    description: `Chainsaws, brushcutters, blowers, pressure washers and lawn mowers from Kerala's ${company.brand} dealer since ${company.since}: compare machines, find a branch, ask a technician.`,
    path: "/",
  }),
  jsonLd(organizationData(matches)),
  jsonLd({
    "@type": "WebSite",
    name: company.name,
    url: absoluteUrl(matches, "/"),
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: absoluteUrl(matches, "/search?q={search_term_string}") },
      "query-input": "required name=search_term_string",
    },
  }),
];

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const home = await askHome(context.get(upstreamContext));
  return data(home, { headers: home.notice ? uncached : catalogue });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { tiles, featured, showcase, availableSubcategories, notice } = loaderData;
  return (
    <>
      {notice && <Notice tone="alarm">{notice}</Notice>}
      <Hero slides={slides} />
      <TrustStrip />
      <Categories tiles={tiles} />
      <HotspotPicture />
      <Featured products={featured} />
      <OutdoorStrip />
      <Subsidy />
      <ProfessionalBanner />
      <Showcase entries={showcase} available={availableSubcategories} />
    </>
  );
}
