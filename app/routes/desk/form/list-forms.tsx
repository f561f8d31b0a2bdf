/** The forms of a list that is saved as a whole: one for a new entry, one for each saved entry. */
import { Form } from "react-router";
import { FormFields, type FormFieldsProps } from "./form-fields.tsx";

interface EntryFormProps extends FormFieldsProps {
  /** What opens the form. */
  summary: string;
  /** The entry's content, by which the form finds it again. */
  was: string;
}

export function EntryForm({ summary, was, failure, ...fields }: EntryFormProps) {
  const failed = failure?.values.was === was ? failure : undefined;
  const asksToConfirm = failed?.field === "confirm";
  return (
    <details open={failed !== undefined}>
      <summary className="desk-summary">{summary}</summary>
      <Form method="post" className="desk-form" preventScrollReset>
        <input type="hidden" name="was" value={was} />
        <FormFields {...fields} failure={failed} />
        {asksToConfirm && <input type="hidden" name="confirm" value={failed.values.unit} />}
        <div className="desk-actions">
          <button className="btn btn--small" type="submit" name="intent" value="change">
            {asksToConfirm ? "Save anyway" : "Save"}
          </button>
          <button className="btn btn--small desk-danger" type="submit" name="intent" value="remove">
            Remove
          </button>
        </div>
      </Form>
    </details>
  );
}

/** @param props `what` names an entry */
export function NewEntryForm({ what, failure, ...fields }: FormFieldsProps & { what: string }) {
  const isAdding = failure?.values.was === undefined;
  return (
    <Form method="post" className="desk-form desk-box">
      <h2>New {what}</h2>
      <FormFields {...fields} id="new" failure={isAdding ? failure : undefined} />
      <button className="btn" type="submit" name="intent" value="add">
        Add {what}
      </button>
    </Form>
  );
}
