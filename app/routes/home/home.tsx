/** The home page. */
import type { ComponentType, CSSProperties } from "react";
import { data, Link } from "react-router";
import { toSlug } from "#app/catalogue/clean-text.ts";
import type { ProductImage } from "#app/catalogue/product.ts";
import { absoluteUrl } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import { catalogue, uncached } from "#app/http/policies.ts";
import {
  type Language,
  messagesIn,
  requestLanguage,
  toTag,
  useMessages,
} from "#app/languages/language.ts";
import { prefixOf } from "#app/languages/paths.ts";
import { site } from "#app/site/site.server.ts";
import { useCompany } from "#app/ui/company.ts";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { preloadPicture } from "#app/ui/preload-picture.ts";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { organizationData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { pricingOf } from "../pricing.server.ts";
import type { Route } from "./+types/home";
import { Categories } from "./categories/categories.tsx";
import { Featured, Showcase } from "./featured.tsx";
import { Hero } from "./hero/hero.tsx";
import { loadHome, type SectionView, type ViewOf } from "./home-view.server.ts";
import { HotspotPicture } from "./hotspots/hotspot-picture.tsx";
import { OutdoorStrip } from "./strip/outdoor-strip.tsx";
import "./banner.css";
import "./professional.css";
import "./trust.css";

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
        <Section key={index} {...section} />
      ))}
    </>
  );
}

const SECTIONS: { [Type in SectionView["type"]]: ComponentType<ViewOf<Type>> } = {
  hero: Hero,
  trust: TrustStrip,
  categories: Categories,
  hotspots: HotspotPicture,
  featured: Featured,
  strip: OutdoorStrip,
  banner: Banner,
  professional: ProfessionalBanner,
  showcase: Showcase,
};

function Section(section: SectionView) {
  const Shown = SECTIONS[section.type] as ComponentType<SectionView>;
  return <Shown {...section} />;
}

/** A strip of reasons to buy here. */
function TrustStrip({ reasons }: ViewOf<"trust">) {
  const t = useMessages("home");
  return (
    <section className="trust" aria-label={t.whyHere}>
      <ul className="wrap">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </section>
  );
}

function Banner({ title, text, link, scene }: ViewOf<"banner">) {
  return (
    <section className="home-banner" id={toSlug(title)} aria-label={title}>
      {scene && <Picture picture={scene} sizes="(width <= 768px) 100vw, 54vw" />}
      <div className="home-banner__text">
        <h2>{title}</h2>
        <p>{text}</p>
        <Link className="btn btn--line" to={link.href}>
          {link.label}
        </Link>
      </div>
    </section>
  );
}

/** One large machine; the background changes colour where its dimension begins. */
function ProfessionalBanner({ title, text, link, image, dimension }: ViewOf<"professional">) {
  const dimensionLine = image && dimensionOf(image);
  return (
    <section className="pro" aria-labelledby="professional">
      <div className="wrap pro__in">
        <h2 id="professional">{title}</h2>
        <p>{text}</p>
        <Link className="btn" to={link.href}>
          {link.label}
        </Link>
      </div>
      {image && (
        <div
          className="pro__saw"
          style={
            dimensionLine
              ? ({ "--from": dimensionLine.from, "--to": dimensionLine.to } as CSSProperties)
              : undefined
          }
        >
          <ProductPicture image={image} alt="" />
          {dimensionLine && dimension && <div className="dim dim--inv">{dimension}</div>}
        </div>
      )}
    </section>
  );
}

/** Start and end of the dimension, as shares of the drawing's width; null if unknown. */
function dimensionOf({ scale }: ProductImage): { from: number; to: number } | null {
  if (!scale) return null;
  const { lengthMm, dimensionStartMm, dimensionMm } = scale;
  const share = (mm: number) => Number((mm / lengthMm).toFixed(4));
  return { from: share(dimensionStartMm), to: share(dimensionStartMm + dimensionMm) };
}
