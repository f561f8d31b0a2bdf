/** A labelled field of the desk, with a hint and its error under it, tied together for those who do not see them. */
import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  name: string;
  "aria-invalid"?: true;
  "aria-describedby"?: string;
}

interface DeskFieldProps {
  label: string;
  name: string;
  hint?: string;
  error?: string | undefined;
  /** Where a page has several fields of one name. */
  id?: string;
  children: (field: FieldProps) => ReactNode;
}

export function DeskField({ label, name, hint, error, id = `desk-${name}`, children }: DeskFieldProps) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={error ? "field is-wrong" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        ...(error && { "aria-invalid": true as const }),
        ...(described && { "aria-describedby": described }),
      })}
      {hint && (
        <p className="desk-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
