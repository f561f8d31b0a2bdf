/** Without a connection the page stays, and says why nothing came of a link or a filter. */
import { useState } from "react";
import { type Location, useBlocker } from "react-router";
import { useEnhancement } from "../use-enhancement.ts";

export function OfflineNotice() {
  const [shown, setShown] = useState(false);
  // The browser would show its own page in this one's place, because the script of the next page cannot come.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !navigator.onLine && needsServer(currentLocation, nextLocation),
  );
  useEnhancement(() => {
    if (blocker.state !== "blocked") return;
    blocker.reset();
    setShown(true);
  }, [blocker]);
  useEnhancement(() => {
    const hide = () => setShown(false);
    window.addEventListener("online", hide);
    return () => window.removeEventListener("online", hide);
  }, []);
  return (
    <div className="status" role="status">
      {shown && (
        <p className="status__text">
          <b>You are offline.</b> This page stays as it is. Try again when the connection is back.
        </p>
      )}
    </div>
  );
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
