/** On narrow windows the open filter drawer is a step of its own in the history: Back closes it. */
import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { closePopover } from "../popover.ts";

/** What a history entry of an open drawer remembers: the address that the drawer was opened on. */
interface DrawerState {
  drawer?: string;
}

/** The widest window on which the filters are a drawer, as in filter-panel.css. */
const NARROW = "(width <= 1024px)";

/** @returns how to go to another list while the drawer may be open: the step stays one */
export function useDrawerHistory(panelId: string): (href: string) => void {
  const location = useLocation();
  const navigate = useNavigate();
  const address = location.pathname + location.search;
  const opened = (location.state as DrawerState | null)?.drawer;
  const latest = useRef({ address, opened });
  latest.current = { address, opened };

  useEnhancement(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    const onToggle = (event: Event) => {
      const { address, opened } = latest.current;
      const isOpen = (event as ToggleEvent).newState === "open";
      if (isOpen && opened === undefined && matchMedia(NARROW).matches) {
        const state: DrawerState = { drawer: address };
        navigate(address, { state, preventScrollReset: true, defaultShouldRevalidate: false });
      }
      // Closed otherwise than by Back, and nothing chosen: the step was for nothing.
      if (!isOpen && opened === address) navigate(-1);
    };
    panel.addEventListener("toggle", onToggle);
    return () => panel.removeEventListener("toggle", onToggle);
  }, [panelId, navigate]);

  useEnhancement(() => {
    if (opened === undefined) closePopover(document.getElementById(panelId));
  }, [opened, panelId]);

  return (href) => {
    const state = opened === undefined ? undefined : ({ drawer: opened } satisfies DrawerState);
    navigate(href, { preventScrollReset: true, replace: opened !== undefined, state });
  };
}
