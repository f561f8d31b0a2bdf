/** Choosing products for comparison: the choice is in the address, so it survives filters, sharing and missing scripts. */
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import { FEWEST_COMPARED, MOST_COMPARED, MOST_COMPARED_NARROW, parseComparison } from "#app/catalogue/comparison.ts";

/** The form that every button of the choice belongs to, wherever it stands. */
export const CHOOSE_FORM = "choose";

/** Shown when a visitor compares too few products; fixed wording. */
export const TOO_FEW = `Please select at least ${FEWEST_COMPARED} products to compare`;

export interface Comparison {
  /** What to tell the visitor about the last attempt; empty when it went well. */
  status: string;
  /** Takes over the form: the address changes, nothing is loaded again, the page stays where it is. */
  choose(event: FormEvent<HTMLFormElement>): void;
  sayTooFew(): void;
}

/** `hrefWith` gives the page's own address with another choice. */
export function useComparison(chosen: number, hrefWith: (compare: number[]) => string): Comparison {
  const navigate = useNavigate();
  const [status, setStatus] = useState("");

  function choose(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const compare = parseComparison([submitter.value]);
    const most = matchMedia("(width <= 768px)").matches ? MOST_COMPARED_NARROW : MOST_COMPARED;
    const full = compare.length >= chosen && compare.length > most;
    if (full || submitter.getAttribute("aria-disabled") === "true") {
      setStatus(`You can compare up to ${most} products here`);
      return;
    }
    setStatus("");
    navigate(hrefWith(compare), { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }

  return { status, choose, sayTooFew: () => setStatus(TOO_FEW) };
}
