/** For browsers that do not know the `name` of `details`: one of a name is open at a time. */

/** A listener for `toggle`, which does not bubble: it listens while the event goes down. */
export function keepOneOpen({ target }: Event): void {
  if (!(target instanceof HTMLDetailsElement) || !target.open) return;
  const name = target.getAttribute("name");
  if (!name) return;
  for (const details of document.querySelectorAll<HTMLDetailsElement>("details[open]")) {
    if (details !== target && details.getAttribute("name") === name) details.open = false;
  }
}
