/**
 * Finds layout faults in the browser: overflow, overlapping or cut text, pictures outside their
 * frame.
 */
import type { Page } from "playwright/test";

/**
 * One line a fault, at most ten; none for a sound page. Fixed and sticky elements are skipped; to
 * measure an overlay, pass its selector as `within`.
 */
export function findLayoutFaults(page: Page, within = "body"): Promise<string[]> {
  return page.evaluate(measure, within);
}

/** Runs in the page, so it can use nothing from outside itself. */
function measure(within: string): string[] {
  interface Piece {
    box: DOMRect;
    block: Element;
    text: string;
  }
  const faults: string[] = [];
  const page = document.documentElement;
  const width = page.clientWidth;
  if (page.scrollWidth > width + 1)
    faults.push(`the page is ${page.scrollWidth} px wide in a window of ${width}`);

  const name = (element: Element) =>
    `${element.localName}${[...element.classList].map((part) => `.${part}`).join("")}`;
  const ancestors = (element: Element) => {
    const list: Element[] = [];
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
      list.push(at);
    return list;
  };
  const clips = (element: Element) => getComputedStyle(element).overflowX !== "visible";
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
  const floats = (element: Element) =>
    within === "body" &&
    ancestors(element).some(
      (at) => /fixed|sticky/.test(getComputedStyle(at).position) || at.matches("[popover]"),
    );
  /** Whether an element is visually hidden, by its computed style. */
  const isClippedAway = (element: Element) =>
    element.getBoundingClientRect().width <= 1 && getComputedStyle(element).overflowX === "hidden";
  // A map shows a part of something larger.
  const isVisible = (element: Element) =>
    element.closest(within) !== null &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest(".sr, svg, .leaflet-container") &&
    !isClippedAway(element);

  for (const element of document.body.querySelectorAll("*")) {
    if (!isVisible(element) || floats(element)) continue;
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own === 0 || (left >= -1 && right <= width + 1)) continue;
    if (ancestors(element).slice(1).some(clips)) continue;
    faults.push(`${name(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`);
  }

  const pieces: Piece[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || !isVisible(parent) || floats(parent)) continue;
    if (parent.closest("script, style, noscript, title, option")) continue;
    const around = ancestors(parent);
    const block = around.find((at) => !getComputedStyle(at).display.startsWith("inline")) ?? parent;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      let [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom];
      for (const at of around.filter(clips)) {
        const frame = at.getBoundingClientRect();
        const style = getComputedStyle(at);
        const isMarked =
          scrolls(at) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (
          !isMarked &&
          (box.right > frame.right + 2 || box.left < frame.left - 2) &&
          frame.width > 0
        )
          faults.push(`"${node.textContent.trim().slice(0, 30)}" is cut by ${name(at)}`);
        left = Math.max(left, frame.left);
        right = Math.min(right, frame.right);
        top = Math.max(top, frame.top);
        bottom = Math.min(bottom, frame.bottom);
      }
      if (right - left < 2 || bottom - top < 2) continue;
      pieces.push({
        box: new DOMRect(left, top, right - left, bottom - top),
        block,
        text: node.textContent.trim().slice(0, 30),
      });
    }
  }
  pieces.sort((one, other) => one.box.top - other.box.top);
  for (const [index, one] of pieces.entries()) {
    for (const other of pieces.slice(index + 1)) {
      if (other.box.top >= one.box.bottom) break;
      if (other.block === one.block) continue;
      const wide =
        Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const high =
        Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // A line box is taller than its letters.
      if (wide > 2 && high > 0.45 * Math.min(one.box.height, other.box.height))
        faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    }
  }

  for (const select of document.querySelectorAll("select")) {
    const { appearance, paddingInlineEnd } = getComputedStyle(select);
    if (isVisible(select) && appearance === "none" && Number.parseFloat(paddingInlineEnd) < 30)
      faults.push(`the words of ${name(select)} reach under its arrow`);
  }

  for (const image of document.images) {
    if (!isVisible(image) || floats(image)) continue;
    const { backgroundImage, backgroundPosition, objectPosition } = getComputedStyle(image);
    if (backgroundImage !== "none" && backgroundPosition !== objectPosition)
      faults.push(`a picture in ${name(image.parentElement ?? image)} does not lie on its colour`);
    const frame = ancestors(image)
      .slice(1)
      .find((at) => !/^(?:inline|contents)/.test(getComputedStyle(at).display));
    const [box, place] = [image.getBoundingClientRect(), frame?.getBoundingClientRect()];
    if (!frame || !place || box.width === 0 || clips(frame)) continue;
    const out = Math.max(
      place.left - box.left,
      box.right - place.right,
      place.top - box.top,
      box.bottom - place.bottom,
    );
    if (out > 4) faults.push(`a picture leaves ${name(frame)} by ${Math.round(out)} px`);
  }
  return [...new Set(faults)].slice(0, 10);
}
