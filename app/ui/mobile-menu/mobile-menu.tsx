/** The menu of small screens: a drawer with a panel per category, which works without scripts. */

import { use, useRef } from "react";
import { useMessages } from "#app/languages/language.ts";
import { telHref, whatsAppHref } from "#app/site/phone.ts";
import type { Menus } from "#app/site/site.ts";
import { useCompany } from "../company.ts";
import { Icon } from "../icon.tsx";
import { LanguageLinks } from "../page-link.tsx";
import { Picture } from "../picture.tsx";
import { closePopover } from "../popover.ts";
import { keepScrollbarGutter } from "../scrollbar-gutter.ts";
import { ServerOnly } from "../server-only.tsx";
import { ServerSite } from "../server-site.ts";
import { useEnhancement } from "../use-enhancement.ts";
import { useOnNavigation } from "../use-on-navigation.ts";
import "./mobile-menu.css";

/** The `popovertarget` of buttons that open the menu. */
export const mobileMenuId = "mobile-menu";

export function MobileMenu() {
  const t = useMessages("shell");
  const menu = useClosingMenu();
  return (
    <nav className="drawer" id={mobileMenuId} popover="auto" aria-label={t.menu} ref={menu}>
      <ServerOnly name="mobile-menu" as="ul">
        {import.meta.env.SSR && (() => <Entries />)}
      </ServerOnly>
      <LanguageLinks className="drawer__link" />
    </nav>
  );
}

function Entries() {
  const t = useMessages("menus");
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
          {t.call(phone.text)}
          <Icon name="phone" size={20} />
        </a>
      </li>
      {whatsapp && (
        <li>
          <a
            className="drawer__link"
            href={whatsAppHref(whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t.whatsApp}
            <Icon name="chat" size={20} />
          </a>
        </li>
      )}
    </>
  );
}

/** The summary is the category's entry while closed, and the Back button while open. */
function SubPanel({ panel }: { panel: Menus["mobile"]["panels"][number] }) {
  const t = useMessages("menus");
  const drawing = use(ServerSite)?.pictures.get(panel.shopAll.href);
  // Without styles, larger pictures would push entries out of the window.
  const small = drawing && { ...drawing, width: 72, height: 48 };
  const picture = small && <Picture picture={small} alt="" sizes="72px" />;
  if (panel.links.length === 0) {
    return (
      <a className="drawer__link" href={panel.shopAll.href}>
        {picture}
        {panel.label}
      </a>
    );
  }
  return (
    <details className="drawer__sub" name="mobile-menu">
      <summary>
        <span className="drawer__link">
          {picture}
          {panel.label}
          <Icon name="right" size={20} />
        </span>{" "}
        <span className="drawer__back">
          <Icon name="left" size={20} />
          {t.back}
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

/** Closes on navigation, and opens at the top level the next time. */
function useClosingMenu() {
  const menu = useRef<HTMLElement>(null);
  useOnNavigation(() => closePopover(menu.current));

  useEnhancement(() => {
    const root = menu.current;
    if (!root) return;
    const listening = new AbortController();
    const { signal } = listening;
    root.addEventListener("beforetoggle", keepScrollbarGutter, { signal });
    root.addEventListener("click", (event) => isLink(event.target) && closePopover(root), {
      signal,
    });
    root.addEventListener(
      "toggle",
      (event) => event.target === root && event.newState === "closed" && reset(root),
      {
        signal,
      },
    );
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
