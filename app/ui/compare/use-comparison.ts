/** The choice of products to compare, kept in the URL so that filters and sharing preserve it. */

import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import {
  MAX_COMPARED,
  MAX_COMPARED_NARROW,
  MIN_COMPARED,
  parseComparison,
} from "#app/catalogue/comparison.ts";
import { useMessages } from "#app/languages/language.ts";

/** Id of the form that all buttons of the choice belong to. */
export const CHOOSE_FORM = "choose";

/** Id of the bar's message; without scripts, a link to it shows why a choice is refused. */
export const CHOICE_STATUS = "choice-status";

/** `chosen` are ids as rendered; `hrefWith` returns the page's own URL with another choice. */
export function useComparison(chosen: readonly number[], hrefWith: (compare: number[]) => string) {
  const t = useMessages("lists");
  const navigate = useNavigate();
  /** Why the last attempt failed; empty if it succeeded. */
  const [status, setStatus] = useState("");

  /** Handles the form's submission: changes the URL without loading or scrolling. */
  function choose(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const wanted = parseComparison([submitter.value]);
    // Clicks may come faster than renders: each changes the choice in the URL.
    const current = parseComparison(new URLSearchParams(location.search).getAll("compare"));
    const compare = [
      ...current.filter((id) => wanted.includes(id) || !chosen.includes(id)),
      ...wanted.filter((id) => !chosen.includes(id)),
    ];
    const max = matchMedia("(width <= 768px)").matches ? MAX_COMPARED_NARROW : MAX_COMPARED;
    const full = compare.length >= current.length && compare.length > max;
    if (full || submitter.getAttribute("aria-disabled") === "true") {
      setStatus(t.tooMany(max));
      return;
    }
    setStatus("");
    navigate(hrefWith(compare), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });
  }

  return { status, choose, showTooFew: () => setStatus(t.tooFew(MIN_COMPARED)) };
}
