/** Shows above a form why it was rejected, and what someone else has saved; takes the focus. */
import { useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { DeskTable } from "../desk-table.tsx";
import type { FormFailure } from "./try-send.server.ts";

export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  // Each failed attempt is a new object.
  useEnhancement(() => {
    if (failure) element.current?.focus();
  }, [failure]);
  if (!failure) return null;
  const { message, conflict } = failure;
  return (
    <div className="desk-alert" role="alert" tabIndex={-1} ref={element}>
      {conflict ? <Differences {...conflict} /> : message}
    </div>
  );
}

function Differences({ differences }: NonNullable<FormFailure["conflict"]>) {
  return (
    <>
      <p>
        Someone else saved changes while you were editing. Your changes are still in the fields.
        Save again to overwrite theirs.
      </p>
      <DeskTable columns={["Field", "Saved value", "Your value"]}>
        {differences.map(({ field, saved, typed }) => (
          <tr key={field}>
            <td data-label="Field">{field}</td>
            <td data-label="Saved value">{saved || "(empty)"}</td>
            <td data-label="Your value">{typed || "(empty)"}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}
