/** Keeps a page that is held still from moving sideways when its scrollbar goes. */

/**
 * To call before something opens over the page and its sheet holds the page still: the gutter that such sheets keep
 * stands in for a scrollbar that takes room, and a page without one, short or scrolled by touch, must not get it.
 */
export function keepScrollbarPlace(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? "" : "auto";
}
