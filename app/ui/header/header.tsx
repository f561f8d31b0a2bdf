/** The head of every page: logo, search, branches, contact, the main navigation and, on small screens, the menu. */
import { use } from "react";
import { useLocation } from "react-router";
import { telHref } from "#app/site/phone.ts";
import { useCompany } from "../company.ts";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { MobileMenu, mobileMenuId } from "../mobile-menu/mobile-menu.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { ServerOnly } from "../server-only.tsx";
import { ServerSite } from "../server-site.ts";
import { MegaMenu, MegaMenuTabs } from "./mega-menu.tsx";
import { SearchPanel, searchPanelId } from "./search-panel.tsx";
import { useCurrentPage } from "./use-current-page.ts";
import { useMegaMenu } from "./use-mega-menu.ts";
import "./header.css";

export function Header() {
  const nav = useMegaMenu();
  useCurrentPage(nav);
  return (
    <header className="masthead">
      <div className="wrap masthead__bar">
        <button className="tool masthead__menu" type="button" aria-label="Menu" popoverTarget={mobileMenuId}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <Logo />
        <SearchForm />
        <div className="masthead__tools">
          <button className="tool tool--small" type="button" aria-label="Search" popoverTarget={searchPanelId}>
            <Icon name="search" />
          </button>
          <a className="tool" href="/branches" aria-label="Branches">
            <Icon name="pin" />
            <span>Branches</span>
          </a>{" "}
          <a className="tool" href="/contact" aria-label="Contact">
            <Icon name="mail" />
            <span>Contact</span>
          </a>
        </div>
      </div>
      <SearchPanel />
      <nav className="nav" aria-label="Main" ref={nav}>
        <Navigation />
      </nav>
      <MobileMenu />
    </header>
  );
}

function Navigation() {
  const shell = use(ServerSite);
  const { pathname } = useLocation();
  const links = shell?.menus.navigation ?? [];
  const current = links.some((item) => "href" in item && item.href === pathname) ? pathname : "";
  return (
    <ServerOnly name="navigation" variant={current} as="ul" className="wrap">
      {() => <MainNavigation current={current} />}
    </ServerOnly>
  );
}

/**
 * Mega-menus and links; the menus are `details` of one name, so that one is open at a time without a script. `current`
 * is the link of the page that the visitor is on, if any.
 */
function MainNavigation({ current }: { current: string }) {
  const shell = use(ServerSite);
  const { phone } = useCompany();
  const navigation = shell?.menus.navigation ?? [];
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
          <span>Customer service</span> <b>{phone.text}</b>
        </a>
      </li>
    </>
  );
}
