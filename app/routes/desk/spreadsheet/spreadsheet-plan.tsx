/** What an uploaded spreadsheet would change, and the button that imports it. */
import { Form } from "react-router";
import { DeskTable } from "../desk-table.tsx";
import { TickBox } from "../form/options.tsx";
import { UploadFields, type UploadView } from "./column-step.tsx";
import type { PlanRowView, PlanView } from "./plan-view.ts";

const RESULTS: Record<PlanRowView["outcome"], string> = {
  new: "New",
  changed: "Changed",
  same: "Unchanged",
  example: "Example",
  wrong: "Error",
};

export function SpreadsheetPlan({
  plan,
  upload,
  defined,
}: {
  plan: PlanView;
  upload: UploadView;
  /** Titles of ticked columns to filter by. */
  defined: string[];
}) {
  const { counts, made, notes, definable, rows, rowsLeftOut, leftOut, canImport } = plan;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        What would change
      </h2>
      <Form method="post" className="desk-form">
        <UploadFields {...upload} />
        <p role="status">
          {counts.new} new, {counts.changed} changed, {counts.same} unchanged, {counts.wrong} with
          errors, {leftOut} left out.
        </p>
        {notes.map((note) => (
          <p key={note} className="desk-wrong">
            {note}.
          </p>
        ))}
        {counts.wrong > 0 && (
          <TickBox
            name="skip-wrong"
            text={
              counts.wrong === 1
                ? "Skip the row with errors and import the others"
                : `Skip the ${counts.wrong} rows with errors and import the others`
            }
          />
        )}
        {made.length > 0 && (
          <fieldset>
            <legend>The catalogue lacks</legend>
            <ul className="desk-lines">
              {made.map(({ kind, name, rows: count, similar }) => (
                <li key={`${kind} ${name}`}>
                  {`${kind} ${name}, rows: ${count}`}
                  {similar && <span className="desk-wrong"> Is {similar} meant?</span>}
                </li>
              ))}
            </ul>
            <TickBox name="create" text="Create all of these" required />
          </fieldset>
        )}
        {definable.length > 0 && (
          <details>
            <summary className="desk-summary">Filter, sort and compare products by columns</summary>
            {definable.map(({ title, specification: { name, unit } }) => (
              <TickBox
                key={title}
                name="define"
                value={title}
                defaultChecked={defined.includes(title)}
                text={`Show "${name}"${unit ? `, ${unit},` : ""} as a filter`}
              />
            ))}
          </details>
        )}
        <div className="desk-actions">
          {(canImport || definable.length > 0) && (
            <button className="btn" type="submit" name="intent" value="confirm">
              {canImport ? "Import" : "Save"}
            </button>
          )}
          {[
            ["rows", "Show the rows"],
            ["columns", "What the columns become"],
            ["cancel", "Cancel"],
          ].map(([intent, label]) => (
            <button
              key={intent}
              className="btn btn--line"
              type="submit"
              name="intent"
              value={intent}
              formNoValidate
            >
              {label}
            </button>
          ))}
        </div>
      </Form>
      {rows.length > 0 && (
        <DeskTable
          columns={["Row", "Name", "Result", "Changes"]}
          rows={rows.map((row) => ({
            key: row.row,
            cells: [
              row.row,
              <span key="name" className="is-name">
                {[row.name, row.sku].filter(Boolean).join(", ")}
              </span>,
              <span key="result" className="is-word">
                {RESULTS[row.outcome]}
              </span>,
              <RowChanges key="changes" {...row} />,
            ],
          }))}
        />
      )}
      {rowsLeftOut > 0 && <p>Rows not listed here: {rowsLeftOut}.</p>}
    </section>
  );
}

function RowChanges({ changes, changesLeftOut, errors }: PlanRowView) {
  return (
    <ul>
      {errors.map(({ column, value, message }) => (
        <li key={`${column} ${message}`} className="desk-wrong">
          {column}: {value === "" ? "(empty)" : `"${value}"`} {message}
        </li>
      ))}
      {changes.map(({ column, from, to }) => (
        <li key={column}>
          {column}: {from === "" ? "(empty)" : from} → {to === "" ? "(empty)" : to}
        </li>
      ))}
      {changesLeftOut > 0 && <li>Columns not listed here: {changesLeftOut}</li>}
    </ul>
  );
}
