/** A form that changes a product: error notice, fields, save button. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { FormFields, type FormFieldsProps } from "../../form/form-fields.tsx";

interface SectionFormProps extends FormFieldsProps {
  /** The product's version, for which the form was opened. */
  version: number;
  /** Follow the fields. */
  children?: ReactNode;
}

export function SectionForm({ children, version, ...fields }: SectionFormProps) {
  const { failure } = fields;
  // After a conflict, that of the product which the form may overwrite.
  const [shown = version] = failure?.texts.version ?? [];
  return (
    // The key reloads the fields after a save, and keeps them after a rejection.
    <Form method="post" className="desk-form" preventScrollReset key={shown}>
      <FailureNotice failure={failure} />
      <input type="hidden" name="version" value={shown} />
      <FormFields {...fields} />
      {children}
      <button className="btn" type="submit">
        {failure?.differences.length ? "Save again" : "Save"}
      </button>
    </Form>
  );
}
