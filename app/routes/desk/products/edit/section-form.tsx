/** A form that changes a product: error notice, fields, save button. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { FormFields, type FormFieldsProps } from "../../form/form-fields.tsx";
import { FormState, type FormStateProps } from "../../form/form-state.tsx";

/** `children` follow the fields. */
export function SectionForm({
  children,
  version,
  was,
  ...fields
}: FormFieldsProps & FormStateProps & { children?: ReactNode }) {
  const { failure } = fields;
  return (
    // The key reloads the fields after a save, and keeps them after a rejection.
    <Form
      method="post"
      className="desk-form"
      preventScrollReset
      key={failure?.values.version ?? version}
    >
      <FailureNotice failure={failure} />
      <FormState version={version} was={was} failure={failure} />
      <FormFields {...fields} />
      {children}
      <button className="btn" type="submit">
        {failure?.conflict ? "Overwrite with my changes" : "Save"}
      </button>
    </Form>
  );
}
