/** What an uploaded spreadsheet would change, and the button that imports it. */
import { Form } from "react-router";
import type { SpreadsheetImport, SpreadsheetRow } from "#app/contract/spreadsheet-import.ts";
import { DeskTable } from "../desk-table.tsx";
import { TickBox } from "../form/form-fields.tsx";
import type { UploadView } from "./column-step.tsx";

/** A row of the page, with the first of its changes. */
export interface ShownRow extends SpreadsheetRow {
  changesLeftOut: number;
}

const RESULTS: Record<SpreadsheetRow["outcome"], string> = {
  new: "New",
  changed: "Changed",
  same: "Unchanged",
  example: "Example",
  wrong: "Error",
};

export function SpreadsheetPlan({
  report: { counts, made, notes, definable, hiddenRows },
  rows,
  upload,
  defined,
}: {
  report: SpreadsheetImport;
  rows: ShownRow[];
  upload: UploadView;
  /** Titles of ticked columns to filter by. */
  defined: string[];
}) {
  const leftOut = counts.example + (upload.hiddenRows ? 0 : hiddenRows);
  const rowsLeftOut = counts.new + counts.changed + counts.wrong - rows.length;
  const canImport = counts.new + counts.changed > 0;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        What would change
      </h2>
      <Form method="post" className="desk-form">
        <input type="hidden" name="token" value={upload.token} />
        <input type="hidden" name="sheet" value={upload.sheet} />
        {upload.hiddenRows && <input type="hidden" name="hidden-rows" value="on" />}
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
            text={`Skip the rows with errors (${counts.wrong}) and import the others`}
          />
        )}
        {made.length > 0 && (
          <fieldset>
            <legend>The catalogue lacks</legend>
            <ul className="desk-lines">
              {made.map(({ kind, name, rows: count }) => (
                <li key={`${kind} ${name}`}>{`${kind} ${name}, rows: ${count}`}</li>
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
          {(canImport || (definable.length > 0 && counts.wrong === 0)) && (
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

function RowChanges({ changes, changesLeftOut, errors }: ShownRow) {
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
