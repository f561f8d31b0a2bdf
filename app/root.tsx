/** The document of every page, with header and footer. */
// First, because cascade layers are ordered by first appearance.
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import "./styles/index.css";
import { type CSSProperties, type ReactNode, use } from "react";
import { Links, Meta, Outlet, Scripts, useMatches } from "react-router";
import type { Route } from "./+types/root";
import { env } from "./env.server.ts";
import * as policies from "./http/policies.ts";
import { requestFactsContext } from "./http/request-facts.ts";
import {
  LanguageContext,
  requestLanguage,
  toLanguage,
  toTag,
  useMessages,
} from "./languages/language.ts";
import { redirectUnknown } from "./routes/error/redirect-unknown.server.ts";
import { RootError } from "./routes/error/root-error.tsx";
import { findShopPicture } from "./routes/previews/shop-picture.server.ts";
import { shellMenus } from "./routes/shell-menus.server.ts";
import { site } from "./site/site.server.ts";
import type { Company } from "./site/site.ts";
import { repairBrokenImages } from "./ui/broken-images.ts";
import { COMPANY_ELEMENT, useCompany } from "./ui/company.ts";
import { InlinedStyles } from "./ui/inlined-styles.tsx";
import { usePageScroll } from "./ui/navigation/use-page-scroll.ts";
import { SHOP_PICTURE } from "./ui/share-picture.ts";
import { Main, Shell } from "./ui/shell.tsx";
import { upstream } from "./upstream/upstream.server.ts";

/** A route's `handle`: a bare page has no header and footer. */
interface PageHandle {
  bare?: boolean;
}

const setLanguage: Route.MiddlewareFunction = ({ context }) => {
  const { prefix } = context.get(requestFactsContext);
  context.set(requestLanguage, toLanguage(prefix.slice(1) || site.company.locale));
};

/** The first is the outermost. */
export const middleware: Route.MiddlewareFunction[] = [
  setLanguage,
  upstream,
  policies.caching,
  redirectUnknown,
  shellMenus,
];

/** By default a page depends on its URL and the catalogue's version alone. */
export function headers({ errorHeaders }: Route.HeadersArgs): HeadersInit {
  const wait = errorHeaders?.get("Retry-After");
  return wait ? { ...policies.uncached, "Retry-After": wait } : policies.catalogue;
}

export function loader({ context }: Route.LoaderArgs) {
  const { name, locale, languages } = site.company;
  return {
    origin: env.publicOrigin,
    siteName: name,
    locale,
    languages,
    language: context.get(requestLanguage),
    sharePicture: findShopPicture() && SHOP_PICTURE,
  };
}

export function shouldRevalidate() {
  return false;
}

/** Wraps pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  usePageScroll();
  const { noImage } = useMessages("shell");
  useEnhancement(() => repairBrokenImages(noImage), [noImage]);
  const company = useCompany();
  const { locale, colours, iconUrl } = company;
  return (
    <html lang={toTag(use(LanguageContext), locale)} style={toTokens(colours)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={colours.signal ?? "#f26b0f"} />
        {/* An empty one keeps browsers from asking for a file that is not there. */}
        <link rel="icon" href={iconUrl ?? "data:,"} />
        <Meta />
        <Links />
        <InlinedStyles />
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={COMPANY_ELEMENT}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a sign that could end the element
          dangerouslySetInnerHTML={{ __html: JSON.stringify(company).replaceAll("<", "\\u003c") }}
        />
        <Scripts />
      </body>
    </html>
  );
}

/** The shop's colours as CSS custom properties. */
function toTokens({ signal, action, actionPressed }: Company["colours"]): CSSProperties {
  return {
    ...(signal && { "--signal": signal }),
    ...(action && { "--orange-ink": action }),
    ...(actionPressed && { "--orange-deep": actionPressed }),
  } as CSSProperties;
}

export default function Root() {
  const bare = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.bare);
  const Frame = bare ? Main : Shell;
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RootError error={error} />;
}
