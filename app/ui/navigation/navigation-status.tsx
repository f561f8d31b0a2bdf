/**
 * What is said while another page is on its way, and where it does not come: a mark on what was pressed, a thin bar and a
 * spoken text when it takes long, a notice when it fails. Nothing for the pages that come at once.
 */
import { useState } from "react";
import { Link, type Location, useLocation, useNavigation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { toLoadingText } from "./loading-text.ts";
import { toHref, useLostLine } from "./use-lost-line.ts";
import { usePressedMark } from "./use-pressed-mark.ts";
import "./navigation-status.css";

const patienceMs = 200;

export function NavigationStatus() {
  const navigation = useNavigation();
  const { awaited, failed } = useLostLine();
  const location = navigation.location ?? awaited;
  const busy = navigation.state !== "idle" || awaited !== null;
  usePressedMark(useLocation().key, location?.key ?? null);
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
      {!busy && failed && <Failed page={failed} />}
    </div>
  );
}

function Failed({ page }: { page: Location }) {
  if (!navigator.onLine) {
    return (
      <p className="status__text">
        <b>You are offline.</b> This page stays as it is. Try again when the connection is back.
      </p>
    );
  }
  return (
    <p className="status__text">
      <b>The connection failed.</b> This page stays as it is.{" "}
      <Link className="link" to={toHref(page)}>
        Try again
      </Link>
    </p>
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
