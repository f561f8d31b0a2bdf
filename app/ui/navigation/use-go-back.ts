/** Makes a link lead back to the page before this one, where the visitor came from one of this site's. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** What to call with the link's click; a link opened elsewhere, or by one who came from outside, keeps its address. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!cameFromHere() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
}

/** By a link that the router followed since the page was loaded, or by one that the browser did. */
function cameFromHere(): boolean {
  const steps = (history.state as { idx?: number } | null)?.idx ?? 0;
  if (steps > 0) return true;
  const { referrer } = document;
  return history.length > 1 && referrer.startsWith(`${location.origin}/`);
}
