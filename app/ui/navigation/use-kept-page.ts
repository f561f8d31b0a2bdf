/** Keeps the page on Back with an open popover or dialog, and on links without a connection. */
import { useState } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { useEnhancement } from "../use-enhancement.ts";
import { addEntriesBelow, closeOverlays, findOverlay } from "./overlays.ts";

/** Whether this page was kept because there is no connection. */
export function useKeptPage(): boolean {
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
export function useDocuments(awaited: Location | undefined): boolean {
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
