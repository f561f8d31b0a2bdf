/** A form with its notice, fields and buttons. */
import type { ReactNode } from "react";
import { Form, type FormProps } from "react-router";
import { FailureNotice } from "./failure-notice.tsx";
import { FormFields, type FormFieldsProps } from "./form-fields.tsx";

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
