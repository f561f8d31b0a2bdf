/** A labelled field of a form with its error under it, each tied to the other for those who do not see them. */
import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  /** What to know before filling it in. */
  hint?: string;
  error: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
  children: (field: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

export function Field({ id, label, hint, error, wide = false, children }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  const classes = ["field", wide && "is-wide", error && "is-wrong"].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        ...(error && { "aria-invalid": true }),
        ...(describedBy && { "aria-describedby": describedBy }),
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
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
