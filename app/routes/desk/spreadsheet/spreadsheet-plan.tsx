/** The changes of an uploaded spreadsheet by row, and the button that imports them. */
import { Form, Link } from "react-router";
import { DeskTable } from "../desk-table.tsx";
import { TickBox } from "../form/options.tsx";
import type { PlanRowView, PlanView } from "./plan-view.ts";

const RESULTS: Record<PlanRowView["outcome"], string> = {
  new: "New",
  changed: "Changed",
  same: "Unchanged",
  example: "Example",
  wrong: "Error",
};

/** An export of a large catalogue has more columns. */
const MAX_OPEN_BOXES = 10;

export function SpreadsheetPlan({
  plan,
  token,
  defined,
}: {
  plan: PlanView;
  token: string;
  /** Titles of ticked columns to filter by. */
  defined: string[];
}) {
  const { counts, made, notes, definable, rows, rowsLeftOut } = plan;
  const hasChanges = counts.new + counts.changed > 0;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        What would change
      </h2>
      <p role="status">
        {counts.new} new, {counts.changed} changed, {counts.same} unchanged, {counts.wrong} with
        errors.
      </p>
      {counts.example > 0 && <p>Examples of the template, left out: {counts.example}.</p>}
      {notes.map((note) => (
        <p key={note} className="desk-wrong">
          {note}.
        </p>
      ))}
      {made.length > 0 && <p>Also added: {made.map(({ name }) => name).join(", ")}.</p>}
      {(hasChanges || definable.length > 0) && (
        <Form method="post" encType="multipart/form-data" className="desk-form">
          <input type="hidden" name="token" value={token} />
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
          {definable.length > 0 && (
            <details open={definable.length <= MAX_OPEN_BOXES}>
              <summary className="desk-summary">
                Filter, sort and compare products by columns
              </summary>
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
          <button className="btn" type="submit" name="intent" value="confirm">
            {hasChanges ? "Import" : "Save"}
          </button>
          <Link to="/desk/spreadsheet">Cancel</Link>
        </Form>
      )}
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
