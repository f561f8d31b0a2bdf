/** Stores the form that is being sent in the browser until the next page has loaded. */
import { useLocation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { toUnsavedForm, type UnsavedForm } from "./unsaved-form.ts";

let lastSent: UnsavedForm | null = null;

/** Null if no form is being sent. */
export function lastSentForm(): UnsavedForm | null {
  return lastSent;
}

export function useSentForm(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page load
  useEnhancement(() => {
    lastSent = null;
  }, [key]);
  useEnhancement(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "post") return;
      if (target.enctype === "multipart/form-data") return;
      const { pathname, search } = new URL(target.action);
      lastSent = toUnsavedForm(pathname + search, new FormData(target, submitter));
    };
    document.addEventListener("submit", remember, true);
    return () => document.removeEventListener("submit", remember, true);
  }, []);
}
