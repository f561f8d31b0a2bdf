/**
 * The state of a navigation: marks the pressed link, shows a bar and a text when loading takes
 * long, and a notice without a connection.
 */

import { useState } from "react";
import { useNavigation } from "react-router";
import type { Messages } from "#app/languages/en/messages.ts";
import { useMessages } from "#app/languages/language.ts";
import { splitPrefix } from "#app/languages/paths.ts";
import { useCompany } from "#app/ui/company.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { useDocuments, useKeptPage } from "./use-kept-page.ts";
import "./navigation-status.css";

const DELAY_MS = 200;

export function NavigationStatus() {
  const t = useMessages("shell");
  const awaited = useNavigation().location;
  // While it loads a document, the browser shows that, and the router awaits the page for ever.
  const location = useDocuments(awaited) ? undefined : awaited;
  const company = useCompany();
  const isOffline = useKeptPage();
  const isLate = useLate(location !== undefined);
  const loading =
    isLate && location && toLoadingText(splitPrefix(location.pathname, company).path, t);
  return (
    <div className="status" role="status" data-busy={location && ""}>
      {loading && (
        <>
          <span className="status__bar" />
          <p className="status__text">
            <b>{loading.title}</b> {loading.text}
          </p>
        </>
      )}
      {!location && isOffline && <p className="status__text">{t.offline}</p>}
    </div>
  );
}

/** True once `isLoading` has lasted for some time. */
function useLate(isLoading: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEnhancement(() => {
    if (!isLoading) return setIsLate(false);
    const timer = setTimeout(setIsLate, DELAY_MS, true);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isLate;
}

/** The text shown while the page at `pathname` loads. */
export function toLoadingText(
  pathname: string,
  t: Messages["shell"],
): { title: string; text?: string } {
  const [, slug = ""] = pathname.match(/^\/collections\/([^/]+)$/) ?? [];
  if (slug && slug !== "all-categories") return t.loadingProducts(toLabel(slug));
  if (pathname === "/") return t.loadingHome;
  if (pathname === "/search") return { title: t.searchingProducts };
  return pathname === "/compare" ? t.loadingComparison : t.loading;
}

/** "lawn-mowers" as "Lawn Mowers". */
export function toLabel(slug: string): string {
  return slug.replace(/-/g, " ").replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}
