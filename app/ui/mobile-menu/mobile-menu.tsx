/** The menu of small screens: a panel from the left with a sub-panel a category; opens, closes and goes back without a script. */
import { use, useRef } from "react";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Menus } from "#app/site/site.ts";
import { useCompany } from "../company.ts";
import { Icon } from "../icon.tsx";
import { closePopover } from "../popover.ts";
import { keepScrollbarPlace } from "../scrollbar-place.ts";
import { ServerOnly } from "../server-only.tsx";
import { ServerSite } from "../server-site.ts";
import { useEnhancement } from "../use-enhancement.ts";
import { useOnNavigation } from "../use-on-navigation.ts";
import "./mobile-menu.css";

/** What a button's `popovertarget` names to open the menu. */
export const mobileMenuId = "mobile-menu";

export function MobileMenu() {
  const menu = useClosingMenu();
  return (
    <nav className="drawer" id={mobileMenuId} popover="auto" aria-label="Menu" ref={menu}>
      <ServerOnly name="mobile-menu" as="ul">
        {() => <Entries />}
      </ServerOnly>
    </nav>
  );
}

function Entries() {
  const menu = use(ServerSite)?.menus.mobile;
  const { phone, whatsapp } = useCompany();
  return (
    <>
      {menu?.panels.map((panel) => (
        <li key={panel.key}>
          <SubPanel panel={panel} />
        </li>
      ))}
      {menu?.links.map((link) => (
        <li key={link.href}>
          <a className="drawer__link" href={link.href}>
            {link.label}
          </a>
        </li>
      ))}
      <li>
        <a className="drawer__link" href={telHref(phone)}>
          Call {phone.text}
          <Icon name="phone" size={20} />
        </a>
      </li>
      {whatsapp && (
        <li>
          <a className="drawer__link" href={whatsAppHref(whatsapp)} target="_blank" rel="noopener noreferrer">
            WhatsApp
            <Icon name="chat" size={20} />
          </a>
        </li>
      )}
    </>
  );
}

/** The summary is the category's entry while the sub-panel is closed and its Back button while it is open. */
function SubPanel({ panel }: { panel: Menus["mobile"]["panels"][number] }) {
  if (panel.links.length === 0) {
    return (
      <a className="drawer__link" href={panel.shopAll.href}>
        {panel.label}
      </a>
    );
  }
  return (
    <details className="drawer__sub" name="mobile-menu">
      <summary>
        <span className="drawer__link">
          {panel.label}
          <Icon name="right" size={20} />
        </span>{" "}
        <span className="drawer__back">
          <Icon name="left" size={20} />
          Back
        </span>
      </summary>
      <div className="drawer__panel">
        <h2>{panel.label}</h2>
        <a className="drawer__all" href={panel.shopAll.href}>
          {panel.shopAll.label}
        </a>
        <ul>
          {panel.links.map((link) => (
            <li key={link.label}>
              <a className="drawer__link" href={link.href}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

/** Closes on a link and on a new page, and begins at the top level the next time. */
function useClosingMenu() {
  const menu = useRef<HTMLElement>(null);
  useOnNavigation(() => closePopover(menu.current));

  useEnhancement(() => {
    const root = menu.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("beforetoggle", keepScrollbarPlace, { signal });
    root.addEventListener("click", (event) => isLink(event.target) && closePopover(root), { signal });
    root.addEventListener("toggle", (event) => event.target === root && event.newState === "closed" && reset(root), {
      signal,
    });
    return () => listening.abort();
  }, []);

  return menu;
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

function reset(root: HTMLElement): void {
  for (const details of root.querySelectorAll("details")) details.open = false;
}
