/** A mega-menu: a category's links, its Shop All button and two featured cards. */

import { use } from "react";
import { useMessages } from "#app/languages/language.ts";
import type { Menus } from "#app/site/site.ts";
import { Picture } from "../picture.tsx";
import "../feature-card.css";
import type { SitePicture } from "#app/site/site-picture.ts";
import { ServerSite } from "../server-site.ts";
import "./mega-menu.css";

type MenuPanel = Menus["panels"][number];

interface MegaMenuProps {
  panelKey: string;
  /** Default: the panel's own label. */
  label?: string;
}

/** Renders nothing if there is no such panel. */
export function MegaMenu({ panelKey, label }: MegaMenuProps) {
  const panel = use(ServerSite)?.menus.panels.find(({ key }) => key === panelKey);
  if (!panel) return null;
  if (panel.categories.length === 0 && panel.featured.length === 0) {
    return (
      <a className="nav__item" href={panel.shopAll.href}>
        {label ?? panel.label}
      </a>
    );
  }
  return (
    <details className="mega" name="mega-menu">
      <summary className="nav__item">{label ?? panel.label}</summary>
      <Panel panel={panel} />
    </details>
  );
}

/** Panels that the navigation does not name, as tabs above the open panel. */
export function MegaMenuTabs() {
  const { panels = [], navigation = [] } = use(ServerSite)?.menus ?? {};
  const named = new Set(navigation.flatMap((item) => ("panel" in item ? [item.panel] : [])));
  const others = panels.filter((panel) => !named.has(panel.key));
  if (others.length === 0) return null;
  return (
    <li className="mega-tabs">
      <ul className="wrap">
        {others.map((panel) => (
          <li key={panel.key}>
            <MegaMenu panelKey={panel.key} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Panel({ panel }: { panel: MenuPanel }) {
  const t = useMessages("menus");
  const pictures = use(ServerSite)?.pictures;
  return (
    <div className="mega__panel">
      <div className="wrap">
        <div>
          <h2>{t.categories}</h2>
          <ul>
            {panel.categories.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </ul>
          <a className="btn" href={panel.shopAll.href}>
            {panel.shopAll.label}
          </a>
        </div>
        {panel.featured.map((card) => (
          <FeatureCard key={card.href} card={card} picture={pictures?.get(card.href) ?? null} />
        ))}
      </div>
    </div>
  );
}

interface FeatureCardProps {
  card: MenuPanel["featured"][number];
  picture: SitePicture | null;
}

/** Picture, title, description and link text; the whole card is a link. */
function FeatureCard({ card, picture }: FeatureCardProps) {
  return (
    <a className="feature" href={card.href}>
      <span className="feature__pic">
        <Picture picture={picture} alt="" sizes="416px" />
      </span>
      <span className="feature__title">{card.title}</span>{" "}
      <span className="feature__text">{card.description}</span>{" "}
      <span className="link">{card.linkText}</span>
    </a>
  );
}
