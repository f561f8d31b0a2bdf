/** Shows above a form why it was rejected, and what someone else has saved; takes the focus. */
import { useRef } from "react";
import { useEnhancement } from "#app/ui/use-enhancement.ts";
import { DeskTable } from "../desk-table.tsx";
import type { FormFailure } from "./try-send.server.ts";

export function FailureNotice({ failure }: { failure: FormFailure | undefined }) {
  const element = useRef<HTMLDivElement>(null);
  // Each failed attempt is a new object.
  useEnhancement(() => {
    if (failure) (document.getElementById(failure.focus ?? "") ?? element.current)?.focus();
  }, [failure]);
  if (!failure) return null;
  const { message, errors, differences, focus } = failure;
  if (focus !== undefined)
    return (
      <p className="desk-hint" role="status">
        {message}
      </p>
    );
  const others = Object.entries(errors).filter(([, error]) => error !== message);
  return (
    <div className="desk-alert" role="alert" tabIndex={-1} ref={element}>
      {differences.length === 0 && others.length === 0 ? message : <p>{message}</p>}
      {others.length > 0 && (
        <ul>
          {others.map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`}>{error}</a>
            </li>
          ))}
        </ul>
      )}
      {differences.length > 0 && (
        <DeskTable
          columns={["Field", "Saved value", "Your value"]}
          rows={differences.map(({ name, label, saved, typed }) => ({
            key: name,
            cells: [label, saved || "(empty)", typed || "(empty)"],
          }))}
        />
      )}
    </div>
  );
}
