/** The filter form with scripts: each choice applies at once, also one made before they ran. */
import { type FormEvent, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { type FilterKey, pickFilters } from "#app/catalogue/active-filters.ts";
import {
  type ListingQuery,
  listingHref,
  sameList,
  serializeListingQuery,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import { usePagePath } from "../page-link.tsx";
import { closePopover } from "../popover.ts";
import { useEnhancement } from "../use-enhancement.ts";
import { type ProductListView, parseListQuery } from "./product-list-view.ts";

/** The form's id, for controls outside it. */
export const FILTER_FORM = "filter";
/** Id of the panel around the form. */
export const FILTER_PANEL = "filters";

export function useFilterForm(list: ProductListView, listingQuery: ListingQuery) {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const path = usePagePath(list.path);
  const { state, location } = useNavigation();
  const url = serializeListingQuery(listingQuery);
  const idle = state === "idle";

  /** Applies the form's current values. */
  function apply() {
    if (!ref.current) return;
    const chosen = withListingQuery(listingQuery, readChoice(ref.current, list));
    // While loading, the loading list may differ from the choice.
    if (idle && sameList(chosen, listingQuery)) return;
    navigate(listingHref(list.path, chosen), { preventScrollReset: true });
  }

  /** Whether choices apply at once. */
  const [live, setLive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL contains all values of the form
  useEnhancement(() => {
    if (!ref.current || !idle) return;
    if (!live) {
      setLive(true);
      apply();
      return;
    }
    showChoice(ref.current, listingQuery);
  }, [url, idle]);

  const applyNow = useRef(apply);
  useEnhancement(() => {
    applyNow.current = apply;
  });
  // For choices made without a connection.
  useEnhancement(() => {
    const again = () => applyNow.current();
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply();
    closePopover(document.getElementById(FILTER_PANEL));
  }

  /** Whether another list is loading. */
  const busy = location?.pathname === path;
  return { ref, live, busy, apply, submit };
}

export type FilterForm = ReturnType<typeof useFilterForm>;

type FilterChoice = Pick<ListingQuery, FilterKey | "sort">;

function readChoice(form: HTMLFormElement, list: ProductListView): FilterChoice {
  const pairs = [...new FormData(form)].filter(
    (pair): pair is [string, string] => typeof pair[1] === "string",
  );
  const query = parseListQuery(list.kind, new URLSearchParams(pairs));
  return { ...pickFilters(query), sort: query.sort };
}

/** Sets every control to the URL's values, which change by chips and going back. */
function showChoice(form: HTMLFormElement, listingQuery: ListingQuery) {
  const chosen = new URLSearchParams(serializeListingQuery(listingQuery));
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement)
      control.value = chosen.get(control.name) ?? listingQuery.sort;
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox" || control.type === "radio") {
      const values = chosen.getAll(control.name);
      control.checked = control.value === "" ? values.length === 0 : values.includes(control.value);
    }
  }
}
