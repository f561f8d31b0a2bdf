/** The step in which a person says what each column of a spreadsheet becomes. */
import { useId } from "react";
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
import { type FieldOption, toPlainOption } from "../form/fields.ts";
import { Select, TickBox } from "../form/form-fields.tsx";

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

/** Leads to the same question with every choice. */
const ANOTHER = { id: UNDECIDED, name: "Something else" };

/** Undecided columns that have every choice at once; more would make a large page. */
const MAX_COMPLETE = 50;

interface ColumnStepProps {
  report: SpreadsheetImport;
  /** Names of specifications that the shop has defined. */
  specifications: string[];
  upload: UploadView;
}

export function ColumnStep({ report, specifications, upload }: ColumnStepProps) {
  const { columns, problem, fields, sheets, hiddenRows } = report;
  const undecided = columns.filter(({ becomes }) => becomes === UNDECIDED);
  const decided = columns.filter(({ becomes }) => becomes !== UNDECIDED);
  const all = [...fields, ...specifications.map((name) => SPECIFICATION_OF + name)].map(
    toPlainOption,
  );
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
              <>
                <input type="hidden" name="shown-sheet" value={upload.sheet ?? ""} />
                <Select
                  {...field}
                  defaultValue={upload.sheet ?? ""}
                  options={sheets.map(toPlainOption)}
                  none="The first one"
                />
              </>
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
        {undecided.map((column, at) => (
          <ColumnField
            key={column.title}
            {...column}
            others={at < MAX_COMPLETE ? all : [ANOTHER]}
          />
        ))}
        {decided.length > 0 && (
          <details open={undecided.length === 0}>
            <summary className="desk-summary">Columns that are decided: {decided.length}</summary>
            {decided.map((column) => (
              <ColumnField
                key={column.title}
                {...column}
                others={[toPlainOption(column.becomes), ANOTHER]}
              />
            ))}
          </details>
        )}
        <div className="desk-actions">
          <button className="btn" type="submit" name="intent" value="assign">
            Continue
          </button>
          {undecided.length > 0 && (
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
function ColumnField({ title, values, becomes, others }: FileColumn & { others: FieldOption[] }) {
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
