/** All categories as cards, from the shop's folder or the catalogue, and a banner. */

import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { noQuery } from "#app/http/page-url.ts";
import type { Messages } from "#app/languages/en/messages.ts";
import { messagesIn, requestLanguage, useMessages } from "#app/languages/language.ts";
import { site } from "#app/site/site.server.ts";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { MachineGrid } from "#app/ui/machine-grid.tsx";
import { jsonLd, languageOf, pageMeta } from "#app/ui/meta.ts";
import { Picture } from "#app/ui/picture.tsx";
import { breadcrumbData } from "#app/ui/structured-data.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import type { Upstream } from "#app/upstream/upstream.ts";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { withPictures } from "../find-pictures.server.ts";
import type { Route } from "./+types/all-categories";
import "./all-categories.css";

const path = "/collections/all-categories";

const crumbsIn = (t: Messages["allCategories"]) => [{ name: t.home, href: "/" }, { name: t.title }];

export const handle = noQuery;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const t = messagesIn(languageOf(matches)).allCategories;
  const description = loaderData?.description ?? "";
  return [
    ...pageMeta(matches, { title: t.title, description, path }),
    jsonLd(breadcrumbData(matches, crumbsIn(t), path)),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const language = context.get(requestLanguage);
  const page = site.categories;
  const cards = page && page.cards.length > 0 ? page.cards : await listCards(upstream);
  const shown = new Set(cards.map(({ href }) => href));
  const banner = page?.banner && {
    ...page.banner,
    scene: site.pictures.find(page.banner.scene.picture, page.banner.scene.alt),
  };
  return {
    description:
      page?.description ?? messagesIn(language).allCategories.description(site.company.name),
    banner,
    more: (page?.more ?? []).filter(({ href }) => !shown.has(href)),
    cards: await withPictures(upstream, cards),
  };
}

/** A card for each category with products. */
async function listCards(upstream: Upstream) {
  const categories = await upstream.listCategories();
  return categories
    .filter(({ productCount }) => productCount !== 0)
    .map(({ name, slug }) => ({ label: name, href: `/collections/${slug}` }));
}

export default function AllCategories({
  loaderData: { banner, cards, more },
}: Route.ComponentProps) {
  const acting = useScrollReveal();
  const t = useMessages("allCategories");
  return (
    <>
      <div className="wrap title">
        <Breadcrumb crumbs={crumbsIn(t)} />
        <h1>{t.title}</h1>
      </div>
      <section className="wrap all-categories" aria-label={t.categories}>
        <MachineGrid
          cells={cards}
          columns={5}
          eager={3}
          rest={more.length > 0 && <AlsoInTheRange links={more} />}
        />
      </section>
      {banner && (
        <section className="acting" aria-labelledby="acting-title" ref={acting}>
          <div className="acting__picture">
            <Picture picture={banner.scene} sizes="(width <= 768px) 100vw, 80vw" />
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
  const t = useMessages("allCategories");
  return (
    <>
      <p className="all-categories__also">{t.more}</p>
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

interface Reveal {
  selector: string;
  from: Keyframe;
  /** Progress from 0 to 1, from the frame's top and height and the window's height, px. */
  progress(top: number, height: number, window: number): number;
}

const REVEALS: readonly Reveal[] = [
  {
    selector: ".acting__picture img",
    from: { transform: "scale(1.18)" },
    progress: (top, height, window) => (window - top) / (window + height) / 0.6,
  },
  {
    selector: ".acting__motivation",
    from: { transform: "translateY(24px)", borderColor: "transparent" },
    progress: (top, height, window) => ((window - top) / height - 0.1) / 0.9,
  },
];

/** Returns the `ref` of the banner's element. */
export function useScrollReveal(): RefObject<HTMLElement | null> {
  const banner = useRef<HTMLElement>(null);
  useEnhancement(() => {
    const frame = banner.current;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!frame || isStill || CSS.supports("animation-timeline", "view()")) return;
    const running = REVEALS.flatMap(({ selector, from, progress }) => {
      const animation = frame
        .querySelector(selector)
        ?.animate([from, {}], { duration: 1, fill: "both" });
      animation?.pause();
      return animation ? [{ animation, progress }] : [];
    });
    const follow = () => {
      const { top, height } = frame.getBoundingClientRect();
      for (const { animation, progress } of running)
        animation.currentTime = Math.min(1, Math.max(0, progress(top, height, innerHeight)));
    };
    follow();
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    window.addEventListener("scroll", follow, options);
    window.addEventListener("resize", follow, options);
    return () => {
      listening.abort();
      for (const { animation } of running) animation.cancel();
    };
  }, []);
  return banner;
}
