/** The about page: the dealer's story, its figures, farmers, reasons and values. */
import { Link } from "react-router";
import { aboutHero, callToAction, counters, farmers, reasons, story, values } from "#app/content/about.ts";
import { company } from "#app/content/company.ts";
import { type Scene, subsidy } from "#app/content/home.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { MachinePicture } from "#app/ui/machine-picture.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { ScenePicture } from "#app/ui/scene/scene-picture.tsx";
import { breadcrumbData, organizationData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/about";
import { Counters } from "./counters.tsx";
import "./about.css";
import { noQuery } from "#app/http/page-address.ts";

const crumbs = [{ name: "Home", href: "/" }, { name: "About Us" }];

const shop: Scene = {
  name: "about",
  alt: "The shop at the roadside: saws on the wall, mowers and tillers before the door, a pickup being loaded",
  width: 1600,
  height: 700,
  portrait: null,
};

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches }) => {
  return [
    ...pageMeta(matches, {
      title: "About Us",
      description: `${company.name}: ${company.brand} dealer in Kerala since ${company.since}, with 14 branches and 100,000 customers. Who we are and how we work.`,
      path: "/about",
    }),
    jsonLd(breadcrumbData(matches, crumbs, "/about")),
    jsonLd(organizationData(matches)),
  ];
};

export default function About() {
  return (
    <>
      <div className="about-hero">
        <div className="wrap title">
          <Breadcrumb crumbs={crumbs} />
          <h1>{aboutHero.title}</h1>
          <p>{aboutHero.lead}</p>
        </div>
        <ScenePicture scene={shop} className="about-hero__picture" eager />
      </div>
      <section className="wrap section about-story" aria-labelledby="story-title">
        <h2 id="story-title">{story.title}</h2>
        <div>
          {story.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section className="about-figures" aria-label="The manufacturer in figures">
        <div className="wrap">
          <Counters counters={counters} />
        </div>
      </section>
      <section className="about-farmers" aria-labelledby="farmers-title">
        <ScenePicture scene={subsidy.scene} sizes="(width <= 968px) 100vw, 50vw" />
        <div>
          <h2 id="farmers-title">{farmers.title}</h2>
          {farmers.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul>
            {farmers.points.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="reasons-title">
        <h2 id="reasons-title">Why choose us</h2>
        <ul className="cells about-reasons">
          {reasons.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="section section--wash" aria-labelledby="values-title">
        <div className="wrap">
          <h2 id="values-title">What we hold to</h2>
          <ul className="about-values">
            {values.map(({ title, text, image, hoverImage }) => (
              <li key={title}>
                <div className="about-values__pictures">
                  <MachinePicture slug={image} />
                  <MachinePicture slug={hoverImage} />
                </div>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="wrap section about-call" aria-labelledby="call-title">
        <div>
          <h2 id="call-title">{callToAction.title}</h2>
          <p>{callToAction.text}</p>
        </div>
        <Link className="btn" to={callToAction.link.href} prefetch="intent">
          {callToAction.link.label}
        </Link>
      </section>
    </>
  );
}
