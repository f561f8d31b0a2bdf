/** A marker's popup, built of DOM nodes so that a branch's text cannot become markup. */

import type { Language } from "#app/languages/language.ts";
import { messagesIn } from "#app/languages/language.ts";
import { directionsHref } from "#app/site/directions.ts";
import { telHref } from "#app/site/phone.ts";
import type { BranchWithHours } from "#app/ui/hours-view.ts";
import { openingStatus } from "#app/ui/open-now.tsx";

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

interface PopupOptions {
  language: Language;
  timeZone: string;
  /** URL; null for none. */
  stockPicture: string | null;
  close: () => void;
}

export function toPopup(
  branch: BranchWithHours,
  { language, timeZone, stockPicture, close }: PopupOptions,
): HTMLElement {
  const t = messagesIn(language).maps;
  const { isOpen, text } = openingStatus(branch.hours.openings, timeZone, t);
  const popup = element(
    "section",
    { className: "branch-popup", tabIndex: -1, ariaLabel: t.branch(branch.name, branch.type) },
    element("p", { className: "branch-popup__type" }, branch.type),
    element("h3", {}, branch.name),
    ...toPicture([branch.picture?.src, stockPicture].filter((url) => url != null)),
    element("p", { className: "branch-popup__address" }, branch.address),
    element("p", { className: "branch-popup__address" }, branch.phone.text),
    ...(text ? [element("p", { className: isOpen ? "open-now is-open" : "open-now" }, text)] : []),
    element(
      "p",
      { className: "branch-popup__ways" },
      element("a", { className: "btn btn--small", href: telHref(branch.phone) }, t.callNow),
      element(
        "a",
        {
          className: "btn btn--line btn--small",
          href: directionsHref(branch),
          target: "_blank",
          rel: "noopener noreferrer",
        },
        t.getDirections,
      ),
    ),
  );
  popup.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // In a dialog the first Escape closes the popup alone.
    event.preventDefault();
    event.stopPropagation();
    close();
  });
  return popup;
}

/** The first of these pictures that loads, else the placeholder; empty if there are none. */
function toPicture([first, ...others]: readonly string[]): HTMLElement[] {
  if (first === undefined) return [];
  const image = element("img", {
    alt: "",
    width: 288,
    height: 168,
    // A phone's popup has no picture.
    loading: "lazy",
    className: "branch-popup__picture",
  });
  image.addEventListener("error", () => {
    const next = others.shift();
    if (next !== undefined) image.src = next;
  });
  image.src = first;
  return [image];
}
