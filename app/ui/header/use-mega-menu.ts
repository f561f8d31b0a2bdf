/** What a script adds to the mega-menus: hovering opens and leaves; Escape, an outside click, a link and a new page close. */

import type { RefObject } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { closeDetails, useDismiss } from "../use-dismiss.ts";

/** Long enough that a pointer on its way across the bar opens nothing, and that a slip over the edge closes nothing. */
const openAfterMs = 90;
/** While a panel is open, the way into it may lead over other names: only a pointer that rests on one means it. */
const restMs = 250;
const closeAfterMs = 220;
/** A ref for the navigation that holds the menus. */
export function useMegaMenu(): RefObject<HTMLElement | null> {
  const nav = useDismiss<HTMLElement>();
  useEnhancement(() => (nav.current ? addHover(nav.current) : undefined), [nav]);
  return nav;
}

function addHover(root: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The first click on its name means the same wish: it must not close what hovering has opened, however late it comes. */
  let hoverOpened: HTMLDetailsElement | null = null;
  const later = (milliseconds: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, milliseconds);
  };

  const isAnyOpen = () => root.querySelector("details[open]") !== null;
  // Over the answers to a search a second layer would open that nobody can use.
  const open = (menu: HTMLDetailsElement) =>
    !document.querySelector(".live") &&
    later(isAnyOpen() ? restMs : openAfterMs, () => {
      menu.open = true;
      hoverOpened = menu;
    });

  const closeLater = () =>
    later(closeAfterMs, () => {
      // A menu that a key has opened also comes between the page and a pointer that rests there.
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
    const menu = event.target instanceof Element ? event.target.closest("summary")?.parentElement : null;
    // A key's click has no detail: it comes from somebody who did not hover.
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

/** The menu whose name or panel the pointer is on; the row of tabs belongs to whichever menu is open. */
function menuUnder(root: HTMLElement, target: EventTarget | null): HTMLDetailsElement | null {
  if (!(target instanceof Element)) return null;
  const menu = target.closest("details");
  return menu ?? (target.closest(".mega-tabs") ? root.querySelector<HTMLDetailsElement>("details[open]") : null);
}
