/** All categories: the banner that comes into sight with the scroll, then a card a category. */
import { banner, categoryCards } from "#app/content/all-categories.ts";
import { professionalBanner } from "#app/content/home.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { ScenePicture } from "#app/ui/scene/scene-picture.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import type { Route } from "./+types/all-categories";
import "./all-categories.css";
import { noQuery } from "#app/http/page-address.ts";

const path = "/collections/all-categories";
const cells = categoryCards.map(({ label, ...card }) => ({ name: label, ...card }));
const crumbs = [{ name: "Home", href: "/" }, { name: "All Categories" }];

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches }) => {
  return [
    ...pageMeta(matches, {
      title: "All Categories",
      description:
        "Every category of the catalogue: chainsaws, brushcutters, blowers, mowers, washers, pumps, sprayers, augers, engines, compressors and more.",
      path,
    }),
    jsonLd(breadcrumbData(matches, crumbs, path)),
  ];
};

export default function AllCategories() {
  return (
    <>
      <div className="wrap title">
        <Breadcrumb crumbs={crumbs} />
        <h1>All Categories</h1>
      </div>
      <section className="acting" aria-labelledby="acting-title">
        <div className="acting__picture">
          <ScenePicture scene={professionalBanner.scene} eager />
        </div>
        <div className="wrap acting__text">
          <p className="acting__kicker">{banner.kicker}</p>
          <h2 id="acting-title">{banner.title}</h2>
          <div className="acting__motivation">
            <h3>{banner.motivation.title}</h3>
            <p>{banner.motivation.text}</p>
          </div>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="cards-title">
        <div className="head">
          <h2 id="cards-title">Choose a category</h2>
        </div>
        <MachineGrid cells={cells} columns={5} eager={3} />
      </section>
    </>
  );
}
