/** What can be done to all chosen products of the list at once. */
import { Form } from "react-router";
import { DeskField } from "../../form/desk-field.tsx";
import { FailureNotice } from "../../form/failure-notice.tsx";
import { NamedOptions } from "../../form/named-options.tsx";
import type { FormFailure } from "../../form/try-send.server.ts";
import type { PlaceOption } from "../place-option.ts";

interface BulkFormProps {
  categories: readonly PlaceOption[];
  statuses: readonly string[];
  /** Without it prices only. */
  mayManage: boolean;
  failure: FormFailure | undefined;
}

export function BulkForm({ categories, statuses, mayManage, failure }: BulkFormProps) {
  return (
    <Form method="post" id="bulk" className="desk-form desk-bulk" preventScrollReset aria-labelledby="bulk-title">
      <h2 id="bulk-title">Change the chosen products</h2>
      <FailureNotice failure={failure} />
      <div className="desk-row">
        {mayManage && (
          <>
            <DeskField label="Status" name="status" id="bulk-status">
              {(field) => (
                <select {...field} className="select" defaultValue={failure?.values.status}>
                  <option value="">As it is</option>
                  {statuses.map((status) => (
                    <option key={status}>{status}</option>
                  ))}
                </select>
              )}
            </DeskField>
            <DeskField label="Category" name="category" id="bulk-category">
              {(field) => (
                <select {...field} className="select" defaultValue={failure?.values.category}>
                  <option value="">As it is</option>
                  <NamedOptions of={categories} />
                </select>
              )}
            </DeskField>
          </>
        )}
        <DeskField
          label="Prices by percent"
          name="percent"
          id="bulk-percent"
          hint="5 raises, -5 lowers; price and offer price, without cents"
          error={failure?.field === "percent" ? failure.message : undefined}
        >
          {(field) => <input {...field} placeholder="0" defaultValue={failure?.values.percent} />}
        </DeskField>
      </div>
      <button className="btn" type="submit" name="intent" value="bulk">
        Change the chosen
      </button>
    </Form>
  );
}
