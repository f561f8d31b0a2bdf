/** The head of every page: logo, search, branches, contact, the main navigation and, on small screens, the menu. */
import { Link, NavLink } from "react-router";
import { company } from "#app/content/company.ts";
import { navigation } from "#app/content/menus.ts";
import { telHref } from "#app/content/phone.ts";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { MobileMenu, mobileMenuId } from "../mobile-menu/mobile-menu.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { MegaMenu, MegaMenuTabs } from "./mega-menu.tsx";
import { SearchPanel, searchPanelId } from "./search-panel.tsx";
import { useMegaMenu } from "./use-mega-menu.ts";
import "./header.css";

export function Header() {
  return (
    <header className="masthead">
      <div className="wrap masthead__bar">
        <button className="tool masthead__menu" type="button" aria-label="Menu" popoverTarget={mobileMenuId}>
          <Icon name="menu" />
          <Icon name="close" />
        </button>
        <Logo name={company.name} />
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
      <MainNavigation />
      <MobileMenu />
    </header>
  );
}

const panels = navigation.filter((item) => item.kind === "panel");
const links = navigation.filter((item) => item.kind === "link");

/** Two mega-menus and two links; the menus are `details` of one name, so that one is open at a time without a script. */
function MainNavigation() {
  const nav = useMegaMenu();
  return (
    <nav className="nav" aria-label="Main" ref={nav}>
      <ul className="wrap">
        {panels.map(({ panel }) => (
          <li key={panel}>
            <MegaMenu panelKey={panel} />
          </li>
        ))}
        <li className="mega-tabs">
          <MegaMenuTabs />
        </li>
        {links.map(({ label, href }) => (
          <li key={href}>
            <NavLink className="nav__item" to={href}>
              {label}
            </NavLink>
          </li>
        ))}
        <li className="nav__phone">
          <a className="nav__item" href={telHref(company.phone)}>
            Customer service <b>{company.phone.text}</b>
          </a>
        </li>
      </ul>
    </nav>
  );
}
