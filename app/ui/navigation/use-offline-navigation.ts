/** Keeps the page if the next one cannot load; the router would reload into an error page. */
import { useState } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { useEnhancement } from "../use-enhancement.ts";
import { fetchScripts, missingScripts, useFramework } from "./page-scripts.ts";

interface OfflineNavigation {
  /** The page whose scripts are loading. */
  awaited: Location | null;
  /** The page that failed to load. */
  failed: Location | null;
}

export function useOfflineNavigation(): OfflineNavigation {
  const here = useLocation();
  const framework = useFramework();
  const [lost, setLost] = useState<{ from: string; page: Location } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      needsServer(currentLocation, nextLocation) &&
      (!navigator.onLine || missingScripts(nextLocation.pathname, framework).length > 0),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the blocker matters
  useEnhancement(() => {
    if (blocker.state !== "blocked") return;
    const { location: page } = blocker;
    let isOver = false;
    const stay = () => {
      if (isOver) return;
      blocker.reset();
      setLost({ from: here.key, page });
    };
    if (!navigator.onLine) return stay();
    setLost(null);
    fetchScripts(page.pathname, framework).then((areThere) => {
      if (isOver) return;
      if (areThere) blocker.proceed();
      // The server has a newer build: load its document.
      else window.location.assign(toHref(page));
    }, stay);
    return () => {
      isOver = true;
    };
  }, [blocker]);

  useEnhancement(() => {
    const forget = () => setLost(null);
    window.addEventListener("online", forget);
    return () => window.removeEventListener("online", forget);
  }, []);

  return {
    awaited: blocker.state === "blocked" ? blocker.location : null,
    failed: lost?.from === here.key ? lost.page : null,
  };
}

export function toHref({ pathname, search, hash }: Location): string {
  return pathname + search + hash;
}

/** Not for a choice for comparison, nor for the states of a product's page. */
function needsServer(current: Location, next: Location): boolean {
  if (current.pathname !== next.pathname) return true;
  return (
    !current.pathname.startsWith("/products/") && withoutChoice(current) !== withoutChoice(next)
  );
}

function withoutChoice({ search }: Location): string {
  const params = new URLSearchParams(search);
  params.delete("compare");
  return params.toString();
}
