/** Keeps the page where the next one cannot come: the router would reload it, and the browser show its own error page. */
import { useState } from "react";
import { type Location, useBlocker, useLocation } from "react-router";
import { useEnhancement } from "../use-enhancement.ts";
import { fetchScripts, missingScripts } from "./page-scripts.ts";

export interface LostLine {
  /** The page whose scripts are on their way. */
  awaited: Location | null;
  /** The page that could not come. */
  failed: Location | null;
}

export function useLostLine(): LostLine {
  const here = useLocation();
  const [lost, setLost] = useState<{ from: string; page: Location } | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      needsServer(currentLocation, nextLocation) &&
      (!navigator.onLine || missingScripts(nextLocation.pathname).length > 0),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the blocker tells all; where one is now does not matter
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
    fetchScripts(page.pathname).then((areThere) => {
      if (isOver) return;
      if (areThere) blocker.proceed();
      // Another build is served by now: the document brings its own scripts.
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

/** A choice for comparison, and all that a product's page shows by its address, are in the page already. */
function needsServer(current: Location, next: Location): boolean {
  if (current.pathname !== next.pathname) return true;
  return !current.pathname.startsWith("/products/") && withoutChoice(current) !== withoutChoice(next);
}

function withoutChoice({ search }: Location): string {
  const params = new URLSearchParams(search);
  params.delete("compare");
  return params.toString();
}
