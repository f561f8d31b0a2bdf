/** The form of one section: what went wrong above it, its fields, and the button that saves them. */
import type { ReactNode } from "react";
import { Form } from "react-router";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { FormState, type FormStateProps } from "../../form/form-state.tsx";

export function SectionForm({ children, ...state }: FormStateProps & { children: ReactNode }) {
  const { failure, version } = state;
  return (
    // The key fills the fields in anew when they have been saved, and leaves them as they are when they have not.
    <Form method="post" className="desk-form" preventScrollReset key={failure?.values.version ?? version}>
      <FailureNotice failure={failure} />
      <FormState {...state} />
      {children}
      <button className="btn" type="submit">
        {failure?.conflict ? "Save mine over it" : "Save"}
      </button>
    </Form>
  );
}
