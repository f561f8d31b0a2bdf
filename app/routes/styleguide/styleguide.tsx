/** Development only: the colours, the type and every shared component on one sheet. */
import type { ReactNode } from "react";
import { toListingCard } from "#app/catalogue/card.ts";
import { site } from "#app/site/site.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { Icon, iconNames } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProductCard } from "#app/ui/product-card.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import { ScaledPicture, scaleOf } from "#app/ui/scaled-picture.tsx";
import { upstreamContext } from "#app/upstream/upstream-context.ts";
import { ComparisonTable } from "../compare/comparison-table.tsx";
import { toComparisonView } from "../compare/comparison-view.ts";
import { Hero } from "../home/hero/hero.tsx";
import type { Slide } from "../home/hero/slide.server.ts";
import { Details } from "../products/details.tsx";
import type { Route } from "./+types/styleguide";
import "../compare/compare.css";
import "./styleguide.css";

const colours = "paper wash rule rule-strong ink quiet signal orange-ink orange-deep leaf alarm dawn".split(" ");
const crumbs = [{ name: "Home", href: "/" }, { name: "Chainsaws", href: "/collections/chainsaws" }, { name: "MS 250" }];
const sides = ["left", "top", "right"] as const;

export async function loader({ context }: Route.LoaderArgs) {
  const upstream = context.get(upstreamContext);
  const { products } = await upstream.findProducts({ category: "chainsaws", limit: 6 });
  const found = await Promise.all(products.slice(0, 2).map(({ id }) => upstream.findProduct(String(id))));
  const compared = found.filter((product) => product !== null);
  const state = { ids: compared.map(({ id }) => id), person: false, onlyDifferences: false, from: "/styleguide" };
  return {
    cards: products.map(toListingCard),
    comparison: toComparisonView(compared, state, null, site.company),
    specifications: compared[0]?.specifications ?? [],
    revealed: products.slice(0, 3).flatMap(({ image }) => image?.url ?? []),
  };
}

export default function Styleguide({ loaderData }: Route.ComponentProps) {
  const { cards, comparison, specifications, revealed } = loaderData;
  const details = { first: specifications.slice(0, 4), rest: specifications.slice(4) };
  return (
    <>
      <div className="wrap title">
        <h1>Styleguide</h1>
        <p>What the pages are made of. Values stand in the tokens, rules beside each component.</p>
      </div>
      <Sheet name="Colours">
        <ul className="swatches">
          {colours.map((colour) => (
            <li key={colour}>
              <span style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet name="Type">
        <p className="type-display">Display 800, 80 % wide</p>
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <p>Body. A machine catalogue set like a fine technical book: 72.2 cc, 4.4 kW, 6.0 kg, ½″, 10 × 20, ₹5,000.</p>
        <a className="link" href="#type">
          A link that stands alone
        </a>
      </Sheet>
      <Sheet name="Buttons">
        <button className="btn" type="button">
          Primary
        </button>
        <button className="btn btn--line" type="button">
          Line
        </button>
        <button className="btn btn--small" type="button">
          Small
        </button>
        <button className="btn" type="button" disabled>
          Disabled
        </button>
        <button className="icon-btn" type="button" aria-label="Next">
          <Icon name="right" />
        </button>
        <a className="chip" href="#buttons">
          Petrol <Icon name="close" size={16} />
        </a>
      </Sheet>
      <Sheet name="Where a page stands">
        <Breadcrumb crumbs={crumbs} />
      </Sheet>
      <Sheet name="Fields">
        <div className="field">
          <label htmlFor="sg-name">Full Name *</label>
          <input id="sg-name" />
        </div>
        <div className="field is-wrong">
          <label htmlFor="sg-mail">Email Address *</label>
          <input id="sg-mail" defaultValue="nobody" aria-describedby="sg-mail-error" />
          <p className="field__error" id="sg-mail-error">
            <Icon name="alert" size={18} /> This is not an e-mail address
          </p>
        </div>
        <div className="field">
          <label htmlFor="sg-subject">Subject *</label>
          <select className="select" id="sg-subject">
            <option>Product Support</option>
          </select>
        </div>
        <label className="opt">
          <input type="checkbox" defaultChecked /> <span>Chainsaws</span> <span>55</span>
        </label>
      </Sheet>
      <Sheet name="Messages">
        <Notice>The catalogue is read once an hour.</Notice>
        <Notice tone="good">Thank you, we reply within 24 hours.</Notice>
        <Notice tone="alarm">API Issue: API Error: 503 (Showing cached data)</Notice>
        <Accordion
          name="styleguide"
          items={[
            {
              question: "Which saw for firewood?",
              answer: "A light one with a bar a little longer than the log is thick.",
            },
            { question: "Which oil?", answer: "The one the manual names." },
          ]}
        />
      </Sheet>
      <Sheet name="Icons">
        <ul className="icons">
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} /> {name}
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet name="Machines at one scale">
        <ul className="cells cards" style={scaleOf(cards.map(({ image }) => image))}>
          {cards.map((card) => (
            <li key={card.id}>
              <ProductCard card={card} badge="Featured" />
            </li>
          ))}
        </ul>
        {cards[0] && <ScaledPicture image={cards[0].image} />}
        <ProductPicture image={null} />
      </Sheet>
      <Sheet name="Tables">
        {comparison.kind === "table" && <ComparisonTable view={comparison} />}
        <Details product={{ id: 1, name: "A saw", sku: null, details, description: "", features: [], sections: [] }} />
      </Sheet>
      <Hero slides={[revealSlide(revealed)]} />
    </>
  );
}

function Sheet({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="wrap section sheet-of" aria-label={name}>
      <h2 className="sheet-of__name">{name}</h2>
      <div className="sheet-of__items">{children}</div>
    </section>
  );
}

/** The kind of slide that the home page does not use: parts that slide in one by one. */
function revealSlide(images: readonly string[]): Slide {
  return {
    id: "reveal",
    tagline: "Machine reveal",
    title: "Part by part",
    button: { label: "Nowhere", href: "/styleguide" },
    words: "over",
    scene: null,
    video: null,
    reveal: {
      alt: "Three machines",
      parts: images.map((image, order) => ({ image, from: sides[order] ?? "left" })),
    },
  };
}
