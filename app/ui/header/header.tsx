/** The head of every page: logo, search, branches, contact, the main navigation and, on small screens, the menu. */
import { use } from "react";
import { Link, NavLink } from "react-router";
import { dealer } from "#app/site/dealer.ts";
import { telHref } from "#app/site/phone.ts";
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
          <Link className="tool" to="/branches" aria-label="Branches">
            <Icon name="pin" />
            <span>Branches</span>
          </Link>
          <Link className="tool" to="/contact" aria-label="Contact">
            <Icon name="mail" />
            <span>Contact</span>
          </Link>
        </div>
      </div>
      <SearchPanel />
      <nav className="nav" aria-label="Main" ref={nav}>
        <ServerOnly name="navigation" as="ul" className="wrap">
          {() => <MainNavigation />}
        </ServerOnly>
      </nav>
      <MobileMenu />
    </header>
  );
}

/** Mega-menus and links; the menus are `details` of one name, so that one is open at a time without a script. */
function MainNavigation() {
  const shell = use(ServerSite);
  const { phone } = dealer();
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
          <NavLink className="nav__item" to={href}>
            {label}
          </NavLink>
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
