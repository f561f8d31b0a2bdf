/** What an uploaded table would do, row by row, and the button that does it. */

import { Form } from "react-router";
import { DeskTable } from "../desk-table.tsx";
import type { ShownPlan, ShownRow } from "./shown-plan.ts";
import type { Subject } from "./subjects.ts";

export function SheetPlan({ plan, token, of }: { plan: ShownPlan; token: string; of: Subject }) {
  const { counts, made, details, rows, rowsLeftOut } = plan;
  const hasWork = counts.new + counts.changed > 0;
  return (
    <section aria-labelledby="plan-title">
      <h2 id="plan-title" tabIndex={-1}>
        What would change
      </h2>
      <p role="status">
        {counts.new} new, {counts.changed} changed, {counts.same} as they are, {counts.wrong} wrong.
      </p>
      {made.length > 0 && <p>Made on the way: {made.join(", ")}.</p>}
      {details.length > 0 && <p>Technical details, as product pages show them: {details.join(", ")}.</p>}
      {rows.length > 0 && (
        <DeskTable columns={["Row", "Name", "Outcome", "What"]}>
          {rows.map((row) => (
            <PlanRow key={row.row} row={row} />
          ))}
        </DeskTable>
      )}
      {rowsLeftOut > 0 && <p>… and {rowsLeftOut} more rows.</p>}
      {hasWork && (
        <Form method="post" encType="multipart/form-data" className="desk-form">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="of" value={of} />
          {counts.wrong > 0 && (
            <label className="desk-check">
              <input type="checkbox" name="skip-wrong" required />
              Leave the {counts.wrong} wrong rows out and write the others
            </label>
          )}
          <button className="btn" type="submit" name="intent" value="confirm">
            Write it
          </button>
        </Form>
      )}
    </section>
  );
}

function PlanRow({ row: { row, sku, name, outcome, changes, errors } }: { row: ShownRow }) {
  return (
    <tr>
      <td data-label="Row">{row}</td>
      <td data-label="Name">{[name, sku].filter(Boolean).join(", ")}</td>
      <td data-label="Outcome">{outcome}</td>
      <td data-label="What">
        <ul>
          {errors.map(({ column, value, message }) => (
            <li key={`${column} ${message}`} className="desk-wrong">
              {column}: {value === "" ? "(empty)" : `"${value}"`} {message}
            </li>
          ))}
          {changes.map(({ column, from, to, reading }) => (
            <li key={column}>
              {column}: {from === "" ? "(empty)" : from} → {to === "" ? "(empty)" : to}
              {reading && <small className="desk-hint"> {reading}</small>}
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}
