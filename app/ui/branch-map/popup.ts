/** What stands in a marker's popup, built of nodes so that no text of a branch can become markup. */

import { type Branch, directionsHref } from "#app/content/branches.ts";
import { telHref } from "#app/content/phone.ts";
import { sceneFileUrl } from "../scene/scene-files.ts";

/** Stands in for a branch's picture that does not load. */
const stockPicture = sceneFileUrl("about-960.webp");

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

export function toPopup(branch: Branch, close: () => void): HTMLElement {
  const picture = element("img", { alt: "", width: 288, height: 168, className: "branch-popup__picture" });
  picture.addEventListener(
    "error",
    () => {
      picture.src = stockPicture;
    },
    { once: true },
  );
  picture.src = `/images/branches/${branch.image}.webp`;

  const popup = element(
    "section",
    { className: "branch-popup", tabIndex: -1, ariaLabel: `${branch.name}, ${branch.type}` },
    picture,
    element("p", { className: "branch-popup__type" }, branch.type),
    element("h3", {}, branch.name),
    element("p", {}, branch.address),
    element("p", {}, branch.phone.text),
    element(
      "p",
      { className: "branch-popup__ways" },
      element("a", { className: "btn btn--small", href: telHref(branch.phone) }, "Call Now"),
      element(
        "a",
        {
          className: "btn btn--line btn--small",
          href: directionsHref(branch),
          target: "_blank",
          rel: "noopener noreferrer",
        },
        "Get Directions",
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
