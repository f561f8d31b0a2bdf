/** Says above a form why it was not taken, and what somebody else saved meanwhile; it is looked at before the fields. */
import { useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { DeskTable } from "../desk-table.tsx";
import { nameField } from "./field-names.ts";
import type { FormFailure } from "./try-send.server.ts";

export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  const notice = useRef<HTMLDivElement>(null);
  // Each attempt that fails is an object of its own.
  useEnhancement(() => {
    if (failure) notice.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { field, message, conflict } = failure;
  return (
    <div className="desk-alert" role="alert" tabIndex={-1} ref={notice}>
      {conflict ? <Differences {...conflict} /> : field ? `${nameField(field)}: ${message}` : message}
    </div>
  );
}

function Differences({ differences }: NonNullable<FormFailure["conflict"]>) {
  return (
    <>
      <p>
        Somebody else saved this while you were typing. Nothing of yours is lost: it is still in the fields. Save again
        to put it in the place of theirs.
      </p>
      <DeskTable columns={["Field", "Saved now", "Yours"]}>
        {differences.map(({ field, saved, typed }) => (
          <tr key={field}>
            <td data-label="Field">{nameField(field)}</td>
            <td data-label="Saved now">{saved || "(empty)"}</td>
            <td data-label="Yours">{typed || "(empty)"}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}
