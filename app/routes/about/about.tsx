/** The about page: story, counters, reasons and values, as given in the shop's folder. */

import { data, Link } from "react-router";
import { absoluteUrl } from "#app/env.server.ts";
import { noQuery } from "#app/http/page-url.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { messagesIn, useMessages } from "#app/languages/language.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { Picture } from "#app/ui/picture.tsx";
import { breadcrumbData, organizationData } from "#app/ui/structured-data.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { findPicture } from "../find-pictures.server.ts";
import type { Route } from "./+types/about";
import { Counters } from "./counters.tsx";
import "./about.css";

/** Narrow windows show an enlarged picture; dense screens need less of its detail. */
const SIZES = "(width <= 768px) and (resolution > 2dppx) 111vw, (width <= 768px) 167vw, 100vw";

const crumbsIn = (t: Messages["about"]) => [{ name: t.home, href: "/" }, { name: t.title }];

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const t = messagesIn(languageOf(matches)).about;
  const { description, organization } = loaderData;
  return [
    ...pageMeta(matches, { title: t.title, description, path: "/about" }),
    jsonLd(breadcrumbData(matches, crumbsIn(t), "/about")),
    jsonLd(organization),
  ];
};

export const handle = noQuery;

export async function loader({ context }: Route.LoaderArgs) {
  const { about } = site;
  const upstream = context.get(upstreamContext);
  if (!about) throw data(null, { status: 404 });
  const toScene = (scene: { picture: string; alt: string } | undefined) =>
    scene ? site.pictures.find(scene.picture, scene.alt) : null;
  return {
    ...about,
    organization: organizationData(site.company, absoluteUrl),
    scene: toScene(about.scene),
    feature: about.feature && { ...about.feature, scene: toScene(about.feature.scene) },
    values: about.values && {
      ...about.values,
      items: await Promise.all(
        about.values.items.map(async ({ product, hoverProduct = product, ...value }) => ({
          ...value,
          picture: await findPicture(upstream, { product }),
          hoverPicture: await findPicture(upstream, { product: hoverProduct }),
        })),
      ),
    },
  };
}

export default function About({ loaderData: about }: Route.ComponentProps) {
  const { title, lead, scene, story, counters, feature, reasons, values, callToAction } = about;
  return (
    <>
      <div className="about-hero">
        <div className="wrap title">
          <Breadcrumb crumbs={crumbsIn(useMessages("about"))} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
        {scene && <Picture picture={scene} className="about-hero__picture" sizes={SIZES} first />}
      </div>
      {story && (
        <section className="wrap section about-story" aria-labelledby="story-title">
          <h2 id="story-title">{story.title}</h2>
          <div>
            {story.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      {counters && counters.items.length > 0 && (
        <section className="about-counters" aria-label={counters.label}>
          <div className="wrap">
            {counters.label && <h2 className="about-counters__label">{counters.label}</h2>}
            <Counters counters={counters.items} />
          </div>
        </section>
      )}
      {feature && (
        <section className="about-farmers" aria-labelledby="feature-title">
          {feature.scene && (
            <Picture picture={feature.scene} sizes="(width <= 968px) 100vw, 50vw" />
          )}
          <div>
            <h2 id="feature-title">{feature.title}</h2>
            {feature.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            {feature.points.length > 0 && (
              <ul>
                {feature.points.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            )}
          </div>
        </section>
      )}
      {reasons && reasons.items.length > 0 && (
        <section className="wrap section" aria-labelledby="reasons-title">
          <h2 id="reasons-title">{reasons.title}</h2>
          <ul className="cells about-reasons">
            {reasons.items.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {values && values.items.length > 0 && (
        <section className="section section--wash" aria-labelledby="values-title">
          <div className="wrap">
            <h2 id="values-title">{values.title}</h2>
            <ul className="about-values">
              {values.items.map(({ title, text, picture, hoverPicture }) => (
                <li key={title}>
                  {picture && (
                    <div className="about-values__pictures">
                      <Picture picture={picture} alt="" />
                      {/* Shown under the pointer. */}
                      <Picture picture={hoverPicture ?? picture} alt="" />
                    </div>
                  )}
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      {callToAction && (
        <section className="wrap section about-call" aria-labelledby="call-title">
          <div>
            <h2 id="call-title">{callToAction.title}</h2>
            <p>{callToAction.text}</p>
          </div>
          <Link className="btn" to={callToAction.link.href}>
            {callToAction.link.label}
          </Link>
        </section>
      )}
    </>
  );
}
