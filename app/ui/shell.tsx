/** The shared layout: skip link, header, the page, footer. */

import type { ReactNode } from "react";
import { useLocation, useRouteLoaderData } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { telHref } from "#app/site/phone.ts";
import { PageLink, usePagePath } from "#app/ui/page-link.tsx";
import { useCompany } from "./company.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { SearchPanel } from "./header/search-panel.tsx";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu/mobile-menu.tsx";
import { FollowLinks } from "./navigation/follow-links.tsx";
import { NavigationStatus } from "./navigation/navigation-status.tsx";

export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages("shell");
  return (
    <>
      <a className="skip" href="#main">
        {t.skip}
      </a>
      <NavigationStatus />
      <PrintHead />
      <FollowLinks />
      <Header />
      <Main>{children}</Main>
      {/* After the content, which text browsers show in this order. */}
      <MobileMenu />
      <SearchPanel />
      <Footer />
    </>
  );
}

/** The header of printed pages. CSS adds its text, because text browsers would show it first. */
function PrintHead() {
  const { name, phone } = useCompany();
  const { pathname, search } = useLocation();
  const origin = useRouteLoaderData<{ origin: string }>("root")?.origin ?? "";
  return (
    <p
      className="print-head"
      data-name={name}
      data-phone={phone.text}
      data-url={origin + usePagePath(pathname + search)}
    />
  );
}

/** For error pages: needs neither scripts nor other parts of the site. */
export function PlainShell({ children }: { children: ReactNode }) {
  const t = useMessages("shell");
  const { phone } = useCompany();
  return (
    <>
      <header className="plain-head wrap">
        <Logo />
        <PageLink href="/search">{t.search}</PageLink>
        <PageLink href="/branches">{t.branches}</PageLink>
        <a href={telHref(phone)}>{phone.text}</a>
      </header>
      <Main>{children}</Main>
    </>
  );
}

/** A page without header and footer. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
