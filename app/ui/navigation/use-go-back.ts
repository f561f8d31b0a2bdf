/** Makes a link go back in the history if the visitor came from a page of this site. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Returns the link's click handler; links opened in a new tab keep their URL. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!cameFromThisSite() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
}

/** By the router's or the browser's navigation. */
function cameFromThisSite(): boolean {
  const steps = (history.state as { idx?: number } | null)?.idx ?? 0;
  if (steps > 0) return true;
  const { referrer } = document;
  return history.length > 1 && referrer.startsWith(`${location.origin}/`);
}
