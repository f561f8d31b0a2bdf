/** The shared layout: skip link, header, the page, footer. */
import type { ReactNode } from "react";
import { telHref } from "#app/site/phone.ts";
import { useCompany } from "./company.ts";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { Logo } from "./logo.tsx";
import { FollowLinks } from "./navigation/follow-links.tsx";
import { NavigationStatus } from "./navigation/navigation-status.tsx";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavigationStatus />
      <PrintHead />
      <FollowLinks />
      <Header />
      <Main>{children}</Main>
      <Footer />
    </>
  );
}

/** On paper in the header's place: whose page this is, and how to reach them. */
function PrintHead() {
  const { name, phone } = useCompany();
  return (
    <p className="print-head" aria-hidden="true">
      <b>{name}</b> {phone.text}
    </p>
  );
}

/** For a page in whose place something failed: nothing in it needs a script, and nothing in it is another page's part. */
export function PlainShell({ children }: { children: ReactNode }) {
  const { phone } = useCompany();
  return (
    <>
      <header className="plain-head wrap">
        <Logo />
        <a href="/search">Search</a>
        <a href="/branches">Branches</a>
        <a href={telHref(phone)}>{phone.text}</a>
      </header>
      <Main>{children}</Main>
    </>
  );
}

/** The page alone, for the one that stands without header and footer. */
export function Main({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  );
}
