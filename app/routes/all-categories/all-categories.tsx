/** All categories: the dealer's cards, or the catalogue's own, and the banner that comes into sight with the scroll. */
import { Link } from "react-router";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import { jsonLd, pageMeta } from "#app/ui/meta.ts";
import { Picture } from "#app/ui/picture.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withPictures } from "../find-pictures.server.ts";
import { readShopChoice } from "../shop-choice.server.ts";
import type { Route } from "./+types/all-categories";
import { useScrollReveal } from "./use-scroll-reveal.ts";
import "./all-categories.css";
import { noQuery } from "#app/http/page-address.ts";

const path = "/collections/all-categories";
const crumbs = [{ name: "Home", href: "/" }, { name: "All Categories" }];

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: "All Categories",
    description: loaderData?.description ?? "",
    path,
  }),
  jsonLd(breadcrumbData(matches, crumbs, path)),
];

export async function loader({ context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const choice = await readShopChoice(upstream);
  const page = choice.present(site.categories);
  const cards = choice.chooseTiles(
    "all-categories",
    page && page.cards.length > 0 ? page.cards : await listCards(upstream),
  );
  const shown = new Set(cards.map(({ href }) => href));
  const banner = page?.banner && {
    ...page.banner,
    scene: site.pictures.find(page.banner.scene.picture, page.banner.scene.alt),
  };
  return {
    description: page?.description ?? `Every category of the catalogue of ${site.company.name}.`,
    banner,
    more: (page?.more ?? []).filter(({ href }) => !shown.has(href)),
    cards: await withPictures(upstream, cards),
  };
}

/** A card for each category that has something in it. */
async function listCards(upstream: Upstream) {
  const categories = await upstream.listCategories();
  return categories
    .filter(({ productCount }) => productCount !== 0)
    .map(({ name, slug }) => ({ label: name, href: `/collections/${slug}` }));
}

export default function AllCategories({ loaderData: { banner, cards, more } }: Route.ComponentProps) {
  const acting = useScrollReveal();
  return (
    <>
      <div className="wrap title">
        <Breadcrumb crumbs={crumbs} />
        <h1>All Categories</h1>
      </div>
      <section className="wrap all-categories" aria-label="Categories">
        <MachineGrid
          cells={cards.map(({ label, ...card }) => ({ name: label, ...card }))}
          columns={5}
          eager={3}
          rest={more.length > 0 && <AlsoInTheRange links={more} />}
        />
      </section>
      {banner && (
        <section className="acting" aria-labelledby="acting-title" ref={acting}>
          <div className="acting__picture">
            <Picture picture={banner.scene} sizes="(width <= 768px) 100vw, 60vw" />
          </div>
          <div className="acting__text">
            {banner.kicker && <p className="acting__kicker">{banner.kicker}</p>}
            <h2 id="acting-title">{banner.title}</h2>
            {banner.motivation && (
              <div className="acting__motivation">
                <h3>{banner.motivation.title}</h3>
                <p>{banner.motivation.text}</p>
              </div>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function AlsoInTheRange({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <>
      <p className="all-categories__also">Also in the range</p>
      <ul className="all-categories__more">
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link className="link" to={href}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
