/** The shared layout: skip link, header, the page, footer. */
import type { ReactNode } from "react";
import { Footer } from "./footer/footer.tsx";
import { Header } from "./header/header.tsx";
import { NavigationStatus } from "./navigation/navigation-status.tsx";

export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <NavigationStatus />
      <Header />
      <Main>{children}</Main>
      <Footer />
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
