/** Keeps the page from moving sideways when a layer over it hides the scrollbar. */

/**
 * Call before opening a layer whose styles stop the page from scrolling. They reserve a scrollbar
 * gutter, which a page without a scrollbar must not get.
 */
export function keepScrollbarGutter(): void {
  const page = document.documentElement;
  page.style.scrollbarGutter = innerWidth > page.clientWidth ? "" : "auto";
}
