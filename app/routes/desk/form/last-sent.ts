/** Remembers in the browser what was sent last, until the page that follows it is there. */
import { useLocation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { type KeptForm, toKeptForm } from "./kept-form.ts";

let lastSent: KeptForm | null = null;

/** Null when nothing is on its way. */
export function readLastSent(): KeptForm | null {
  return lastSent;
}

export function useLastSent(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or the same after it was saved
  useEnhancement(() => {
    lastSent = null;
  }, [key]);
  useEnhancement(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "post") return;
      if (target.enctype === "multipart/form-data") return;
      const { pathname, search } = new URL(target.action);
      lastSent = toKeptForm(pathname + search, new FormData(target, submitter));
    };
    document.addEventListener("submit", remember, true);
    return () => document.removeEventListener("submit", remember, true);
  }, []);
}
