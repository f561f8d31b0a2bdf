/**
 * The state of a navigation: marks the pressed link, shows a bar and a text when loading takes
 * long, and a notice without a connection.
 */
import { useState } from "react";
import { type Location, useBlocker, useLocation, useNavigation } from "react-router";
import type { Messages } from "#app/languages/en/messages.ts";
import { useMessages } from "#app/languages/language.ts";
import { splitPrefix } from "#app/languages/paths.ts";
import { useCompany } from "#app/ui/company.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { closePopover, isOpenPopover } from "../popover.ts";
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

/** Whether this page was kept because there is no connection. */
function useKeptPage(): boolean {
  const { key } = useLocation();
  const [offlineAt, setOfflineAt] = useState("");
  const blocker = useBlocker(
    ({ historyAction }) =>
      (historyAction === "POP" && findOverlay() !== undefined) ||
      // What replaces an entry, such as a choice for comparison, rarely needs the server.
      (historyAction !== "REPLACE" && !navigator.onLine),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the blocker matters
  useEnhancement(() => {
    if (blocker.state !== "blocked") return;
    closeOverlays();
    if (!navigator.onLine) setOfflineAt(key);
    blocker.reset();
  }, [blocker]);

  useEnhancement(() => {
    addEntriesBelow();
    const forget = () => setOfflineAt("");
    window.addEventListener("online", forget);
    return () => window.removeEventListener("online", forget);
  }, []);

  return offlineAt === key;
}

/**
 * Whether scripts failed to load, for example because the server has a newer build: then documents
 * of awaited pages are loaded. The router would reload this page, even for a prefetched script.
 */
function useDocuments(awaited: Location | undefined): boolean {
  const [areScriptsGone, setAreScriptsGone] = useState(false);
  useEnhancement(() => {
    const load = (event: NavigateEvent) => {
      if (event.navigationType !== "reload" || import.meta.env.DEV) return;
      event.preventDefault();
      setAreScriptsGone(true);
    };
    window.navigation?.addEventListener("navigate", load);
    return () => window.navigation?.removeEventListener("navigate", load);
  }, []);

  useEnhancement(() => {
    if (areScriptsGone && awaited)
      window.location.assign(awaited.pathname + awaited.search + awaited.hash);
  }, [areScriptsGone, awaited]);
  return areScriptsGone;
}

/** A history entry's state; `idx` is the router's count of entries. */
interface EntryState {
  idx: number;
  /** There is an entry of this document below the first one. */
  hasEntryBelow?: boolean;
  /** It is that entry, at which nobody stays. */
  isBelow?: boolean;
}

/** The open popover or dialog, which Back closes before it leaves the page. */
function findOverlay(): Element | undefined {
  const dialog = document.querySelector("dialog[open]");
  return dialog ?? [...document.querySelectorAll("[popover]")].find(isOpenPopover);
}

function closeOverlays(): void {
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  document.querySelectorAll<HTMLElement>("[popover]").forEach(closePopover);
}

/** Leaving the document fires no event, so its first history entry gets one below it. */
function addEntriesBelow(): void {
  // The popover may have been opened before the scripts ran.
  if (findOverlay()) addEntryBelow();
  document.addEventListener("click", prepare, true);
  // Captured, so before the router.
  window.addEventListener("popstate", pass, true);
}

function prepare({ target }: Event): void {
  if (target instanceof Element && target.closest("[popovertarget]")) addEntryBelow();
}

function addEntryBelow(): void {
  // An entry of a `#` link has no state and is never the first.
  const { isBelow: _, ...entry } = (history.state ?? { idx: 1 }) as EntryState;
  if (entry.idx > 0 || entry.hasEntryBelow) return;
  history.replaceState({ ...entry, idx: entry.idx - 1, isBelow: true } satisfies EntryState, "");
  history.pushState({ ...entry, hasEntryBelow: true } satisfies EntryState, "");
}

function pass(event: PopStateEvent): void {
  if (!event.state?.isBelow || findOverlay()) return;
  event.stopImmediatePropagation();
  history.back();
}
