/** For browsers without `name` on `details`: keeps one of each name open. */

/** A capturing listener for `toggle`, which does not bubble. */
export function keepOneOpen({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute("name");
  if (!name) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (details !== target && details.getAttribute("name") === name) details.open = false;
  }
}
