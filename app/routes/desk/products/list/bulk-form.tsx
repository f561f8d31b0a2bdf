/** Changes all selected products of the list at once. */
import { Form } from "react-router";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { BULK, type FieldOption } from "../../form/fields.ts";
import { FormFields } from "../../form/form-fields.tsx";
import type { FormFailure } from "../../form/try-send.server.ts";

interface BulkFormProps {
  categories: FieldOption[];
  statuses: readonly string[];
  /** Otherwise only prices can be changed. */
  mayManage: boolean;
  failure: FormFailure | undefined;
}

export function BulkForm({ categories, statuses, mayManage, failure }: BulkFormProps) {
  const { percent } = BULK;
  const options = {
    status: statuses.map((status) => ({ id: status, name: status })),
    category: categories,
  };
  return (
    <Form
      method="post"
      id="bulk"
      className="desk-form desk-bulk"
      preventScrollReset
      aria-labelledby="bulk-title"
    >
      <h2 id="bulk-title">Change the selected products</h2>
      <FailureNotice failure={failure} />
      <FormFields
        id="bulk"
        fields={mayManage ? BULK : { percent }}
        options={options}
        failure={failure}
      />
      <button className="btn" type="submit" name="intent" value="bulk">
        Change selected products
      </button>
    </Form>
  );
}
