/** Keeps a form that could not be sent, without its passwords and files, to send it again. */
import { Form, useLocation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { type FieldTexts, textsOf } from "./fields.ts";

export function HiddenFields({ texts }: { texts: FieldTexts }) {
  return Object.entries(texts).flatMap(([name, values]) =>
    values.map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a form may have several fields of one name
      <input type="hidden" name={name} value={value} key={`${name} ${index}`} />
    )),
  );
}

/** The form that is being sent, until the next page has loaded. */
let sent: { action: string; texts: FieldTexts } | null = null;

export function useSentForm(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page load
  useEnhancement(() => {
    sent = null;
  }, [key]);
  useEnhancement(() => {
    const remember = ({ target, submitter }: SubmitEvent) => {
      if (!(target instanceof HTMLFormElement) || target.method !== "post") return;
      const { pathname, search } = new URL(target.action);
      sent = { action: pathname + search, texts: textsOf(new FormData(target, submitter)) };
    };
    document.addEventListener("submit", remember, true);
    return () => document.removeEventListener("submit", remember, true);
  }, []);
}

/** A button that sends the form whose connection was lost. */
export function SendAgain() {
  if (sent === null) return null;
  return (
    <Form method="post" action={sent.action}>
      <HiddenFields texts={sent.texts} />
      <button className="btn" type="submit">
        Send again
      </button>
    </Form>
  );
}
