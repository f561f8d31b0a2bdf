/** A form with its notice, fields and buttons; one that could not be sent is kept to send it again. */
import { type ReactNode, useRef } from "react";
import { Form, type FormProps, useLocation } from "react-router";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { DeskTable } from "../desk-table.tsx";
import { type FieldTexts, textsOf } from "./fields.ts";
import { FormFields, type FormFieldsProps } from "./form-fields.tsx";
import type { FormFailure } from "./try-send.server.ts";

export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  // Each failed attempt is a new object.
  useEnhancement(() => {
    if (failure) (document.getElementById(failure.focus ?? "") ?? element.current)?.focus();
  }, [failure]);
  if (!failure) return null;
  const { message, errors, differences, focus } = failure;
  if (focus !== undefined)
    return (
      <p className="desk-hint" role="status">
        {message}
      </p>
    );
  const others = Object.entries(errors).filter(([, error]) => error !== message);
  return (
    <div className="desk-alert" role="alert" tabIndex={-1} ref={element}>
      {differences.length === 0 && others.length === 0 ? message : <p>{message}</p>}
      {others.length > 0 && (
        <ul>
          {others.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <DeskTable
          columns={["Field", "Saved value", "Your value"]}
          rows={differences.map(({ name, label, saved, typed }) => ({
            key: name,
            cells: [label, saved || "(empty)", typed || "(empty)"],
          }))}
        />
      )}
    </div>
  );
}

interface DeskFormProps
  extends FormFieldsProps,
    Pick<FormProps, "className" | "preventScrollReset"> {
  title?: string;
  /** False where the page shows it. */
  hasNotice?: boolean;
  /** Of the record for which the form was opened. */
  version?: number;
  /** Follow the fields. */
  children?: ReactNode;
  submit?: string;
  /** What the button sends. The failures of other buttons are of another form. */
  intent?: string;
  button?: string;
  /** Beside the button. */
  otherButtons?: ReactNode;
}

export function DeskForm({
  id,
  title,
  className,
  hasNotice = true,
  version,
  children,
  submit = "Save",
  intent,
  button = "btn",
  otherButtons,
  preventScrollReset = true,
  failure,
  ...fields
}: DeskFormProps) {
  const failed = failure?.texts.intent?.[0] === intent ? failure : undefined;
  // After a conflict, that of the record which the form may overwrite.
  const [shown = version] = failed?.texts.version ?? [];
  return (
    <Form
      method="post"
      id={id}
      className={className ? `desk-form ${className}` : "desk-form"}
      preventScrollReset={preventScrollReset}
      aria-label={title}
      // Reloads the fields after a save, and keeps them after a rejection.
      key={shown}
    >
      {title && <h2>{title}</h2>}
      {hasNotice && <FailureNotice failure={failed} />}
      {shown !== undefined && <input type="hidden" name="version" value={shown} />}
      <FormFields {...fields} id={id} failure={failed} />
      {children}
      <div className="desk-actions">
        <button className={button} type="submit" {...(intent && { name: "intent", value: intent })}>
          {failed?.differences.length ? "Save again" : submit}
        </button>
        {otherButtons}
      </div>
    </Form>
  );
}

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
