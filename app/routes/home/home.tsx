/** The home page. */

import { data } from "react-router";
import { absoluteUrl } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import { type Language, messagesIn, requestLanguage, toTag } from "#app/languages/language.ts";
import { prefixOf } from "#app/languages/paths.ts";
import { site } from "#app/site/site.server.ts";
import { useCompany } from "#app/ui/company.ts";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { preloadPicture } from "#app/ui/preload-picture.ts";
import { organizationData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/home";
import { Banner } from "./banner.tsx";
import { Categories } from "./categories/categories.tsx";
import { Featured } from "./featured.tsx";
import { Hero } from "./hero/hero.tsx";
import { loadHome, type SectionView } from "./home-view.server.ts";
import { HotspotPicture } from "./hotspots/hotspot-picture.tsx";
import { ProfessionalBanner } from "./professional.tsx";
import { Showcase } from "./showcase.tsx";
import { OutdoorStrip } from "./strip/outdoor-strip.tsx";
import { TrustStrip } from "./trust.tsx";

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: messagesIn(languageOf(matches)).home.title,
    description: loaderData?.description ?? "",
    path: "/",
  }),
  ...preloadFirst(loaderData?.sections[0]),
  ...(loaderData?.structured ?? []).map(jsonLd),
];

/** Preloads the picture of the first slide if the page begins with slides. */
function preloadFirst(section: SectionView | undefined) {
  const scene = section?.type === "hero" ? section.slides[0]?.scene : null;
  return scene ? preloadPicture(scene) : [];
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ context }: Route.LoaderArgs) {
  const language = context.get(requestLanguage);
  const t = messagesIn(language).home;
  const view = await loadHome(context.get(upstreamContext), t, pricingOf(context));
  const structured = [organizationData(site.company, absoluteUrl), websiteData(language)];
  return data({ ...view, structured }, { headers: view.notice ? uncached : catalogue });
}

function websiteData(language: Language) {
  const prefix = prefixOf(language, site.company);
  return {
    "@type": "WebSite",
    name: site.company.name,
    inLanguage: toTag(language, site.company.locale),
    url: absoluteUrl(prefix || "/"),
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: absoluteUrl(`${prefix}/search?q={search_term_string}`),
      },
      "query-input": "required name=search_term_string",
    },
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { sections, notice } = loaderData;
  const { name } = useCompany();
  const hasTitle = sections.some(({ type }) => type === "hero");
  return (
    <>
      {notice && <Notice tone="alarm">{notice}</Notice>}
      {!hasTitle && <h1 className="sr">{name}</h1>}
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sections of a page never change places
        <Section key={index} section={section} />
      ))}
    </>
  );
}

function Section({ section }: { section: SectionView }) {
  switch (section.type) {
    case "hero":
      return <Hero slides={section.slides} />;
    case "trust":
      return <TrustStrip reasons={section.reasons} />;
    case "categories":
      return <Categories heading={section.heading} tiles={section.tiles} />;
    case "hotspots":
      return <HotspotPicture section={section} />;
    case "featured":
      return <Featured section={section} />;
    case "strip":
      return <OutdoorStrip heading={section.heading} tiles={section.tiles} />;
    case "banner":
      return <Banner section={section} />;
    case "professional":
      return <ProfessionalBanner section={section} />;
    case "showcase":
      return <Showcase section={section} />;
  }
}
