/** The filter form with scripts: each choice applies at once, and what was chosen before scripts arrived is not lost. */
import { type FormEvent, type RefObject, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import {
  type ListingQuery,
  listingHref,
  parseListingQuery,
  sameList,
  serializeListingQuery,
  withListingQuery,
} from "#app/catalogue/listing-query.ts";
import { closePopover } from "../popover.ts";
import { useEnhancement } from "../use-enhancement.ts";
import { applicableQuery, type ProductListView } from "./product-list-view.ts";

/** The form's name: controls outside it, such as the order, belong to it by this. */
export const FILTER_FORM = "filter";
/** The panel around it, which is a drawer on small windows. */
export const FILTER_PANEL = "filters";

export interface FilterForm {
  ref: RefObject<HTMLFormElement | null>;
  /** Whether choices apply at once. */
  live: boolean;
  /** Whether another list is on its way. */
  busy: boolean;
  /** Applies what the form says now. */
  apply(): void;
  submit(event: FormEvent<HTMLFormElement>): void;
}

export function useFilterForm(list: ProductListView, listingQuery: ListingQuery): FilterForm {
  const ref = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { state, location } = useNavigation();
  const address = serializeListingQuery(listingQuery);
  const idle = state === "idle";

  function apply() {
    if (!ref.current) return;
    const chosen = withListingQuery(listingQuery, readChoice(ref.current, list));
    // What is on its way may be what has just been taken back.
    if (idle && sameList(chosen, listingQuery)) return;
    navigate(listingHref(list.path, chosen), { preventScrollReset: true });
  }

  const [live, setLive] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address says everything that the form shows
  useEnhancement(() => {
    if (!ref.current || !idle) return;
    if (!live) {
      setLive(true);
      apply();
      return;
    }
    showChoice(ref.current, listingQuery);
  }, [address, idle]);

  const applyNow = useRef(apply);
  useEnhancement(() => {
    applyNow.current = apply;
  });
  // What was chosen without a connection.
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

  return { ref, live, busy: location?.pathname === list.path, apply, submit };
}

type Choice = Pick<
  ListingQuery,
  "productTypes" | "powerType" | "ampHours" | "brands" | "ranges" | "subcategoryId" | "sort"
>;

function readChoice(form: HTMLFormElement, list: ProductListView): Choice {
  const pairs = [...new FormData(form)].filter((pair): pair is [string, string] => typeof pair[1] === "string");
  const { productTypes, powerType, ampHours, brands, ranges, subcategoryId, sort } = applicableQuery(
    list.kind,
    parseListingQuery(new URLSearchParams(pairs)),
  );
  return { productTypes, powerType, ampHours, brands, ranges, subcategoryId, sort };
}

/** Sets every control to what the address says: it may have changed by a chip, or by going back. */
function showChoice(form: HTMLFormElement, listingQuery: ListingQuery) {
  const chosen = new URLSearchParams(serializeListingQuery(listingQuery));
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = chosen.get(control.name) ?? listingQuery.sort;
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "checkbox" || control.type === "radio") {
      const values = chosen.getAll(control.name);
      control.checked = control.value === "" ? values.length === 0 : values.includes(control.value);
    }
  }
}
