/** The form of one section: what went wrong above it, a conflict with somebody else's change shown side by side. */

import type { ReactNode } from "react";
import { Form } from "react-router";
import { DeskTable } from "../../desk-table.tsx";
import { FailureNotice } from "../../form/failure-notice.tsx";
import type { ProductFailure } from "./save-product.server.ts";

interface SectionFormProps {
  /** The state that the fields show. */
  version: number;
  failure: ProductFailure | undefined;
  children: ReactNode;
}

export function SectionForm({ version, failure, children }: SectionFormProps) {
  const conflict = failure?.conflict;
  return (
    <Form method="post" className="desk-form" preventScrollReset>
      {conflict ? <Conflict differences={conflict.differences} /> : <FailureNotice failure={failure} />}
      <input type="hidden" name="version" value={conflict?.version ?? version} key={conflict?.version ?? version} />
      {children}
      <button className="btn" type="submit">
        {conflict ? "Save mine over it" : "Save"}
      </button>
    </Form>
  );
}

function Conflict({ differences }: { differences: { field: string; saved: string; typed: string }[] }) {
  return (
    <div className="desk-alert" role="alert">
      <p>
        Somebody else saved this product while you were typing. Nothing of yours is lost: it is in the fields below.
      </p>
      {differences.length > 0 && (
        <DeskTable columns={["Field", "Saved now", "Yours"]}>
          {differences.map(({ field, saved, typed }) => (
            <tr key={field}>
              <td data-label="Field">{field.replaceAll("_", " ")}</td>
              <td data-label="Saved now">{saved || "(empty)"}</td>
              <td data-label="Yours">{typed || "(empty)"}</td>
            </tr>
          ))}
        </DeskTable>
      )}
    </div>
  );
}
