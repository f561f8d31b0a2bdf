/** Changes all selected products of the list at once. */
import { Form } from "react-router";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { BULK } from "../../form/fields.ts";
import { FormFields, type FormFieldsProps } from "../../form/form-fields.tsx";

/** @param props `mayManage`: otherwise only prices can be changed */
export function BulkForm({
  mayManage,
  ...fields
}: Pick<FormFieldsProps, "options" | "failure"> & { mayManage: boolean }) {
  const { percent } = BULK;
  return (
    <Form
      method="post"
      id="bulk"
      className="desk-form desk-bulk"
      preventScrollReset
      aria-labelledby="bulk-title"
    >
      <h2 id="bulk-title">Change the selected products</h2>
      <FailureNotice failure={fields.failure} />
      <FormFields id="bulk" fields={mayManage ? BULK : { percent }} {...fields} />
      <button className="btn" type="submit" name="intent" value="bulk">
        Change selected products
      </button>
    </Form>
  );
}
