/** The dealer as every page needs them: set once on the server, and read from the page itself in the browser. */
import type { Company } from "./site.ts";

/** The element of the page that holds it. */
export const DEALER = "dealer";

let known: Company | null = null;

export function setDealer(company: Company): void {
  known = company;
}

/** Names, numbers, promises and switches; the same for as long as the process, or the page, lives. */
export function dealer(): Company {
  known ??= JSON.parse(document.getElementById(DEALER)?.textContent ?? "null") as Company | null;
  if (!known) throw new Error("Nobody has said who the dealer is");
  return known;
}
