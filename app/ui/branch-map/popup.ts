/** What stands in a marker's popup, built of nodes so that no text of a branch can become markup. */

import { directionsHref } from "#app/site/directions.ts";
import { telHref } from "#app/site/phone.ts";
import type { Branch } from "#app/site/site.ts";

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
  const popup = element(
    "section",
    { className: "branch-popup", tabIndex: -1, ariaLabel: `${branch.name}, ${branch.type}` },
    ...toPicture(branch),
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

/** None where the branch has none, or it does not load: the words are what the visitor came for. */
function toPicture({ picture }: Branch): HTMLElement[] {
  if (!picture) return [];
  const image = element("img", { alt: "", width: 288, height: 168, className: "branch-popup__picture" });
  image.addEventListener("error", () => image.remove(), { once: true });
  image.src = picture.src;
  return [image];
}
