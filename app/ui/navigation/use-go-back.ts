/** Makes a link go back in the history if the visitor came from a page of this site. */
import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Returns the link's click handler; links opened in a new tab keep their URL. */
export function useGoBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    // By the router's or the browser's navigation.
    const cameFromHere =
      history.state?.idx > 0 ||
      (history.length > 1 && document.referrer.startsWith(`${location.origin}/`));
    if (!cameFromHere || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    navigate(-1);
  };
}
