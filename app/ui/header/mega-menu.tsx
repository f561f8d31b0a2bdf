/** A mega-menu: a category's links, its Shop All button and two featured cards, opened from the main navigation. */
import { Link } from "react-router";
import { findMegaMenuPanel, type MegaMenuPanel, megaMenu, navigation } from "#app/content/menus.ts";
import { FeatureCard } from "../feature-card.tsx";
import "./mega-menu.css";

/** Nothing for a category that has no panel. */
export function MegaMenu({ panelKey }: { panelKey: string }) {
  const panel = findMegaMenuPanel(panelKey);
  if (!panel) return null;
  return (
    <details className="mega" name="mega-menu">
      <summary className="nav__item">{panel.label}</summary>
      <Panel panel={panel} />
    </details>
  );
}

/** The panels that the navigation does not name, offered above whichever panel is open; a keyboard meets them after it. */
export function MegaMenuTabs() {
  const named = new Set<string>(navigation.flatMap((item) => (item.kind === "panel" ? [item.panel] : [])));
  return (
    <ul className="wrap">
      {megaMenu
        .filter((panel) => !named.has(panel.key))
        .map((panel) => (
          <li key={panel.key}>
            <MegaMenu panelKey={panel.key} />
          </li>
        ))}
    </ul>
  );
}

function Panel({ panel }: { panel: MegaMenuPanel }) {
  return (
    <div className="mega__panel">
      <div className="wrap">
        <div>
          <h2>Categories</h2>
          <ul>
            {panel.categories.map((link) => (
              <li key={link.href}>
                <Link to={link.href}>{link.label}</Link>
              </li>
            ))}
          </ul>
          <Link className="btn" to={panel.shopAll.href}>
            {panel.shopAll.label}
          </Link>
        </div>
        {panel.featured.map((card) => (
          <FeatureCard key={card.href} card={card} />
        ))}
      </div>
    </div>
  );
}
