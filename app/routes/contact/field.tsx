/** A labelled field of a form with its error under it, each tied to the other for those who do not see them. */
import type { ReactNode } from "react";

interface FieldProps {
  id: string;
  label: string;
  error: string | undefined;
  /** Takes the whole row. */
  wide?: boolean;
  children: (field: { id: string; "aria-invalid"?: true; "aria-describedby"?: string }) => ReactNode;
}

export function Field({ id, label, error, wide = false, children }: FieldProps) {
  const classes = ["field", wide && "is-wide", error && "is-wrong"].filter(Boolean).join(" ");
  return (
    <div className={classes}>
      <label htmlFor={id}>{label}</label>
      {children(error ? { id, "aria-invalid": true, "aria-describedby": `${id}-error` } : { id })}
      {error && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
