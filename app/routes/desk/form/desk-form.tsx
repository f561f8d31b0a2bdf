/** A form with its notice, fields and button. */
import type { ReactNode } from "react";
import { Form, type FormProps } from "react-router";
import { FailureNotice } from "./failure-notice.tsx";
import { FormFields, type FormFieldsProps } from "./form-fields.tsx";

interface DeskFormProps extends FormFieldsProps, Pick<FormProps, "preventScrollReset"> {
  title?: string;
  /** Null where the page shows it. */
  notice?: ReactNode;
  /** Of the record for which the form was opened. */
  version?: number;
  /** Follow the fields. */
  children?: ReactNode;
  submit?: string;
  /** What the button sends. */
  intent?: string;
  button?: string;
}

export function DeskForm({
  title,
  version,
  children,
  submit = "Save",
  intent,
  button = "btn",
  preventScrollReset = true,
  failure,
  notice = <FailureNotice failure={failure} />,
  ...fields
}: DeskFormProps) {
  // After a conflict, that of the record which the form may overwrite.
  const [shown = version] = failure?.texts.version ?? [];
  return (
    // The key reloads the fields after a save, and keeps them after a rejection.
    <Form method="post" className="desk-form" preventScrollReset={preventScrollReset} key={shown}>
      {title && <h2>{title}</h2>}
      {notice}
      {shown !== undefined && <input type="hidden" name="version" value={shown} />}
      <FormFields {...fields} failure={failure} />
      {children}
      <button className={button} type="submit" {...(intent && { name: "intent", value: intent })}>
        {failure?.differences.length ? "Save again" : submit}
      </button>
    </Form>
  );
}
