/** A thin bar and a spoken text while a page is slow to come; nothing for the pages that come at once. */
import { useState } from "react";
import { useNavigation } from "react-router";
import { toLoadingText } from "./loading-text.ts";
import "./navigation-status.css";
import { useEnhancement } from "#app/ui/use-enhancement.ts";

const patienceMs = 200;

export function NavigationStatus() {
  const { state, location } = useNavigation();
  const busy = state !== "idle";
  const late = useLate(busy, patienceMs);
  const loading = late && location ? toLoadingText(location.pathname) : null;
  return (
    <div className="status" role="status">
      {loading && (
        <>
          <span className="status__bar" />
          <p className="status__text">
            <b>{loading.title}</b> {loading.text}
          </p>
        </>
      )}
    </div>
  );
}

/** True once `on` has lasted so long. */
function useLate(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEnhancement(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return late;
}
