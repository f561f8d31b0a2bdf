/** Opens mega-menus on hover; closes them on leaving, Escape, an outside click and navigation. */

import type { RefObject } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { closeDetails, useDismiss } from "../use-dismiss.ts";

/** Ignores a pointer that only crosses the bar. */
const openAfterMs = 90;
/** While a panel is open the pointer may cross other names on its way into it. */
const restMs = 250;
const closeAfterMs = 220;

/** A ref for the navigation that contains the menus. */
export function useMegaMenu(): RefObject<HTMLElement | null> {
  const nav = useDismiss<HTMLElement>();
  useEnhancement(() => (nav.current ? addHover(nav.current) : undefined), [nav]);
  return nav;
}

function addHover(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The first click on the name must not close a menu opened by hovering. */
  let hoverOpened: HTMLDetailsElement | null = null;
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };

  const isAnyOpen = () => root.querySelector("details[open]") !== null;
  // Not over the live search results.
  const open = (menu: HTMLDetailsElement) =>
    !document.querySelector(".live") &&
    later(isAnyOpen() ? restMs : openAfterMs, () => {
      menu.open = true;
      hoverOpened = menu;
    });

  const closeLater = () =>
    later(closeAfterMs, () => {
      // A menu opened by keyboard stays open under a resting pointer.
      if (!root.querySelector("details[open] :focus-visible")) closeDetails(root);
    });

  const onPointerOver = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    const menu = menuUnder(root, event.target);
    if (!menu) return closeLater();
    if (menu.open) return clearTimeout(timer);
    open(menu);
  };
  const onPointerMove = (event: PointerEvent) => {
    const menu = event.pointerType === "mouse" ? menuUnder(root, event.target) : null;
    if (menu && !menu.open && isAnyOpen()) open(menu);
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") closeLater();
  };
  const onClick = (event: MouseEvent) => {
    clearTimeout(timer);
    const menu =
      event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    // A click by keyboard has no detail.
    if (!menu || event.detail === 0) return;
    if (menu === hoverOpened && hoverOpened.open) event.preventDefault();
    hoverOpened = null;
  };

  root.addEventListener("pointerover", onPointerOver, { signal });
  root.addEventListener("pointermove", onPointerMove, { signal });
  root.addEventListener("pointerleave", onPointerLeave, { signal });
  root.addEventListener("click", onClick, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** The menu under the pointer; the row of tabs belongs to the open menu. */
function menuUnder(root: HTMLElement, target: EventTarget | null): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null;
  const menu = target.closest("details");
  return (
    menu ??
    (target.closest(".mega-tabs") ? root.querySelector<HTMLDetailsElement>("details[open]") : null)
  );
}
