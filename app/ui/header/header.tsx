/** The header: logo, search, branches, contact and main navigation. */

import { type RefObject, use } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { LanguageLinks, PageLink, usePagePath } from "#app/ui/page-link.tsx";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { useCompany } from "../company.ts";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { mobileMenuId } from "../mobile-menu/mobile-menu.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { ServerOnly } from "../server-only.tsx";
import { ServerSite } from "../server-site.ts";
import { MegaMenu, MegaMenuTabs } from "./mega-menu.tsx";
import { searchPanelId } from "./search-panel.tsx";
import { useMegaMenu } from "./use-mega-menu.ts";
import "./header.css";

export function Header() {
  const t = useMessages("shell");
  const nav = useMegaMenu();
  useCurrentPage(nav);
  return (
    <header className="masthead">
      <div className="wrap masthead__bar">
        <button
          className="tool masthead__menu"
          type="button"
          // Text browsers show it.
          value={t.menu}
          aria-label={t.menu}
          popoverTarget={mobileMenuId}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <Logo />
        <SearchForm />
        <div className="masthead__tools">
          <button
            className="tool tool--small"
            type="button"
            value={t.search}
            aria-label={t.search}
            popoverTarget={searchPanelId}
          >
            <Icon name="search" />
          </button>
          <PageLink className="tool" href="/branches" aria-label={t.branches}>
            <Icon name="pin" />
            <span>{t.branches}</span>
          </PageLink>{" "}
          <PageLink className="tool" href="/contact" aria-label={t.contact}>
            <Icon name="mail" />
            <span>{t.contact}</span>
          </PageLink>{" "}
          <LanguageLinks className="tool masthead__language" />
        </div>
      </div>
      <nav className="nav" aria-label={t.mainMenu} ref={nav}>
        <Navigation />
      </nav>
    </header>
  );
}

function Navigation() {
  const site = use(ServerSite);
  const { pathname } = useLocation();
  const links = site?.menus.navigation ?? [];
  const current = links.some((item) => "href" in item && item.href === pathname) ? pathname : "";
  return (
    <ServerOnly name="navigation" variant={current} as="ul" className="wrap">
      {import.meta.env.SSR && (() => <MainNavigation current={current} />)}
    </ServerOnly>
  );
}

/**
 * Mega-menus and links. The menus are `details` of one name, so only one is open, without scripts.
 * `current` is the path of the shown page, or empty.
 */
function MainNavigation({ current }: { current: string }) {
  const t = useMessages("menus");
  const site = use(ServerSite);
  const { phone } = useCompany();
  const navigation = site?.menus.navigation ?? [];
  const panels = navigation.filter((item) => "panel" in item);
  const links = navigation.filter((item) => "href" in item);
  return (
    <>
      {panels.map(({ panel, label }) => (
        <li key={panel}>
          <MegaMenu panelKey={panel} label={label} />
        </li>
      ))}
      <MegaMenuTabs />
      {links.map(({ label, href }) => (
        <li key={href}>
          <a className="nav__item" href={href} aria-current={href === current ? "page" : undefined}>
            {label}
          </a>
        </li>
      ))}
      <li className="nav__phone">
        <a className="nav__item" href={telHref(phone)}>
          <span>{t.customerService}</span> <b>{phone.text}</b>
        </a>
      </li>
    </>
  );
}

/** Marks the current page's link in the navigation, which is rendered on the server only. */
function useCurrentPage(navigation: RefObject<HTMLElement | null>): void {
  const path = usePagePath(useLocation().pathname);
  useEnhancement(() => {
    for (const link of navigation.current?.querySelectorAll<HTMLAnchorElement>(
      ".nav__item[href]",
    ) ?? []) {
      const isCurrent = link.origin === location.origin && link.pathname === path;
      if (isCurrent) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
  }, [navigation, path]);
}
