/** Beside the redirects: the paths that visitors asked for in vain, and the import. */
import { Form, Link } from "react-router";
import { Field, TextArea } from "#app/ui/field.tsx";
import { DeskTable } from "../desk-table.tsx";
import type { FormFailure } from "../form/try-send.server.ts";

interface RedirectToolsProps {
  unknown: readonly { path: string; count: number; last_day: string }[];
  version: number;
  failure: FormFailure | undefined;
}

export function RedirectTools({ unknown, version, failure }: RedirectToolsProps) {
  return (
    <>
      <section className="desk-part" aria-labelledby="unknown-title">
        <h2 id="unknown-title">Paths without a page</h2>
        <p className="desk-hint">What visitors and search engines asked for in vain.</p>
        {unknown.length === 0 ? (
          <p>None so far.</p>
        ) : (
          <DeskTable
            columns={["Path", "Times", "Last asked for", "Redirect"]}
            rows={unknown.map(({ path, count, last_day }) => ({
              key: path,
              cells: [
                path,
                count,
                last_day,
                <Link key="to" to={`?${new URLSearchParams({ at: "new", from: path })}`}>
                  Redirect to…<span className="sr"> from {path}</span>
                </Link>,
              ],
            }))}
          />
        )}
      </section>
      <Form method="post" className="desk-form" aria-labelledby="import-title">
        <h2 id="import-title">Add many</h2>
        <input type="hidden" name="version" value={version} />
        <Field
          label="Old and new paths"
          name="columns"
          hint="Two columns from a spreadsheet: the old path, and where it leads"
          error={failure?.errors.columns}
        >
          {(field) => (
            <TextArea {...field} rows={6} defaultValue={failure?.texts.columns?.[0]} required />
          )}
        </Field>
        <button className="btn btn--line" type="submit" name="intent" value="import">
          Add the redirects
        </button>
      </Form>
    </>
  );
}
