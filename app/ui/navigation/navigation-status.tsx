/**
 * The state of a navigation: marks the pressed link, shows a bar and a text when loading takes
 * long, and a notice when it fails.
 */

import { useState } from "react";
import { Link, type Location, useLocation, useNavigation } from "react-router";
import { useMessages } from "#app/languages/language.ts";
import { shell } from "#app/languages/shell.ts";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { toLoadingText } from "./loading-text.ts";
import { toHref, useOfflineNavigation } from "./use-offline-navigation.ts";
import { usePressedMark } from "./use-pressed-mark.ts";
import "./navigation-status.css";

const DELAY_MS = 200;

export function NavigationStatus() {
  const t = useMessages(shell);
  const navigation = useNavigation();
  const { awaited, failed } = useOfflineNavigation();
  const location = navigation.location ?? awaited;
  const busy = navigation.state !== "idle" || awaited !== null;
  usePressedMark(useLocation().key, location?.key ?? null);
  const late = useLate(busy, DELAY_MS);
  const loading = late && location ? toLoadingText(location.pathname, t) : null;
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
      {!busy && failed && <Failed page={failed} />}
    </div>
  );
}

function Failed({ page }: { page: Location }) {
  const t = useMessages(shell);
  if (!navigator.onLine) {
    return <p className="status__text">{t.offline}</p>;
  }
  return (
    <p className="status__text">
      {t.connectionFailed}{" "}
      <Link className="link" to={toHref(page)}>
        {t.tryAgain}
      </Link>
    </p>
  );
}

/** True once `on` has lasted for `milliseconds`. */
function useLate(on: boolean, milliseconds: number): boolean {
  const [late, setLate] = useState(false);
  useEnhancement(() => {
    if (!on) return setLate(false);
    const timer = setTimeout(() => setLate(true), milliseconds);
    return () => clearTimeout(timer);
  }, [on, milliseconds]);
  return late;
}
