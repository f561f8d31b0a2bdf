/** The step in which a person says what each column of a spreadsheet becomes. */
import { Fragment, useId } from "react";
import { Form } from "react-router";
import {
  LEFT_OUT,
  SPECIFICATION,
  SPECIFICATION_OF,
  STAFF_ONLY,
  UNDECIDED,
} from "#app/contract/column-targets.ts";
import type { FileColumn, SpreadsheetImport } from "#app/contract/spreadsheet-import.ts";
import { Field } from "#app/ui/field.tsx";
import { toPlainOption } from "../form/fields.ts";
import { Select, TickBox } from "../form/options.tsx";

const USUAL = [
  { id: SPECIFICATION, name: "Specification, which customers see" },
  { id: STAFF_ONLY, name: "Staff only" },
  { id: LEFT_OUT, name: "Left out" },
];

/** The uploaded file, and what of it is read. */
export interface UploadView {
  token: string;
  sheet: string | undefined;
  hiddenRows: boolean;
}

/** Fields by which the server finds the upload again. */
export function UploadFields({ token, sheet, hiddenRows }: UploadView) {
  return (
    <>
      <input type="hidden" name="token" value={token} />
      {sheet !== undefined && <input type="hidden" name="sheet" value={sheet} />}
      {hiddenRows && <input type="hidden" name="hidden-rows" value="on" />}
    </>
  );
}

/** Undecided columns on one page, each of which has every choice. */
const MAX_ASKED = 50;

interface ColumnStepProps {
  report: Pick<SpreadsheetImport, "columns" | "problem" | "fields" | "sheets" | "hiddenRows">;
  /** Names of specifications that the shop has defined. */
  specifications: string[];
  upload: UploadView;
}

export function ColumnStep({ report, specifications, upload }: ColumnStepProps) {
  const { columns, problem, fields, sheets, hiddenRows } = report;
  const undecided = columns.filter(({ becomes }) => becomes === UNDECIDED);
  const asked = undecided.slice(0, MAX_ASKED);
  const decided = columns.filter(({ becomes }) => becomes !== UNDECIDED);
  const all = [...fields, ...specifications.map((name) => SPECIFICATION_OF + name)];
  return (
    <section aria-labelledby="columns-title">
      <h2 id="columns-title" tabIndex={-1}>
        What the columns become
      </h2>
      <p role="status">{problem}</p>
      <Form method="post" className="desk-form">
        <input type="hidden" name="token" value={upload.token} />
        {sheets.length > 0 && (
          <Field label="Worksheet" name="sheet">
            {(field) => (
              <Select
                {...field}
                defaultValue={upload.sheet ?? ""}
                options={sheets.map((name) => ({ id: name, name }))}
                none="The first one"
              />
            )}
          </Field>
        )}
        {hiddenRows > 0 && (
          <TickBox
            name="hidden-rows"
            defaultChecked={upload.hiddenRows}
            text={`Import the hidden rows too: ${hiddenRows}`}
          />
        )}
        {(sheets.length > 0 || hiddenRows > 0) && (
          <button className="btn btn--line" type="submit" name="intent" value="read" formNoValidate>
            Read again
          </button>
        )}
        {asked.map((column) => (
          <ColumnField key={column.title} {...column} others={all.map(toPlainOption)} />
        ))}
        {decided.length > 0 && (
          <details open={asked.length === 0}>
            <summary className="desk-summary">Columns that are decided: {decided.length}</summary>
            {decided.map((column) => (
              <ColumnField
                key={column.title}
                {...column}
                others={[toPlainOption(column.becomes), { id: UNDECIDED, name: "Something else" }]}
              />
            ))}
          </details>
        )}
        {undecided.length > MAX_ASKED && (
          <p>Columns that follow on the next page: {undecided.length - MAX_ASKED}.</p>
        )}
        {undecided.slice(MAX_ASKED).map(({ title }) => (
          <Fragment key={title}>
            <input type="hidden" name="title" value={title} />
            <input type="hidden" name="becomes" />
          </Fragment>
        ))}
        <div className="desk-actions">
          <button className="btn" type="submit" name="intent" value="assign">
            Continue
          </button>
          {asked.length > 0 && (
            <button
              className="btn btn--line"
              type="submit"
              name="intent"
              value="leave-out"
              formNoValidate
            >
              Leave out the rest
            </button>
          )}
          <button className="link" type="submit" name="intent" value="cancel" formNoValidate>
            Cancel
          </button>
        </div>
      </Form>
    </section>
  );
}

/** @param others a decided column has few choices, one of which asks again */
function ColumnField({
  title,
  values,
  becomes,
  others,
}: FileColumn & { others: ReturnType<typeof toPlainOption>[] }) {
  const options = [...USUAL, ...others.filter(({ id }) => !USUAL.some((usual) => usual.id === id))];
  const isAsked = becomes === UNDECIDED;
  return (
    <Field label={title} name="becomes" id={useId()} hint={values.join(" · ") || "No values"}>
      {(field) => (
        <>
          <input type="hidden" name="title" value={title} />
          <Select
            {...field}
            required
            defaultValue={isAsked ? "" : becomes}
            options={options}
            none={isAsked ? "Choose…" : undefined}
          />
        </>
      )}
    </Field>
  );
}
